import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PictureWidth } from '#app/lib/picture.ts'
import { siteKeyFor } from '../auth/site-key.server.ts'
import {
  type ArchiveHeader,
  type ArchiveManifest,
  type ArchiveSignature,
  archiveHeader,
  archiveManifest,
  archiveSignature,
  type EntryName,
  FORMAT,
  foldersOf,
  HEADER_NAME,
  MANIFEST_NAME,
  MAX_FILE_BYTES,
  parseEntryName,
  SIGNATURE_NAME,
} from './archive/archive-format.ts'
import { type ByteReader, byteReader } from './archive/byte-reader.server.ts'
import { ContentSums } from './archive/content-sums.server.ts'
import { type Signer, signerOf } from './archive/sign-manifest.server.ts'
import { type TarFile, tarFiles } from './archive/tar.server.ts'
import { ArchiveError } from './backup-errors.ts'
import { AGE_MAGIC, decrypt } from './encryption.server.ts'

const decompress = promisify(gunzip)

/** A piece of an archive, in the order in which they come. */
export type ArchivePiece =
  | { readonly kind: 'header'; readonly header: ArchiveHeader }
  | { readonly kind: 'rows'; readonly folder: string; readonly text: Buffer }
  | { readonly kind: 'picture'; readonly id: string; readonly width: PictureWidth; readonly data: Buffer }
  | { readonly kind: 'manifest'; readonly manifest: ArchiveManifest; readonly signer: Signer }

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch (cause) {
    throw new ArchiveError('The archive is damaged: what it says about itself cannot be read.', { cause })
  }
}

function readHeader(data: Buffer): ArchiveHeader {
  const json = parsed(data)
  if (typeof json === 'object' && json && 'format' in json && Number(json.format) > FORMAT)
    throw new ArchiveError('The archive was made by a newer release of Haulpost: restore it with that one.')
  const header = archiveHeader.safeParse(json)
  if (header.success) return header.data
  throw new ArchiveError('This is no backup of Haulpost, or its header was changed.')
}

async function rowsIn(data: Buffer): Promise<Buffer> {
  try {
    return await decompress(data, { maxOutputLength: MAX_FILE_BYTES })
  } catch (cause) {
    throw new ArchiveError('The archive is damaged: a part of it cannot be decompressed.', { cause })
  }
}

/** Checks that parts come in the order of the header and are numbered without gaps. */
function partOrder(header: ArchiveHeader) {
  const folders = foldersOf(header)
  let [at, last] = [0, 0]
  return ({ folder, number }: EntryName & { kind: 'rows' }) => {
    const found = folders.indexOf(folder)
    const isNext = found === at ? number === last + 1 : found > at && number === 1
    if (!isNext) throw new ArchiveError(`The archive is damaged: ${folder} is not in its place.`)
    at = found
    last = number
  }
}

const UNKNOWN = 'The archive is foreign: it has a file that no backup has.'

/** Decrypts the source, if it is encrypted. */
async function plainReader(source: AsyncIterable<Uint8Array>, keys: readonly string[]): Promise<ByteReader> {
  const reader = byteReader(source)
  const start = await reader.takeUpTo(AGE_MAGIC.length)
  const rest = rejoined(start, reader)
  if (start.toString('latin1') !== AGE_MAGIC) return byteReader(rest)
  if (keys.length === 0)
    throw new ArchiveError('The archive is encrypted: name the file of its key with --key-file.')
  return byteReader(decrypt(rest, keys))
}

const CHUNK = 262_144

async function* rejoined(start: Buffer, rest: ByteReader): AsyncGenerator<Buffer> {
  yield start
  while (!(await rest.isAtEnd())) yield await rest.takeUpTo(CHUNK)
}

/**
 * Reads an archive to its end, and compares it with its checksums. Throws an ArchiveError for anything that differs,
 * at the manifest at the latest: pieces must not count before it came.
 */
