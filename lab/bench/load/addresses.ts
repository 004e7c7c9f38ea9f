import { CATEGORY_SLUGS } from '../../../app/features/categories/category-list.ts'
import { isPublic } from '../../../app/features/items/public-items.server.ts'
import type { Db } from '../../../app/platform/db/database.server.ts'
import type { Sent } from './drive.ts'

// What visitors look for. Two words make a term: 200 of them, in three languages.

const FIRST = {
  en: ['reefer', 'flatbed', 'kenworth', 'sleeper', 'owner', 'dry van', 'trailer', 'driver'],
  ru: ['рефрижератор', 'водитель', 'трак', 'прицеп', 'ремонт', 'стоянка'],
  es: ['camión', 'chofer', 'remolque', 'taller', 'dueño', 'caja seca'],
} as const
const SECOND = [
  'chicago',
  'dallas',
  'texas',
  't680',
  '2021',
  'detention',
  'joliet',
  'miami',
  'cdl',
  'ohio',
  '',
]

const TERMS: readonly { readonly term: string; readonly language: string }[] = Object.entries(FIRST)
  .flatMap(([language, words]) =>
    SECOND.flatMap((second) => words.map((first) => ({ term: `${first} ${second}`.trim(), language }))),
  )
  .slice(0, 200)

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length]
  if (found === undefined) throw new Error('An empty list')
  return found
}

export function search(n: number): Sent {
  const { term, language } = at(TERMS, n)
  return { path: `/search?q=${encodeURIComponent(term)}`, headers: { 'accept-language': language } }
}

export const category = (n: number): Sent => ({
  path: `/categories/${at(CATEGORY_SLUGS, n)}?page=${(Math.floor(n / CATEGORY_SLUGS.length) % 5) + 1}`,
})

export const home = (): Sent => ({ path: '/' })

/** Returns a visitor who goes from page to page: of ten, two are the home page, five categories, three listings. */
export async function browsing(db: Db): Promise<(n: number) => Sent> {
  const found = await db
    .selectFrom('listings')
    .select('listingId')
    .where(isPublic('listings', new Date()))
    .orderBy('listingId')
    .limit(5000)
    .execute()
  const listing = (n: number): Sent => ({ path: `/listings/${at(found, n * 7919).listingId}` })
  return (n) => {
    if (n % 10 < 2) return home()
    return n % 10 < 7 ? category(n) : listing(n)
  }
}
