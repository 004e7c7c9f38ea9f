import type { LogPosition } from './log-position.ts'

/** What is known of a replica. */
export type ReplicaState = {
  /** Up to where it has replayed the log; null while it cannot be reached. */
  readonly position: LogPosition | null
  /** The earliest position of the primary that it has not reached, and when the primary was there. */
  readonly behind: { readonly position: LogPosition; readonly since: number } | null
}

export const UNKNOWN_REPLICA: ReplicaState = { position: null, behind: null }

type Poll = {
  readonly position: LogPosition | null
  /** The position of the primary; null while it cannot be reached. */
  readonly primary: LogPosition | null
  readonly now: number
}

/** Returns the state after both servers said at `now` (milliseconds) where they are. */
export function afterPoll({ behind }: ReplicaState, { position, primary, now }: Poll): ReplicaState {
  const reached = position ?? 0n
  if (behind && reached < behind.position) return { position, behind }
  return {
    position,
    behind: primary !== null && reached < primary ? { position: primary, since: now } : null,
  }
}

/** Returns how long ago the primary was where the replica is not yet, in milliseconds; 0 when it follows. */
export function lagOf({ behind }: ReplicaState, now: number): number {
  return behind ? now - behind.since : 0
}

type Demand = {
  /** What the reader has to see. */
  readonly needed: LogPosition
  readonly maxLagMs: number
  readonly now: number
}

/** Whether a reader gets what it has to see from this replica. */
export function mayServe(state: ReplicaState, { needed, maxLagMs, now }: Demand): boolean {
  return state.position !== null && state.position >= needed && lagOf(state, now) <= maxLagMs
}
