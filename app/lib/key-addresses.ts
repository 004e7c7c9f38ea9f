import { plainPath } from './plain-path.ts'

/** Pages whose address is a key: links in mails, and secrets that stand in for an account. */
const KEYS =
  /^\/(?:reset-password|confirm-email|change-email|undo-email-change|sandbox|promotions\/statistics)(?:\/|\.data$|$)/u

/** Whether the address of a page is a key to it: it must not travel on, nor the page be kept. */
export const isKey = (path: string): boolean => KEYS.test(plainPath(path))

/** An address for a log: of one that is a key, no more than which door it opens. */
export function withoutKey(address: string): string {
  const path = URL.parse(address, 'http://any')?.pathname ?? ''
  return isKey(path) ? (KEYS.exec(plainPath(path))?.[0] ?? '') : address
}
