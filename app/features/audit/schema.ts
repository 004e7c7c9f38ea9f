import { parseChoice, parseDay, parseText } from '#app/lib/list-query.ts'
import {
  AUDIT_ACTIONS,
  AUDIT_TARGETS,
  type AuditAction,
  type AuditTarget,
  DONE_BY,
  type DoneBy,
} from './audit-actions.ts'

/** What of the log a URL asks for ([LOG-02]). Days are UTC, 'YYYY-MM-DD', both included. */
export type LogQuery = {
  /** An address or an id of who did it. */
  readonly who: string
  readonly by: DoneBy | null
  readonly action: AuditAction | null
  readonly kind: AuditTarget | null
  /** The id of the target, or the address of a user. */
  readonly target: string
  readonly from: string | null
  readonly to: string | null
}

export function parseLogQuery(params: URLSearchParams): LogQuery {
  return {
    who: parseText(params, 'who', 254),
    by: parseChoice(params, 'by', DONE_BY, null),
    action: parseChoice(params, 'action', AUDIT_ACTIONS, null),
    kind: parseChoice(params, 'kind', AUDIT_TARGETS, null),
    target: parseText(params, 'target', 254),
    from: parseDay(params, 'from'),
    to: parseDay(params, 'to'),
  }
}

/** The entry after which a page begins; null for the newest. */
export function parseLogCursor(params: URLSearchParams): number | null {
  const asked = params.get('before') ?? ''
  return /^[1-9]\d{0,14}$/u.test(asked) ? Number(asked) : null
}
