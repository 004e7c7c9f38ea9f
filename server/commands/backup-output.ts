import type { ArchiveManifest } from '#app/platform/backup/archive/archive-format.ts'
import type { Verified } from '#app/platform/backup/read-archive.server.ts'
import type { Progress } from '#app/platform/backup/write-archive.server.ts'

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const
const THOUSAND = 1000

/** Returns a size such as `12.3 MB`. */
export function sizeText(bytes: number): string {
  const power = bytes < THOUSAND ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  return `${(bytes / THOUSAND ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`
}

const NAME_WIDTH = 28

/** Prints what is done, beside what is written to standard output. */
export const printProgress: Progress = ({ what, count }) => {
  if (count === 0) return
  const [folder, table] = what.split('/')
  const unit = folder === 'tables' ? 'rows' : folder === 'pictures' ? 'files' : 'waiting'
  console.error(`  ${(table ?? what).padEnd(NAME_WIDTH)} ${count.toLocaleString('en').padStart(12)} ${unit}`)
}

/** Returns how much is in an archive, in one line. */
export function contentText({ rows, pictures }: ArchiveManifest): string {
  const tables = Object.entries(rows).filter(([folder]) => folder.startsWith('tables/'))
  const count = tables.reduce((sum, [, table]) => sum + table.rows, 0)
  const images = `${pictures.files.toLocaleString('en')} picture files (${sizeText(pictures.bytes)})`
  return `${count.toLocaleString('en')} rows of ${tables.length} tables, ${pictures.files > 0 ? images : 'no pictures'}`
}

/** Returns what an archive is: when it was made, on what, and how much is in it. */
export const archiveText = ({ header, manifest }: Verified): string =>
  `made ${header.createdAt} on PostgreSQL ${header.postgres}, schema ${header.migrations.at(-1)?.name ?? ''}: ${contentText(manifest)}`
