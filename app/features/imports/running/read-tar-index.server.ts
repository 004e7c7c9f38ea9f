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

function nameOf(block: Buffer): string {
  const [prefix, name] = [textAt(block, AT.prefix, 155), textAt(block, AT.name, 100)]
  const whole = prefix ? `${prefix}/${name}` : name
  return whole.replace(/^(?:\.\/)+/u, '')
}

/** Finds where each plain file of a tar archive begins. Links and devices are passed over, contents are not kept. */
export async function readTarIndex(stream: AsyncIterable<Buffer>): Promise<ReadonlyMap<string, TarEntry>> {
  const entries = new Map<string, TarEntry>()
  let rest = Buffer.alloc(0)
  let position = 0
  let skip = 0
  let longName: string | null = null
  for await (const piece of stream) {
    rest = Buffer.concat([rest, piece])
    for (;;) {
      const jump = Math.min(skip, rest.length)
      rest = rest.subarray(jump)
      position += jump
      skip -= jump
      if (skip > 0 || rest.length < BLOCK) break
      const block = rest.subarray(0, BLOCK)
      if (block.every((byte) => byte === 0)) return entries
      if (textAt(block, AT.magic, 5) !== 'ustar') throw new TableFileError('The pictures are no tar archive.')
      const [size, type] = [sizeOf(block), textAt(block, AT.type, 1)]
      const padded = Math.ceil(size / BLOCK) * BLOCK
      if (type === LONG_NAME && size <= MAX_NAME) {
        if (rest.length < BLOCK + padded) break
        longName = textAt(rest, BLOCK, size).replace(/^(?:\.\/)+/u, '')
      } else {
        if (type === '0' || type === '')
          entries.set(longName ?? nameOf(block), { offset: position + BLOCK, size })
        if (entries.size > MAX_FILES) throw new TableFileError('The archive has too many files.')
        longName = null
      }
      skip = BLOCK + padded
    }
  }
  return entries
}
