import { z } from 'zod'
import { PICTURE_WIDTHS, type PictureWidth } from '#app/lib/picture.ts'

// What is in an archive, in this order: the header, the rows of each table, waiting jobs, pictures, the manifest, and the
// signature of the manifest since format 2.

/** The version of the format. A release reads all that are not newer than its own. */
export const FORMAT = 2

export const HEADER_NAME = 'haulpost-backup.json'
export const MANIFEST_NAME = 'manifest.json'
export const SIGNATURE_NAME = 'signature.json'

/** Rows come in parts of about this size, in bytes before compression. */
export const PART_BYTES = 4_000_000
/** No file in an archive is larger, and no part after decompression; a row may exceed PART_BYTES. */
export const MAX_FILE_BYTES = 64_000_000

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,59}$/u)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/u)
const count = z.number().int().min(0)

/** What is known before the rows are read. */
export const archiveHeader = z.object({
  product: z.literal('haulpost'),
  format: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  /** The version of PostgreSQL, for the reader only. */
  postgres: z.string().max(100),
  /** The migrations that made the tables, in the order of their names. */
  migrations: z
    .array(z.object({ name: z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/u), checksum: sha256 }))
    .min(1),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).min(1) })).min(1),
  /** The last number that each sequence gave out. */
  sequences: z.array(z.object({ name: identifier, value: count })),
})

export type ArchiveHeader = z.output<typeof archiveHeader>

/** What is known at the end: how much there is, and the checksums of the content. */
export const archiveManifest = z.object({
  header: sha256,
  /**
   * By folder, such as `tables/listings`; folders without rows have no files, and are listed all the same. The bytes
   * are those of the text, the checksum is that of all files of the folder in their order.
   */
  rows: z.record(z.string(), z.object({ rows: count, bytes: count, sha256 })),
  /** The checksum is that of a line for each file, with its name and its SHA-256. */
  pictures: z.object({ files: count, bytes: count, sha256 }),
})

export type ArchiveManifest = z.output<typeof archiveManifest>

/** Proves with the key of a site that it made the manifest, and so everything that the manifest has checksums of. */
export const archiveSignature = z.object({
  /** Names the key. */
  key: z.string().max(100),
  /** HMAC-SHA-256 of the manifest. */
  mac: sha256,
})

export type ArchiveSignature = z.output<typeof archiveSignature>

/** The folder of jobs that wait to be done. */
export const JOBS_FOLDER = 'jobs'
export const JOB_COLUMNS = ['name', 'data', 'start_after'] as const

export const folderOf = (table: string) => `tables/${table}`

/** Returns the folders of rows, in the order of the archive. */
export const foldersOf = (header: ArchiveHeader): readonly string[] => [
  ...header.tables.map(({ name }) => folderOf(name)),
  JOBS_FOLDER,
]

export const partName = (folder: string, number: number) =>
  `${folder}/${String(number).padStart(6, '0')}.copy.gz`

export const pictureName = (id: string, width: PictureWidth) =>
  `pictures/${id.slice(0, 2)}/${id}/${width}.webp`

const PART = /^(?<folder>tables\/[a-z_0-9]+|jobs)\/(?<number>\d{6})\.copy\.gz$/u
const PICTURE = /^pictures\/(?<start>[0-9a-f]{2})\/(?<id>[0-9a-f]{32})\/(?<width>\d{3,4})\.webp$/u

export type EntryName =
  | { readonly kind: 'rows'; readonly folder: string; readonly number: number }
  | { readonly kind: 'picture'; readonly id: string; readonly width: PictureWidth }

/** Returns what a file of the archive is, by its name; null for a name that no archive has. */
export function parseEntryName(name: string): EntryName | null {
  const part = PART.exec(name)?.groups
  if (part) return { kind: 'rows', folder: part['folder'] ?? '', number: Number(part['number']) }
  const { start, id = '', width: wide } = PICTURE.exec(name)?.groups ?? {}
  const width = PICTURE_WIDTHS.find((one) => String(one) === wide)
  return width !== undefined && id.startsWith(start ?? '-') ? { kind: 'picture', id, width } : null
}
