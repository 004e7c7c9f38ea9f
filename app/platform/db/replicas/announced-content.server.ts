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
      const position = await primary.position()
      known = laterPosition(known, position)
      // The primary did not say where it is: it is asked again when it is back.
      if (position === null) {
        isStale = true
        break
      }
    }
    isAsking = false
  }

  return {
    needed() {
      if (!isAsking && !isStale) return known
      // While the primary is away nothing changes, and what the replicas have is all there is.
      if (primary.isAway()) return known
      if (!isAsking) void ask()
      return null
    },
    changed() {
      isStale = true
      if (!isAsking) void ask()
    },
  }
}
