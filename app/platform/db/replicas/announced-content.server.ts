import { type LogPosition, laterPosition } from './log-position.ts'
import type { StatusConnection } from './status-connection.server.ts'

/** Up to where a replica must have replayed the log to have all content whose change was announced. */
export type AnnouncedContent = {
  /** Null while it is not known: between an announcement and the moment the primary has said where it is. */
  readonly needed: () => LogPosition | null
  readonly changed: () => void
}

/** Follows the announcements of changed content. A notification arrives after its commit, so the primary is behind it. */
export function announcedContent(primary: StatusConnection): AnnouncedContent {
  let known: LogPosition | null = null
  let isAsking = false
  let isStale = true

  async function ask(): Promise<void> {
    isAsking = true
    while (isStale) {
      isStale = false
      known = laterPosition(known, await primary.position())
    }
    isAsking = false
  }

  return {
    // While the primary is away nothing changes, and what the replicas have is all there is.
    needed: () => ((isAsking || isStale) && !primary.isAway() ? null : known),
    changed() {
      isStale = true
      if (!isAsking) void ask()
    },
  }
}
