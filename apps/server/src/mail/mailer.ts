/** One plain-text letter. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends letters by SMTP, or writes them to the log when no server is set. */
export interface Mailer {
  send(letter: Letter): Promise<void>
  /** Whether letters really leave the house. */
  readonly delivers: boolean
}
