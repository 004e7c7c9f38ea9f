import { LRUCache } from 'lru-cache'
import { attributeLine } from '#app/features/attributes/attribute-line.ts'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { cardFacts } from '#app/features/attributes/card-facts.ts'
import { factTable } from '#app/features/attributes/fact-table.ts'
import { isJob, jobRow } from '#app/features/attributes/job-row.ts'
import { keyFacts } from '#app/features/attributes/key-facts.ts'
import { payCard, payLine } from '#app/features/attributes/pay-card.ts'
import { searchWordsOfAttributes } from '#app/features/attributes/search-words.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { cityName } from '#app/features/places/place-names.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { ItemFacts } from './detail/item-detail.ts'
import type { ItemCard } from './item-card.ts'

/** What is stored of a listing, and the language of the page. Browsers have neither the words nor the catalogue. */
type Stored = { readonly category: CategorySlug; readonly attributes: unknown; readonly locale: Locale }

type CardFacts = Pick<ItemCard, 'facts' | 'pay' | 'job'>

/** A listing whose title is in `language`; null is the language of the page. */
type ForeignListing = Stored & {
  readonly language: Locale | null
  readonly city: string
  readonly state: string | null
}

function readFacts({ category, attributes, locale }: Stored): CardFacts {
  const values = readAttributes(attributes)
  const t = TRANSLATE[locale]
  return {
    facts: cardFacts(category, values, t),
    pay: isJob(category) ? payLine(values, t) : null,
    job: jobRow(category, values, t),
  }
}

/** Listings that were read lately are read again by the next page: their words are a tenth of its time. */
const MAX_REMEMBERED = 4000
const remembered = new LRUCache<string, CardFacts>({ max: MAX_REMEMBERED })

/** Returns what a card shows of the attributes of a listing. */
export function factsOfCard(stored: Stored): CardFacts {
  const key = JSON.stringify([stored.category, stored.locale, stored.attributes])
  const known = remembered.get(key)
  if (known) return known
  const facts = readFacts(stored)
  remembered.set(key, facts)
  return facts
}

/** Returns what the page of a listing shows of its attributes: words only, because what is stored has the whole VIN. */
export function factsOfDetail({ category, attributes, locale }: Stored): ItemFacts {
  const values = readAttributes(attributes)
  const t = TRANSLATE[locale]
  const facts = factTable(category, values, t).map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, value }) => ({ label, value })),
  }))
  return {
    facts,
    keyFacts: keyFacts(category, values, t),
    pay: isJob(category) ? payCard(values, t) : null,
    payRow: jobRow(category, values, t)?.pay ?? null,
  }
}

/** Returns 'Tractor Kenworth T680, 2020, sleeper · Joliet, IL' for a listing in another language ([ATTR-22]). */
export function lineOf({
  category,
  attributes,
  locale,
  language,
  city,
  state,
}: ForeignListing): string | null {
  if (language === null) return null
  const line = attributeLine(category, readAttributes(attributes), TRANSLATE[locale])
  const town = [city && cityName({ city, state: state ?? '' }, locale), state].filter(Boolean).join(', ')
  return line && [line, town].filter(Boolean).join(' · ')
}

const LANGUAGES = LOCALES.map((locale) => TRANSLATE[locale])

/** Returns the words by which a listing is found because of its attributes, in every language ([ATTR-17]). */
export function wordsOfAttributes({ category, attributes }: Omit<Stored, 'locale'>): readonly string[] {
  return [searchWordsOfAttributes(category, readAttributes(attributes), LANGUAGES)]
}
