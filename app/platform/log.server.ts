import { pino } from 'pino'
import { describeError } from './log-error.server.ts'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Names of values that must never be logged, wherever they are nested. */
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

/** A value named `err` is described by its serializer. */
const isError = (name: string, value: unknown) => value instanceof Error && name !== 'err'

/** Errors under other names than `err`: properties that libraries attach are left out too. */
function withPlainErrors(line: Record<string, unknown>): Record<string, unknown> {
  const found = Object.entries(line).filter(([name, value]) => isError(name, value))
  if (found.length === 0) return line
  const described: Record<string, unknown> = { ...line }
  for (const [name, error] of found) described[name] = describeError(error)
  return described
}

/** Structured lines on standard output, one JSON object each, times in UTC. */
export function openLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS, censor: '[hidden]' },
    serializers: { err: describeError },
    formatters: { log: withPlainErrors },
  }
  return destination ? pino(options, destination) : pino(options)
}
