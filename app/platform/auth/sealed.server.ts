import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { siteKeyFor } from './site-key.server.ts'

// A stored secret: 'sealed:' and the name of the key, then nonce, tag and text by AES-256-GCM, in base64url.
const MARK = 'sealed:'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const NAME_LENGTH = 8
const SEALED = /^sealed:(?<key>[\w-]{8}):(?<data>[\w-]+)$/u

/** What is sealed; a text of one kind cannot be put in the place of another. */
type SealedKind = 'mail' | 'authenticator' | 'form'

/** Returns the name of a key, which tells whether this site has it. */
export const nameOfKey = (key: Buffer): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, NAME_LENGTH)

/** Returns how sealed texts of this site begin. */
export const sealedPrefix = (): string => `${MARK}${nameOfKey(siteKeyFor('sealed'))}:`

/** Encrypts a text for the database: to read it there or in a backup takes the key of the site as well. */
export function seal(kind: SealedKind, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, siteKeyFor('sealed'), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(kind))
  const data = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()])
  return `${sealedPrefix()}${Buffer.concat([nonce, cipher.getAuthTag(), data]).toString('base64url')}`
}

function opened(kind: SealedKind, data: Buffer): string | null {
  const nonce = data.subarray(0, NONCE_BYTES)
  const tag = data.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, siteKeyFor('sealed'), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(kind))
    decipher.setAuthTag(tag)
    const rest = decipher.update(data.subarray(NONCE_BYTES + TAG_BYTES))
    return inflateRawSync(Buffer.concat([rest, decipher.final()])).toString()
  } catch {
    return null
  }
}

/**
 * Returns a sealed text; null for one that was sealed with another key, or changed. A text that is not sealed was stored by
 * an earlier release, and is returned as it is.
 */
export function unseal(kind: SealedKind, stored: string): string | null {
  if (!stored.startsWith(MARK)) return stored
  const { key, data = '' } = SEALED.exec(stored)?.groups ?? {}
  if (key !== nameOfKey(siteKeyFor('sealed'))) return null
  const bytes = Buffer.from(data, 'base64url')
  // The last character may have bits that mean nothing: only the text that was written is accepted.
  return bytes.toString('base64url') === data ? opened(kind, bytes) : null
}