export async function* readArchive(
  source: AsyncIterable<Uint8Array>,
  keys: readonly string[],
): AsyncGenerator<ArchivePiece> {
  const files = tarFiles(await plainReader(source, keys), MAX_FILE_BYTES)
  const sums = new ContentSums()
  const first = await files.next()
  if (first.done === true || first.value.name !== HEADER_NAME)
    throw new ArchiveError('This is no backup of Haulpost.')
  const header = readHeader(first.value.data)
  sums.addHeader(first.value.data)
  for (const folder of foldersOf(header)) sums.addFolder(folder)
  yield { kind: 'header', header }
  const isNext = partOrder(header)
  for await (const { name, data } of files) {
    if (name === MANIFEST_NAME) {
      const manifest = assertEqual(data, sums.manifest())
      yield { kind: 'manifest', manifest, signer: await signerAtEnd(files, data) }
      return
    }
    const entry = parseEntryName(name)
    if (!entry) throw new ArchiveError(UNKNOWN)
    if (entry.kind === 'rows') isNext(entry)
    yield await pieceOf(entry, name, data, sums)
  }
  throw new ArchiveError('The archive is cut off: its manifest is missing.')
}

/** Reads what comes after the manifest: its signature, or nothing. */
async function signerAtEnd(files: AsyncIterable<TarFile>, manifest: Buffer): Promise<Signer> {
  let signature: ArchiveSignature | null = null
  for await (const { name, data } of files) {
    if (signature || name !== SIGNATURE_NAME) throw new ArchiveError(UNKNOWN)
    signature = readSignature(data)
  }
  return signature ? signerOf(siteKeyFor('backup'), manifest, signature) : 'no one'
}

function readSignature(data: Buffer): ArchiveSignature {
  const signature = archiveSignature.safeParse(parsed(data))
  if (signature.success) return signature.data
  throw new ArchiveError('The archive is damaged: its signature cannot be read.')
}

async function pieceOf(
  entry: EntryName,
  name: string,
  data: Buffer,
  sums: ContentSums,
): Promise<ArchivePiece> {
  if (entry.kind === 'picture') {
    sums.addPicture(name, data)
    return { ...entry, data }
  }
  const text = await rowsIn(data)
  sums.addRows(entry.folder, text, data)
  return { kind: 'rows', folder: entry.folder, text }
}

function assertEqual(data: Buffer, found: ArchiveManifest): ArchiveManifest {
  const said = archiveManifest.safeParse(parsed(data))
  if (!said.success) throw new ArchiveError('The archive is damaged: its manifest cannot be read.')
  if (isDeepStrictEqual(said.data, found)) return found
  const folder = Object.keys(found.rows).find(
    (name) => !isDeepStrictEqual(said.data.rows[name], found.rows[name]),
  )
  const where = folder ?? (said.data.header === found.header ? 'the pictures' : 'the header')
  throw new ArchiveError(`The archive is damaged: ${where} differs from its checksum.`)
}

export type Verified = {
  readonly header: ArchiveHeader
  readonly manifest: ArchiveManifest
  readonly signer: Signer
}

const WHO = {
  'another key': 'It is signed with another key than that of this site',
  'no one': 'It is not signed, as before release 0.2',
} as const

/** Throws an ArchiveError for an archive that someone else may have made. */
export function assertOurs({ signer }: Pick<Verified, 'signer'>): void {
  if (signer === 'this site') return
  throw new ArchiveError(
    `${WHO[signer]}, so anyone may have changed it. Restore with the SITE_KEY or the site-key file of the site that made it; if you know where it comes from, add --unsigned.`,
  )
}

/** Reads a whole archive without keeping anything. Throws an ArchiveError unless all of it is as it was written. */
export async function verifyArchive(
  source: AsyncIterable<Uint8Array>,
  keys: readonly string[],
): Promise<Verified> {
  let header: ArchiveHeader | null = null
  let end: Pick<Verified, 'manifest' | 'signer'> | null = null
  for await (const piece of readArchive(source, keys)) {
    if (piece.kind === 'header') header = piece.header
    if (piece.kind === 'manifest') end = piece
  }
  if (!header || !end) throw new ArchiveError('This is no backup of Haulpost.')
  return { header, manifest: end.manifest, signer: end.signer }
}
