import { TableFileError } from '#app/platform/table-files/table-row.ts'

const BLOCK = 512
const AT = { name: 0, size: 124, type: 156, magic: 257, prefix: 345 }
const LONG_NAME = 'L'
const MAX_NAME = 4096
const MAX_FILES = 2_000_000

export type TarEntry = { readonly offset: number; readonly size: number }

const textAt = (block: Buffer, from: number, length: number) =>
  block.toString('utf8', from, from + length).replace(/\0.*$/su, '')

function sizeOf(block: Buffer): number {
  const octal = textAt(block, AT.size, 12).trim()
  if (!/^[0-7]{1,12}$/u.test(octal))
    throw new TableFileError('The archive is damaged: a size in it is no number.')
  return Number.parseInt(octal, 8)
}

const withoutDots = (name: string) => name.replace(/^(?:\.\/)+/u, '')

function nameOf(block: Buffer): string {
  const [prefix, name] = [textAt(block, AT.prefix, 155), textAt(block, AT.name, 100)]
  const whole = prefix ? `${prefix}/${name}` : name
  return withoutDots(whole)
}

/** Reads headers of a tar archive one after the other, and passes over what is between them. */
class TarIndex {
  readonly entries = new Map<string, TarEntry>()
  #rest = Buffer.alloc(0)
  #position = 0
  #skip = 0
  #longName: string | null = null
  #isOver = false

  push(piece: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, piece])
    while (!this.#isOver && this.#atHeader() && this.#readHeader());
  }

  /** Moves to the next header. Returns false while more bytes are needed. */
  #atHeader(): boolean {
    const jump = Math.min(this.#skip, this.#rest.length)
    this.#rest = this.#rest.subarray(jump)
    this.#position += jump
    this.#skip -= jump
    return this.#skip === 0 && this.#rest.length >= BLOCK
  }

  #readHeader(): boolean {
    const block = this.#rest.subarray(0, BLOCK)
    this.#isOver = block.every((byte) => byte === 0)
    if (this.#isOver) return false
    if (textAt(block, AT.magic, 5) !== 'ustar') throw new TableFileError('The pictures are no tar archive.')
    const size = sizeOf(block)
    const padded = Math.ceil(size / BLOCK) * BLOCK
    const type = textAt(block, AT.type, 1)
    const hasLongName = type === LONG_NAME && size <= MAX_NAME
    if (hasLongName && this.#rest.length < BLOCK + padded) return false
    const longName = hasLongName ? withoutDots(textAt(this.#rest, BLOCK, size)) : null
    if (type === '0' || type === '') this.#add(this.#longName ?? nameOf(block), size)
    this.#longName = longName
    this.#skip = BLOCK + padded
    return true
  }

  #add(name: string, size: number): void {
    this.entries.set(name, { offset: this.#position + BLOCK, size })
    if (this.entries.size > MAX_FILES) throw new TableFileError('The archive has too many files.')
  }
}

/** Finds where each plain file of a tar archive begins. Links and devices are passed over, contents are not kept. */
export async function readTarIndex(stream: AsyncIterable<Buffer>): Promise<ReadonlyMap<string, TarEntry>> {
  const index = new TarIndex()
  for await (const piece of stream) index.push(piece)
  return index.entries
}
