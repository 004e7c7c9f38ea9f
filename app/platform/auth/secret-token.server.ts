import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{20,64}$/u

/** A secret that nobody guesses, fit for addresses and cookies. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database keeps of a secret: enough to recognise it, too little to use it. */
export function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether something that was sent can be one of our secrets at all. */
export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text)
}
