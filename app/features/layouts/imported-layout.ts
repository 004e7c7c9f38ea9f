import { parseCategory } from '#app/features/categories/labels.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import { isJsonObject, type JsonObject } from '#app/lib/json-object.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { isUuid } from '#app/lib/public-id.ts'

/**
 * What the old site stored in a position about its billboard; of ours only the id is stored (D-16). Both spellings,
 * because names in the database's JSON become camelCase.
 */
const EMBEDDED = [
  'ad',
  'adTitle',
  'image_url',
  'imageUrl',
  'category',
  'status',
  'type',
  'website_url',
  'websiteUrl',
  'location',
] as const

/** In characters. */
export const MAX_FOREIGN_ID_LENGTH = 100
const MAX_TEXT_LENGTH = 120

function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value.trim().slice(0, MAX_TEXT_LENGTH)
  if (!isJsonObject(value)) return ''
  const entries = LOCALES.map((language) => [language, value[language]] as const)
  const texts = entries.filter((pair): pair is [Locale, string] => typeof pair[1] === 'string')
  return textOf(inLanguage(Object.fromEntries(texts), locale), locale)
}

const adOf = (position: JsonObject): JsonObject => (isJsonObject(position['ad']) ? position['ad'] : {})

const titleOf = (position: JsonObject, locale: Locale) =>
  textOf(position['adTitle'], locale) || textOf(adOf(position)['title'], locale)

/** Returns the id of a billboard of another system, if the position says enough of it to be shown. */
export function foreignIdOf(position: JsonObject): string | null {
  const id = position['adId'] ?? adOf(position)['id']
  if (typeof id !== 'string' || id === '' || id.length > MAX_FOREIGN_ID_LENGTH || isUuid(id)) return null
  return titleOf(position, 'en') ? id : null
}

function websiteOf(position: JsonObject): string {
  const urls = [position, adOf(position)].flatMap((about) => [about['website_url'], about['websiteUrl']])
  const url = urls.find((value) => typeof value === 'string' && value !== '')
  const isSafe =
    typeof url === 'string' && url.length <= 500 && /^https?:\/\//iu.test(url) && URL.canParse(url)
  return isSafe ? url : ''
}

const positionsOf = (config: unknown): readonly JsonObject[] => {
  const positions = isJsonObject(config) ? config['positions'] : null
  return Array.isArray(positions) ? positions.filter(isJsonObject) : []
}

/** A billboard as far as an imported layout describes it. */
type ImportedCard = ItemCard & { readonly isPublic: boolean }

function cardOf(id: string, position: JsonObject, locale: Locale): ImportedCard {
  const ad = adOf(position)
  const category = position['category'] ?? ad['category']
  const status = position['status'] ?? ad['status'] ?? 'active'
  return {
    id,
    kind: 'banner',
    publicId: 0,
    title: titleOf(position, locale),
    language: null,
    summary: '',
    category: (typeof category === 'string' && parseCategory(category)) || 'best-stores',
    price: '',
    city: textOf(position['location'] ?? ad['location'], locale),
    state: '',
    area: 'all_states',
    picture: null,
    pictures: 0,
    age: { at: '', unit: 'day', count: 1 },
    views: 0,
    featured: false,
    websiteUrl: websiteOf(position),
    canCall: false,
    canWrite: false,
    facts: [],
    pay: null,
    job: null,
    isPublic: status === 'active',
  }
}

/** Returns the billboards of another system that a stored layout describes itself (D-16), once each. */
export function importedCards(config: unknown, locale: Locale): readonly ImportedCard[] {
  const cards = new Map<string, ImportedCard>()
  for (const position of positionsOf(config)) {
    const id = foreignIdOf(position)
    if (id !== null && !cards.has(id)) cards.set(id, cardOf(id, position, locale))
  }
  return [...cards.values()]
}

/**
 * Restores what a stored layout says of billboards of another system at their current cells: browsers never send it.
 */
export function withImported<P extends { readonly adId: string | null }>(
  positions: readonly P[],
  stored: unknown,
): readonly (P & JsonObject)[] {
  const textsById = new Map<string, JsonObject>()
  for (const position of positionsOf(stored)) {
    const id = foreignIdOf(position)
    const kept = EMBEDDED.flatMap((name) => (name in position ? [[name, position[name]] as const] : []))
    if (id !== null && !textsById.has(id)) textsById.set(id, Object.fromEntries(kept))
  }
  return positions.map((position) => ({ ...textsById.get(position.adId ?? ''), ...position }))
}
