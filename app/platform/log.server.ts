import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

/** What must never stand in a log line, wherever it is nested. */
const SECRETS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  'phone',
  'card',
  'client_secret',
].flatMap((name) => [name, `*.${name}`])

/** Structured lines on standard output, one JSON object each, times in UTC. */
export function openLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS, censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
