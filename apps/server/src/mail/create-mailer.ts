import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Letter, Mailer } from './mailer.ts'

/** By SMTP when its URL is set; else each letter is written to the log, where the operator can read its link. */
export function createMailer(smtpUrl: string | null, from: string, log: Logger): Mailer {
  if (!smtpUrl) {
    return {
      delivers: false,
      send: async (letter: Letter) =>
        log.info(
          { part: 'mail', to: letter.to, subject: letter.subject },
          `Mail (no SMTP_URL is set, so it stays here):\n${letter.text}`,
        ),
    }
  }
  const transport = createTransport(smtpUrl)
  return {
    delivers: true,
    send: async (letter) => {
      await transport.sendMail({ from, ...letter })
    },
  }
}
