import { pino } from 'pino'
import { readConfig } from '../read-config.ts'
import { StartError } from '../start-error.ts'
import { examine, type Finding } from './examine.ts'

const SIGN = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const

function print(finding: Finding): void {
  process.stdout.write(`${SIGN[finding.state]}  ${finding.part}: ${finding.words}\n`)
  if (finding.advice) process.stdout.write(`      → ${finding.advice}\n`)
}

try {
  const config = readConfig(process.env)
  let bad = 0
  for await (const finding of examine(config, pino({ level: 'silent' }))) {
    print(finding)
    if (finding.state === 'bad') bad++
  }
  process.stdout.write(
    bad === 0 ? 'Easel can run here.\n' : `${bad} ${bad === 1 ? 'thing has' : 'things have'} to be mended.\n`,
  )
  process.exitCode = bad === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stdout.write(`BAD   settings: ${error.message}\n`)
  process.exitCode = 1
}
