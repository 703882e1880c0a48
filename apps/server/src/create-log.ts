import { pino, stdSerializers, type DestinationStream, type Level, type Logger, type LoggerOptions } from 'pino'

/** What an error of the database carries besides its sentence: rows and statements, and so people's words. */
const DATABASE_WORDS = new Set(['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters', 'sql'])

/** Errors with all that helps to find their cause, without the rows that they were about. */
function describeError(error: Error): object {
  return Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([name]) => !DATABASE_WORDS.has(name)))
}

/** The log: JSON lines without sessions, passwords, and words of people's works. */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: ['authorization', 'cookie', '*.password', '*.token'],
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}
