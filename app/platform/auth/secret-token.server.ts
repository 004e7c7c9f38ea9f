import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{20,64}$/u

/** Returns a secret that cannot be guessed, safe in addresses and cookies. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Returns what the database stores of a secret: enough to recognize it, too little to use it. */
export function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether a text has the form of one of our secrets. */
export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text)
}
