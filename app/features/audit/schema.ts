import { choiceAsked, dayAsked, textAsked } from '#app/lib/list-query.ts'
import {
  AUDIT_ACTIONS,
  AUDIT_TARGETS,
  type AuditAction,
  type AuditTarget,
  DONE_BY,
  type DoneBy,
} from './audit-actions.ts'

/** What of the log a URL asks for ([LOG-02]). Days are UTC, 'YYYY-MM-DD', both included. */
export type LogAsked = {
  /** An address or an id of who did it. */
  readonly who: string
  readonly by: DoneBy | null
  readonly action: AuditAction | null
  readonly kind: AuditTarget | null
  /** The id of what it was done to, or the address of a person. */
  readonly target: string
  readonly from: string | null
  readonly to: string | null
}

export function logAsked(params: URLSearchParams): LogAsked {
  return {
    who: textAsked(params, 'who', 254),
    by: choiceAsked(params, 'by', DONE_BY, null),
    action: choiceAsked(params, 'action', AUDIT_ACTIONS, null),
    kind: choiceAsked(params, 'kind', AUDIT_TARGETS, null),
    target: textAsked(params, 'target', 254),
    from: dayAsked(params, 'from'),
    to: dayAsked(params, 'to'),
  }
}

/** The entry after which a page begins; null for the newest. */
export function entryAsked(params: URLSearchParams): number | null {
  const asked = params.get('before') ?? ''
  return /^[1-9]\d{0,14}$/u.test(asked) ? Number(asked) : null
}
