import type { Company } from '#app/features/items/company.ts'
import { type ItemCard, itemPath } from '#app/features/items/item-card.ts'
import { shortItemPath } from '#app/features/items/item-kinds.ts'
import type { CardRow } from '#app/features/items/read-cards.server.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import { truncate } from '#app/lib/text.ts'
import { sharedPicture } from '../addresses.ts'
import { element, XML_HEAD, xmlText } from '../xml.ts'

/** How many listings a feed contains. */
export const FEED_SIZE = 30

/** How much of a listing's text a feed contains, in characters. */
const SUMMARY = 200

export type FeedRow = Pick<
  CardRow,
  'publicId' | 'title' | 'summary' | 'price' | 'city' | 'state' | 'picture' | 'createdAt'
> &
  Pick<ItemCard, 'facts' | 'pay'> & {
    readonly updatedAt: Date
    readonly company?: Company | null
    readonly line?: string | null
  }

export type Feed = {
  readonly title: string
  readonly text: string
  readonly locale: Locale
  /** The page of the feed, and the feed itself; absolute. */
  readonly url: string
  readonly selfUrl: string
}

/**
 * Its title, where the feed calls it by its line ([ATTR-22]), who it is from ([BIZ-07]), what a listing costs or pays, where it is, the facts that decide, and how its text begins ([ATTR-20]). Feed readers take it for HTML, so its text is
 * escaped once for them and once more for XML.
 */
function descriptionOf({ company, title, line, summary, price, city, state, facts, pay }: FeedRow): string {
  const place = [city, state].filter(Boolean).join(', ')
  const first = [company?.name, pay?.main ?? shownPrice(price), pay?.detail, place]
    .filter(Boolean)
    .join(' · ')
  return [line ? title : '', first, facts.join(' · '), truncate(summary, SUMMARY)]
    .filter(Boolean)
    .map((line) => `<p>${xmlText(line)}</p>`)
    .join('')
}

/** A picture with its size, and without its length in bytes, which an enclosure would need. */
function pictureXml(publicUrl: string, { picture }: FeedRow): string {
  if (!picture) return ''
  const { path, width, height } = sharedPicture(picture)
  const url = xmlText(publicUrl + path)
  return `<media:content url="${url}" medium="image" type="image/webp" width="${width}" height="${height}"/>`
}

function itemXml(publicUrl: string, row: FeedRow, locale: Locale): string {
  const { publicId, title, line, company, createdAt } = row
  const link = publicUrl + inLanguage(locale, itemPath({ kind: 'listing', publicId, title }))
  return [
    '<item>',
    element('title', line ?? title),
    element('link', link),
    // Stays when the title changes, and is the same in each language.
    `<guid isPermaLink="true">${xmlText(publicUrl + shortItemPath('listing', publicId))}</guid>`,
    // An author of RSS is an email address, a creator a name.
    company ? element('dc:creator', company.name) : '',
    element('pubDate', createdAt.toUTCString()),
    element('description', descriptionOf(row)),
    pictureXml(publicUrl, row),
    '</item>\n',
  ].join('')
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/** Returns when a feed last changed, according to its contents; null for an empty one. */
export function lastChange(rows: readonly FeedRow[]): Date | null {
  const times = rows.map(({ createdAt, updatedAt }) => Math.max(createdAt.getTime(), updatedAt.getTime()))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** Returns a feed in RSS 2.0, newest first. */
export function feedXml(publicUrl: string, feed: Feed, rows: readonly FeedRow[]): string {
  const changedAt = lastChange(rows)
  return [
    `${XML_HEAD}<rss version="2.0" ${NAMESPACES}><channel>\n`,
    element('title', feed.title),
    element('link', feed.url),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(feed.selfUrl)}"/>`,
    element('description', feed.text),
    element('language', feed.locale),
    changedAt ? element('lastBuildDate', changedAt.toUTCString()) : '',
    // Minutes: polling more often finds little new.
    element('ttl', '30'),
    '\n',
    ...rows.map((row) => itemXml(publicUrl, row, feed.locale)),
    '</channel></rss>\n',
  ].join('')
}
