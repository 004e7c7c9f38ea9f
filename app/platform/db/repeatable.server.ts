import { isLostConnection, isUnsent } from './lost-connection.server.ts'

const READS = /^\s*(?:select|with)\b/iu
/** Words by which a statement that begins like a question changes something, or holds a lock. */
const CHANGES =
  /\b(?:insert|update|delete|merge|into|share|nextval|setval|pg_notify|create_queue|pg_\w*advisory\w*)\b/iu

/** Whether running a statement twice is the same as running it once. When in doubt, it is not. */
export function isRead(sql: string): boolean {
  return READS.test(sql) && !CHANGES.test(sql)
}

/** Whether a statement outside of a transaction may run again after this error: it cannot have changed anything. */
export function mayRepeat(sql: string, error: unknown): boolean {
  return isLostConnection(error) && (isUnsent(error) || isRead(sql))
}
