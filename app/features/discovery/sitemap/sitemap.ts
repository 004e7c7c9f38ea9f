import { ITEM_KINDS, type ItemKind, kindWith } from '#app/features/items/item-kinds.ts'
import { alternatesOf } from '../addresses.ts'
import { element, XML_HEAD, xmlText } from '../xml.ts'

/** Most addresses in one part. The protocol allows 50,000. */
export const MAX_IN_PART = 10_000

/**
 * A part holds the items whose public id, written with seven digits, starts with `prefix`. So an item never moves to
 * another part, whatever comes and goes around it; a part that grew too large gives way to ten with a longer prefix.
 */
export type Part = { readonly kind: ItemKind; readonly prefix: string }

const ID_DIGITS = 7
/** A prefix this long leaves room for MAX_IN_PART ids and no more. */
const MAX_PREFIX_LENGTH = 3
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

const NAME = /^(?<folder>[a-z]+)-(?<prefix>\d{1,3})\.xml$/u

export const PAGES_FILE = 'pages.xml'

export function partFile({ kind, prefix }: Part): string {
  return `${ITEM_KINDS[kind].path.slice(1)}-${prefix}.xml`
}

/** The part a file name means, or null. */
export function parsePartName(file: string): Part | null {
  const { folder, prefix } = NAME.exec(file)?.groups ?? {}
  const kind = kindWith('path', `/${folder}`)
  return kind && prefix !== undefined ? { kind, prefix } : null
}

/** Returns the public ids of a part: the first, and the first beyond it. */
export function idRange({ prefix }: Pick<Part, 'prefix'>): { readonly from: number; readonly below: number } {
  const width = 10 ** (ID_DIGITS - prefix.length)
  return { from: Number(prefix) * width, below: (Number(prefix) + 1) * width }
}

/** Returns the longest prefix of a group of ids, from its number: 10,000 ids are one group. */
export function prefixOfGroup(group: number): string {
  return String(group).padStart(MAX_PREFIX_LENGTH, '0')
}

function prefixesBelow(prefix: string, counts: Readonly<Record<string, number>>): readonly string[] {
  const inside = Object.entries(counts).filter(([group]) => group.startsWith(prefix))
  const total = inside.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return []
  if (total <= MAX_IN_PART || prefix.length === MAX_PREFIX_LENGTH) return [prefix]
  return DIGITS.flatMap((digit) => prefixesBelow(prefix + digit, counts))
}

/** The parts there are, when `counts` says how many items each longest prefix has. */
export function partsOf(kind: ItemKind, counts: Readonly<Record<string, number>>): readonly Part[] {
  return DIGITS.flatMap((digit) => prefixesBelow(digit, counts)).map((prefix) => ({ kind, prefix }))
}

export type Entry = {
  readonly path: string
  /** The path without words of a language, where it is another one. */
  readonly neutralPath?: string
  readonly changedAt?: Date
}

/** Returns one address with its languages ([LANG-06]). */
export function entryXml(publicUrl: string, { path, neutralPath = path, changedAt }: Entry): string {
  const languages = alternatesOf(publicUrl, neutralPath).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(href)}"/>`,
  )
  const lastmod = changedAt ? element('lastmod', changedAt.toISOString()) : ''
  return `<url>${element('loc', publicUrl + path)}${lastmod}${languages.join('')}</url>\n`
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const PART_HEAD = `${XML_HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const PART_TAIL = '</urlset>\n'

/** Returns the index: the address of every part. */
export function indexXml(publicUrl: string, files: readonly string[]): string {
  const parts = files.map((file) => `<sitemap>${element('loc', `${publicUrl}/sitemaps/${file}`)}</sitemap>\n`)
  return `${XML_HEAD}<sitemapindex xmlns="${SCHEMA}">\n${parts.join('')}</sitemapindex>\n`
}
