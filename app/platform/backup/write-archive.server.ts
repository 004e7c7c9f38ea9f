import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { openSession } from '../db/client.server.ts'
import {
  type ArchiveHeader,
  folderOf,
  HEADER_NAME,
  JOBS_FOLDER,
  MANIFEST_NAME,
  partName,
  pictureName,
  SIGNATURE_NAME,
} from './archive/archive-format.ts'
import { ContentSums } from './archive/content-sums.server.ts'
import { partsOf } from './archive/row-parts.server.ts'
import { signManifest } from './archive/sign-manifest.server.ts'
import { tarEnd, tarFile } from './archive/tar.server.ts'
import type { SitePictures } from './picture-files.server.ts'
import { beginSnapshot, copyJobs, copyTable } from './snapshot.server.ts'

const compress = promisify(gzip)
/** Level 4 takes half the time of level 6, for archives that are a twentieth larger. */
const GZIP = { level: 4 }

export type Progress = (done: { readonly what: string; readonly count: number }) => void

export type BackupSource = {
  readonly connectionString: string
  /** Null leaves them out. */
  readonly pictures: Pick<SitePictures, 'files'> | null
  readonly now: Date
  /** Signs the archive. Without one it is not signed. */
  readonly signingKey?: Buffer
  readonly onProgress?: Progress
}

type Part = { readonly text: Buffer; readonly file: Promise<Buffer> }

/** Returns the rows of a table as files, the next part being compressed while one is written. */
async function* rowFiles(folder: string, rows: AsyncIterable<Buffer>, sums: ContentSums, now: Date) {
  let number = 0
  let before: Part | null = null
  sums.addFolder(folder)

  async function finished({ text, file }: Part): Promise<Buffer> {
    number += 1
    sums.addRows(folder, text, await file)
    return tarFile(partName(folder, number), await file, now)
  }

  for await (const text of partsOf(rows)) {
    const file = compress(text, GZIP)
    // Awaited with the next part; a failure must not end the process before.
    file.catch(() => undefined)
    if (before) yield await finished(before)
    before = { text, file }
  }
  if (before) yield await finished(before)
}

async function* tableFiles(
  client: pg.Client,
  header: ArchiveHeader,
  sums: ContentSums,
  source: BackupSource,
) {
  const { now, onProgress } = source
  const folders = [
    ...header.tables.map((table) => ({ folder: folderOf(table.name), rows: () => copyTable(client, table) })),
    { folder: JOBS_FOLDER, rows: () => copyJobs(client) },
  ]
  for (const { folder, rows } of folders) {
    yield* rowFiles(folder, rows(), sums, now)
    onProgress?.({ what: folder, count: sums.manifest().rows[folder]?.rows ?? 0 })
  }
}

async function* pictureFiles({ pictures, now, onProgress }: BackupSource, sums: ContentSums) {
  if (!pictures) return
  for await (const { id, width, data } of pictures.files()) {
    const name = pictureName(id, width)
    sums.addPicture(name, data)
    yield tarFile(name, data, now)
  }
  onProgress?.({ what: 'pictures', count: sums.manifest().pictures.files })
}

const asJson = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

/**
 * Returns the site as a tar archive, piece by piece: the database as it is at one moment, while the site goes on, then
 * the pictures. Memory does not grow with the size of the site.
 */
export async function* writeArchive(source: BackupSource): AsyncGenerator<Buffer> {
  const sums = new ContentSums()
  const session = await openSession(source.connectionString)
  try {
    const header = await beginSnapshot(session.client, source.now)
    const text = asJson(header)
    sums.addHeader(text)
    yield tarFile(HEADER_NAME, text, source.now)
    yield* tableFiles(session.client, header, sums, source)
  } finally {
    await session.close()
  }
  yield* pictureFiles(source, sums)
  const manifest = asJson(sums.manifest())
  yield tarFile(MANIFEST_NAME, manifest, source.now)
  if (source.signingKey)
    yield tarFile(SIGNATURE_NAME, asJson(signManifest(source.signingKey, manifest)), source.now)
  yield tarEnd
}
