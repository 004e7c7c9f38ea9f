import { ArchiveError } from '../backup-errors.ts'
import type { ByteReader } from './byte-reader.server.ts'

// The part of tar (POSIX ustar) that an archive needs: plain files with short names. Links, devices, folders and
// extensions are refused, so that a foreign archive has no way to name anything outside.

const BLOCK = 512
const END = Buffer.alloc(2 * BLOCK)
const MAX_NAME = 100
const PLAIN_FILE = '0'
const AT = { name: 0, mode: 100, uid: 108, gid: 116, size: 124, mtime: 136, sum: 148, type: 156, magic: 257 }
const PREFIX_AT = 345

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

/** The sum of all bytes of a header, its own field counted as spaces. */
function sumOf(header: Buffer): number {
  const copy = Buffer.from(header)
  copy.fill(' ', AT.sum, AT.type)
  return copy.reduce((sum, byte) => sum + byte, 0)
}

const sumText = (header: Buffer) => `${octal(sumOf(header), 6)} `

function headerOf(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME) throw new Error(`The name is too long for tar: ${name}`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, AT.name)
  header.write(octal(0o600, 7), AT.mode)
  header.write(octal(0, 7), AT.uid)
  header.write(octal(0, 7), AT.gid)
  header.write(octal(size, 11), AT.size)
  header.write(octal(Math.floor(at.getTime() / 1000), 11), AT.mtime)
  header.write(PLAIN_FILE, AT.type)
  header.write('ustar\x0000', AT.magic)
  header.write(sumText(header), AT.sum)
  return header
}

/** Returns a file as it is in the archive. */
export function tarFile(name: string, data: Buffer, at: Date): Buffer {
  return Buffer.concat([headerOf(name, data.length, at), data, Buffer.alloc(padding(data.length))])
}

/** What follows the last file. */
export const tarEnd = END

const textAt = (header: Buffer, from: number, length: number) => {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString('latin1')
}

const numberAt = (header: Buffer, from: number, length: number) => {
  const text = textAt(header, from, length).trim()
  return /^[0-7]+$/u.test(text) ? Number.parseInt(text, 8) : Number.NaN
}

function sizeIn(header: Buffer, maxBytes: number): number {
  const size = numberAt(header, AT.size, 12)
  if (!(size <= maxBytes))
    throw new ArchiveError('The archive is damaged or foreign: a file in it is too large.')
  return size
}

/** Returns name and size of the file that follows. Throws an ArchiveError for anything but a plain file of ours. */
function readHeader(header: Buffer, maxBytes: number): { name: string; size: number } {
  if (textAt(header, AT.magic, 5) !== 'ustar')
    throw new ArchiveError('This is no backup: it is no tar archive.')
  if (header.toString('latin1', AT.sum, AT.type) !== sumText(header))
    throw new ArchiveError('The archive is damaged: the name or size of a file was changed.')
  const isPlain = textAt(header, AT.type, 1) === PLAIN_FILE && textAt(header, PREFIX_AT, 1) === ''
  if (!isPlain) throw new ArchiveError('The archive is foreign: it has something else than plain files.')
  return { name: textAt(header, AT.name, MAX_NAME), size: sizeIn(header, maxBytes) }
}

/** What fills blocks and follows the last file. */
function assertZeros(bytes: Buffer): void {
  if (bytes.some((byte) => byte !== 0))
    throw new ArchiveError('The archive is damaged: something is between its files or follows its end.')
}

export type TarFile = { readonly name: string; readonly data: Buffer }

/** Reads the files of an archive, one at a time and none larger than `maxBytes`, to its end. */
export async function* tarFiles(reader: ByteReader, maxBytes: number): AsyncGenerator<TarFile> {
  for (;;) {
    const header = await reader.take(BLOCK)
    if (header.every((byte) => byte === 0)) break
    const { name, size } = readHeader(header, maxBytes)
    const data = await reader.take(size)
    assertZeros(await reader.take(padding(size)))
    yield { name, data }
  }
  assertZeros(await reader.take(BLOCK))
  while (!(await reader.isAtEnd())) assertZeros(await reader.takeUpTo(BLOCK))
}
