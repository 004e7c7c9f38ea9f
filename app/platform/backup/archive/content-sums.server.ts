import { createHash } from 'node:crypto'
import type { ArchiveManifest } from './archive-format.ts'

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')

/** Sums up the content of an archive while it is written or read; memory does not grow with its size. */
export class ContentSums {
  readonly #folders = new Map<string, { hash: ReturnType<typeof createHash>; rows: number; bytes: number }>()
  readonly #pictures = { hash: createHash('sha256'), files: 0, bytes: 0 }
  #header = ''

  addHeader(text: Buffer): void {
    this.#header = sha256(text)
  }

  /** Lists a folder, also without rows. */
  addFolder(folder: string): void {
    if (!this.#folders.has(folder))
      this.#folders.set(folder, { hash: createHash('sha256'), rows: 0, bytes: 0 })
  }

  /** Adds rows in COPY's text format, one a line, and the compressed file that they are stored as. */
  addRows(folder: string, text: Buffer, file: Buffer): void {
    this.addFolder(folder)
    const sums = this.#folders.get(folder)
    if (!sums) return
    sums.hash.update(file)
    sums.rows += countLines(text)
    sums.bytes += text.length
  }

  addPicture(name: string, data: Buffer): void {
    this.#pictures.hash.update(`${name} ${sha256(data)}\n`)
    this.#pictures.files += 1
    this.#pictures.bytes += data.length
  }

  manifest(): ArchiveManifest {
    const { hash, files, bytes } = this.#pictures
    const rows: ArchiveManifest['rows'] = {}
    for (const [folder, sums] of this.#folders)
      rows[folder] = { rows: sums.rows, bytes: sums.bytes, sha256: sums.hash.copy().digest('hex') }
    return {
      header: this.#header,
      rows,
      pictures: { files, bytes, sha256: hash.copy().digest('hex') },
    }
  }
}

const NEWLINE = 0x0a

function countLines(text: Buffer): number {
  let lines = 0
  for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, at + 1)) lines += 1
  return lines
}
