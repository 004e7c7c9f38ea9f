import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { decodeBech32, encodeBech32 } from './bech32.ts'

// Keys of age (https://age-encryption.org/v1): a recipient encrypts, an identity decrypts. They are X25519 keys.

const RECIPIENT = 'age'
const IDENTITY = 'age-secret-key-'
const KEY_BYTES = 32

// What precedes the 32 bytes of an X25519 key in PKCS #8 and SPKI.
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex')
const PUBLIC_PREFIX = Buffer.from('302a300506032b656e032100', 'hex')

export const rawPublicKey = (key: KeyObject): Buffer =>
  key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length)

export const publicKeyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' })

/** Returns the public key of `age1…`; null when it is none. */
export function parseRecipient(text: string): KeyObject | null {
  const raw = decodeBech32(RECIPIENT, text)
  return raw?.length === KEY_BYTES ? publicKeyOf(raw) : null
}

function parseIdentity(text: string): KeyObject | null {
  const raw = decodeBech32(IDENTITY, text)
  if (raw?.length !== KEY_BYTES) return null
  return createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, raw]), format: 'der', type: 'pkcs8' })
}

/** Returns the private keys in a key file: one a line, as age-keygen writes them, with comments. */
export function identitiesIn(file: string): readonly KeyObject[] {
  const lines = file.split('\n').map((line) => line.trim())
  return lines.flatMap((line) => (line === '' || line.startsWith('#') ? [] : (parseIdentity(line) ?? [])))
}

/** Makes a pair of keys, as text. */
export function generateKeys(): { readonly recipient: string; readonly identity: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PRIVATE_PREFIX.length)
  return {
    recipient: encodeBech32(RECIPIENT, rawPublicKey(publicKey)),
    identity: encodeBech32(IDENTITY, secret).toUpperCase(),
  }
}
