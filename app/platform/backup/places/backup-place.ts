/** A file in a place for backups. */
export type StoredBackup = { readonly name: string; readonly bytes: number }

/** Where backups are kept: a folder or a bucket. */
export type BackupPlace = {
  /** For the operator, such as `/var/backups/haulpost`. */
  readonly title: string
  /** Stores a stream under a name that is free. It appears complete or not at all. Returns its size. */
  readonly write: (name: string, source: AsyncIterable<Buffer>) => Promise<number>
  readonly read: (name: string) => AsyncIterable<Uint8Array>
  /** Returns the backups in it, oldest first. Other files are not listed. */
  readonly list: () => Promise<readonly StoredBackup[]>
  readonly remove: (name: string) => Promise<void>
}

const NAME = /^haulpost-(?<day>\d{8})T(?<time>\d{6})Z\.tar(?:\.age)?$/u

/** Returns the name of a backup: its time in UTC, and whether it is encrypted. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const digits = at.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')
  return `haulpost-${digits}Z.tar${isEncrypted ? '.age' : ''}`
}

/** Returns when a backup was made, by its name; null for other files. */
export function backupTime(name: string): Date | null {
  const { day = '', time = '' } = NAME.exec(name)?.groups ?? {}
  if (day === '') return null
  const at = new Date(
    `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`,
  )
  return Number.isNaN(at.getTime()) ? null : at
}

type Keep = { readonly keepDays: number; readonly keepWeeks: number }

const DAY_MS = 86_400_000
/** The first of January 1970 was a Thursday: weeks begin on Monday. */
const weekOf = (at: Date) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7))
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/**
 * Returns the backups that may go: all but those of the last day, the newest of each of the last days that have one,
 * and the newest of each of the last weeks that have one. Days without a backup do not count, so that a broken schedule deletes nothing.
 */
export function obsoleteBackups(names: readonly string[], { keepDays, keepWeeks }: Keep): readonly string[] {
  const dated = names.flatMap((name) => {
    const at = backupTime(name)
    return at ? [{ name, at }] : []
  })
  const newestFirst = dated.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const newestOf = (period: (at: Date) => string, count: number) => {
    const kept = new Map<string, string>()
    for (const { name, at } of newestFirst)
      if (!kept.has(period(at)) && kept.size < count) kept.set(period(at), name)
    return [...kept.values()]
  }
  const [newest] = newestFirst
  const today = newestFirst
    .filter(({ at }) => newest && dayOf(at) === dayOf(newest.at))
    .map(({ name }) => name)
  const kept = new Set([...today, ...newestOf(dayOf, keepDays), ...newestOf(weekOf, keepWeeks)])
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name))
}
