import { splitLanguage } from './language-path.ts'
import { plainPath } from './plain-path.ts'

/** Pages whose address is a secret: links in emails, and secrets that replace an account. */
const KEYS =
  /^\/(?:reset-password|confirm-email|change-email|undo-email-change|sandbox|promotions\/statistics)(?:\/|\.data$|$)/u

/** Whether the address of a page is a secret: it must not be sent on, and the page must not be cached. */
export const isKey = (path: string): boolean => KEYS.test(plainPath(splitLanguage(path).path))

/** Returns an address for a log: of one with a secret, only the part that names the page. */
export function withoutKey(address: string): string {
  const path = URL.parse(address, 'http://any')?.pathname ?? ''
  return isKey(path) ? (KEYS.exec(plainPath(splitLanguage(path).path))?.[0] ?? '') : address
}
