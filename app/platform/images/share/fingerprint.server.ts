import { createHash } from 'node:crypto'
import type { ShareImage } from '#app/lib/share-image.ts'

/** Part of every fingerprint. A new design gets a new number: crawlers keep the picture of an address for days. */
const DESIGN = 1

const digits = (text: string, count: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, count)

/** The first digits name the page, so that no page serves the image of another one. */
const PAGE_DIGITS = 12
const CONTENT_DIGITS = 20

/** Returns the fingerprint of the image of a page and of what it shows: 32 hex digits. */
export function shareFingerprint(page: string, image: ShareImage): string {
  return digits(page, PAGE_DIGITS) + digits(JSON.stringify([DESIGN, image]), CONTENT_DIGITS)
}

/** Returns whether a fingerprint may be that of an image of a page. */
export const isFingerprintOf = (page: string, fingerprint: string): boolean =>
  fingerprint.startsWith(digits(page, PAGE_DIGITS))
