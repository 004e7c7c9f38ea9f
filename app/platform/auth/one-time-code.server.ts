import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

// RFC 6238 as every authenticator app implements it: SHA-1, six digits, thirty seconds.
const PERIOD_S = 30
const SECRET_BYTES = 20

/** Codes of the previous and the next period count too, because clocks of phones are not exact. */
const WINDOW = 1

const RECOVERY_BYTES = 10

const appFor = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S, label, issuer })

/** Returns a new secret for an authenticator app, in base32. */
export function newAppSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32
}

/** Returns the address that the QR code contains. */
export function appAddress(secret: string, { email, site }: { email: string; site: string }): string {
  return appFor(secret, email, site).toString()
}

/** Returns the code that an app shows at a given time. */
export function codeAt(secret: string, at: Date): string {
  return appFor(secret).generate({ timestamp: at.getTime() })
}

/** Returns the number of the period since 1970 to which a code belongs, or null when it is wrong or not current. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = appFor(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

/** Returns a recovery code: four groups that cannot be guessed. */
export function newRecoveryCode(): string {
  const letters = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32
  return (letters.toLowerCase().match(/.{4}/gu) ?? []).join('-')
}
