import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { type ByteReader, byteReader } from '../archive/byte-reader.server.ts'
import { ArchiveError } from '../backup-errors.ts'
import { derivedKey, openHeader, sealHeader } from './age-header.server.ts'

// The payload of an age file: chunks of 64 KiB, each authenticated with its number and with whether it is the last.

const CHUNK = 65_536
const TAG_BYTES = 16
const NONCE_BYTES = 16

/** The nonce of a chunk: its number, and 1 for the last one. Without the last one a file is cut off. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function seal(key: Buffer, number: number, isLast: boolean, plain: Buffer): Buffer {
  const nonce = nonceOf(number, isLast)
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES })
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, number: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < TAG_BYTES) throw new ArchiveError('The archive is cut off: it ends too early.')
  const nonce = nonceOf(number, isLast)
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
  } catch (cause) {
    throw new ArchiveError('The archive is damaged or cut off: a part of it cannot be decrypted.', { cause })
  }
}

/** Encrypts a stream for the recipients, as `age -r` does. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  recipients: readonly KeyObject[],
): AsyncGenerator<Buffer> {
  const { header, fileKey } = sealHeader(recipients)
  const nonce = randomBytes(NONCE_BYTES)
  yield Buffer.concat([Buffer.from(header), nonce])
  const key = derivedKey(fileKey, nonce, 'payload')
  const reader = byteReader(source)
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const plain = await reader.takeUpTo(CHUNK)
    isLast = await reader.isAtEnd()
    yield seal(key, number, isLast, plain)
  }
}

/** Decrypts what follows, as `age -d` does. Throws an ArchiveError for a wrong key, and for any damage. */
export async function* decrypt(reader: ByteReader, identities: readonly KeyObject[]): AsyncGenerator<Buffer> {
  const fileKey = await openHeader(reader, identities)
  const key = derivedKey(fileKey, await reader.take(NONCE_BYTES), 'payload')
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const sealed = await reader.takeUpTo(CHUNK + TAG_BYTES)
    isLast = await reader.isAtEnd()
    yield open(key, number, isLast, sealed)
  }
}
