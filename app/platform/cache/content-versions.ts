import { type ContentChange, EVERYTHING } from './content-tags.ts'

/** More changed tags than this are forgotten together, as if everything had changed. */
const MAX_TAGS = 20_000

/**
 * Knows at which version each part of the content changed last. What was made of the content remembers the version that
 * it read before; it is current as long as none of its tags changed after that.
 */
export type ContentVersions = {
  /** Read it before the content is read. */
  readonly current: () => number
  readonly note: (change: ContentChange) => void
  readonly isCurrent: (version: number, dependsOn: ContentChange) => boolean
}

export function contentVersions(): ContentVersions {
  let version = 0
  let allChangedAt = 0
  const changedAt = new Map<string, number>()

  const noteAll = () => {
    allChangedAt = version
    changedAt.clear()
  }

  return {
    current: () => version,
    note(change) {
      version += 1
      if (change === EVERYTHING) return noteAll()
      for (const tag of change) changedAt.set(tag, version)
      if (changedAt.size > MAX_TAGS) noteAll()
    },
    isCurrent(read, dependsOn) {
      if (read < allChangedAt) return false
      if (dependsOn === EVERYTHING) return read === version
      return dependsOn.every((tag) => (changedAt.get(tag) ?? 0) <= read)
    },
  }
}
