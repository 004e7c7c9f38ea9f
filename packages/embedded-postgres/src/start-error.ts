import type { SpawnSyncReturns } from 'node:child_process'

/** The database cannot start, for a reason that an operator can remove. The message is one line. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

/** The data is of another major version: starting again does not help. */
export class OtherVersionError extends DatabaseStartError {}

/** Returns what a program printed as one line of at most 500 characters. */
export const inOneLine = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').slice(0, 500)

/** Returns in one line why a program failed, or could not even be started. */
export const whyFailed = ({ error, stderr }: SpawnSyncReturns<string>) => inOneLine(error?.message ?? stderr)

/** Returns the system's code of an error, such as `ENOENT`. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
