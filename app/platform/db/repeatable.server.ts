import { isLostConnection, isReadOnlyServer, isSilence, isUnsent } from './lost-connection.server.ts'

const READS = /^\s*(?:select|with)\b/iu
/** Words by which a statement that begins like a read changes something, or holds a lock. */
const CHANGES =
  /\b(?:insert|update|delete|merge|into|share|nextval|setval|pg_notify|create_queue|pg_\w*advisory\w*)\b/iu

/** Whether a statement only reads, so that running it twice is safe. In doubt, it does not. */
export function isRead(sql: string): boolean {
  return READS.test(sql) && !CHANGES.test(sql)
}

/** Whether a statement outside of a transaction may run again after this error: it cannot have changed anything. */
export function mayRepeat(sql: string, error: unknown): boolean {
  return isReadOnlyServer(error) || (isWorthRepeating(error) && (isUnsent(error) || isRead(sql)))
}

/** Whether another connection may work at once. Of a silent server, the caller has waited for the answer already. */
export const isWorthRepeating = (error: unknown) => isLostConnection(error) && !isSilence(error)
