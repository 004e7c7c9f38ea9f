import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { ByteReader } from '../archive/byte-reader.server.ts'
import { ArchiveError } from '../backup-errors.ts'
import { publicKeyOf, rawPublicKey } from './age-keys.server.ts'

// The header of an age file (https://c2sp.org/age): the key of the file, wrapped for each recipient, and a MAC.

export const AGE_MAGIC = 'age-encryption.org/v1'
const STANZA = /^-> X25519 (?<share>[A-Za-z0-9+/]{43})$/u
const END = '---'
const FILE_KEY_BYTES = 16
const TAG_BYTES = 16
const NO_NONCE = Buffer.alloc(12)
const MAX_LINE = 1024
const MAX_LINES = 200

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

export const derivedKey = (secret: Uint8Array, salt: Uint8Array, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, 32))

function wrapKey(secret: Buffer, share: Uint8Array, recipient: Uint8Array): Buffer {
  return derivedKey(secret, Buffer.concat([share, recipient]), `${AGE_MAGIC}/X25519`)
}

function stanzaFor(recipient: KeyObject, fileKey: Buffer): string {
  const own = generateKeyPairSync('x25519')
  const share = rawPublicKey(own.publicKey)
  const secret = diffieHellman({ privateKey: own.privateKey, publicKey: recipient })
  const key = wrapKey(secret, share, rawPublicKey(recipient))
  const cipher = createCipheriv('chacha20-poly1305', key, NO_NONCE, { authTagLength: TAG_BYTES })
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
  return `-> X25519 ${unpadded(share)}\n${unpadded(body)}\n`
}

const macOf = (fileKey: Buffer, header: string) =>
  createHmac('sha256', derivedKey(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest()

/** Returns a new file key and the header that gives it to the recipients. */
export function sealHeader(recipients: readonly KeyObject[]): { header: string; fileKey: Buffer } {
  const fileKey = randomBytes(FILE_KEY_BYTES)
  const stanzas = recipients.map((recipient) => stanzaFor(recipient, fileKey)).join('')
  const header = `${AGE_MAGIC}\n${stanzas}${END}`
  return { header: `${header} ${unpadded(macOf(fileKey, header))}\n`, fileKey }
}

/** Returns the file key, if this key opens the stanza. */
function unwrap(identity: KeyObject, share: Buffer, body: Buffer): Buffer | null {
  try {
    const secret = diffieHellman({ privateKey: identity, publicKey: publicKeyOf(share) })
    const key = wrapKey(secret, share, rawPublicKey(createPublicKey(identity)))
    const cipher = createDecipheriv('chacha20-poly1305', key, NO_NONCE, { authTagLength: TAG_BYTES })
    cipher.setAuthTag(body.subarray(FILE_KEY_BYTES))
    return Buffer.concat([cipher.update(body.subarray(0, FILE_KEY_BYTES)), cipher.final()])
  } catch {
    return null
  }
}

async function readLine(reader: ByteReader): Promise<string> {
  const bytes: number[] = []
  while (bytes.length < MAX_LINE) {
    const byte = (await reader.take(1))[0] ?? 0
    if (byte === 0x0a) return Buffer.from(bytes).toString('latin1')
    bytes.push(byte)
  }
  throw new ArchiveError('The archive is damaged: its first lines are too long.')
}

/** Reads lines until the one with the MAC. */
async function readLines(reader: ByteReader): Promise<readonly string[]> {
  const lines: string[] = []
  while (lines.length < MAX_LINES) {
    const line = await readLine(reader)
    lines.push(line)
    if (line.startsWith(`${END} `)) break
  }
  return lines
}

/** Reads the header, and returns the file key. Throws an ArchiveError when none of the keys opens it. */
export async function openHeader(reader: ByteReader, identities: readonly KeyObject[]): Promise<Buffer> {
  const lines = await readLines(reader)
  const stanzas = lines.flatMap((line, i) => {
    const share = STANZA.exec(line)?.groups?.['share']
    const body = Buffer.from(lines[i + 1] ?? '', 'base64')
    const fits = share !== undefined && body.length === FILE_KEY_BYTES + TAG_BYTES
    return fits ? [{ share: Buffer.from(share, 'base64'), body }] : []
  })
  const opened = stanzas.flatMap(({ share, body }) =>
    identities.flatMap((identity) => unwrap(identity, share, body) ?? []),
  )
  const [fileKey] = opened
  if (!fileKey)
    throw new ArchiveError(
      'The archive is encrypted for another key than the one given, or its beginning is damaged.',
    )
  const given = Buffer.from(lines.at(-1)?.slice(END.length + 1) ?? '', 'base64')
  const expected = macOf(fileKey, `${lines.slice(0, -1).join('\n')}\n${END}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ArchiveError('The archive is damaged: its header was changed.')
  return fileKey
}
