import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { PageLayout } from './page-table.ts'
import { sampleOf } from './samples.ts'

// In how many ways a page is looked at. See the journey of the layout.

type Reader = PageLayout['reader']

const READERS: Readonly<Record<Reader, readonly Reader[]>> = {
  visitor: ['visitor', 'member', 'admin'],
  member: ['member', 'admin'],
  admin: ['admin'],
}

/** Phones, tablets, and what is wider, each from small to large. */
export const WIDTHS = [
  [320, 390, 600],
  [768, 834, 900],
  [1024, 1280, 1920],
] as const

type Motion = 'no-preference' | 'reduce'
const MOTIONS: readonly Motion[] = ['no-preference', 'reduce']

export type Sight = {
  readonly language: Locale
  readonly reader: Reader
  /** Which wishes for motion the reader has, one after the other. */
  readonly motions: readonly Motion[]
}

/** Returns in which languages, for whom, and with or without motion a page is opened. */
export function sightsOf({ reader: from }: Pick<PageLayout, 'reader'>, index: number): readonly Sight[] {
  const motions = sampleOf(MOTIONS, index)
  const all = LOCALES.flatMap((language) => READERS[from].map((reader) => ({ language, reader, motions })))
  return sampleOf(all, index)
}

/**
 * Returns every width or, as a sample, one of each kind: others for the next page. Each second page ends as a phone, so
 * that the buttons of small screens are seen too.
 */
export function widthsOf(index: number): readonly number[] {
  const widths = WIDTHS.flatMap((kind, place) => sampleOf(kind, index + Math.floor(index / (place + 4))))
  return index % 2 === 0 ? widths : widths.toReversed()
}
