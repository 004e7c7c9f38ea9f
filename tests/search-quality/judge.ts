import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { findPlace } from '#app/features/places/find-place.server.ts'
import { milesBetween } from '#app/features/places/position.ts'
import { zipCode } from '#app/features/places/zip-codes.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

const value = z.union([z.string(), z.number(), z.boolean()])
const range = z.object({ min: z.number().optional(), max: z.number().optional() })

/** What a good result is: all that is given holds. */
const predicate = z.object({
  category: z.array(z.string()).optional(),
  title: z.string().optional(),
  text: z.string().optional(),
  place: z.array(z.string()).optional(),
  state: z.array(z.string()).optional(),
  within: z.tuple([z.string(), z.number()]).optional(),
  price: z.tuple([z.number().nullable(), z.number().nullable()]).optional(),
  attributes: z.record(z.string(), z.union([value, z.array(value), range])).optional(),
})
type Predicate = z.output<typeof predicate>

const query = z.object({ typed: z.string(), good: predicate })
export type TypedQuery = z.output<typeof query>

/** Returns the queries of a half, by language: people wrote them who had not seen the code. Empty: the half is kept elsewhere. */
export function queriesOf(
  half: 'open' | 'held',
): readonly (readonly [language: string, queries: readonly TypedQuery[]])[] {
  const folder = new URL(`./${half}/`, import.meta.url)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    return [name.replace('.json', ''), z.array(query).parse(JSON.parse(text))] as const
  })
}

export const listingRows = (db: Db) =>
  db.selectFrom('listings').selectAll().where('listed', '=', true).execute()
export type ListingRow = Awaited<ReturnType<typeof listingRows>>[number]

type Wanted = NonNullable<Predicate['attributes']>[string]

function isOne(stated: unknown, wanted: Wanted): boolean {
  if (Array.isArray(stated)) return stated.some((one) => isOne(one, wanted))
  if (Array.isArray(wanted)) return wanted.some((one) => one === stated)
  if (typeof wanted !== 'object') return stated === wanted
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wanted
  return typeof stated === 'number' && stated >= min && stated <= max
}

function isWithin({ place }: ListingRow, [city, miles]: NonNullable<Predicate['within']>): boolean {
  const [center, zip] = [findPlace(city), place ? zipCode(place) : null]
  return center !== null && zip !== null && milesBetween(center, zip) <= miles
}

function isPriced({ priceCents }: ListingRow, [min, max]: NonNullable<Predicate['price']>): boolean {
  if (priceCents === null) return false
  return priceCents >= (min ?? 0) * 100 && priceCents <= (max ?? Number.POSITIVE_INFINITY) * 100
}

const says = (texts: readonly Readonly<Record<string, string>>[], pattern: string) =>
  new RegExp(pattern, 'iu').test(texts.flatMap((text) => Object.values(text)).join(' / '))

/** Whether a listing is what was asked for. */
export function isGood(row: ListingRow, good: Predicate): boolean {
  const values: Readonly<Record<string, unknown>> = readAttributes(row.attributes)
  const places = [`${row.businessCity}, ${row.businessState}`, `${row.serviceCity}, ${row.serviceState}`]
  const checks = [
    !good.category || good.category.includes(row.category),
    !good.title || says([row.title], good.title),
    !good.text || says([row.title, row.description], good.text),
    !good.place || good.place.some((place) => places.includes(place)),
    !good.state || good.state.some((code) => code === row.businessState || code === row.serviceState),
    !good.within || isWithin(row, good.within),
    !good.price || isPriced(row, good.price),
    ...Object.entries(good.attributes ?? {}).map(([key, wanted]) => isOne(values[key], wanted)),
  ]
  return checks.every(Boolean)
}
