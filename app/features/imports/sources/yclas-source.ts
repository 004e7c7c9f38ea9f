import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import { US_STATES } from '#app/lib/us-states.ts'
import { firstText, textOf, type Values } from '../field-values.ts'
import { plainText } from '../plain-text.ts'
import type { Joined, SourceFormat } from './source-format.ts'

// Yclas, before called Open Classifieds: a table for ads, with a folder of pictures for each. The layout is that of
// install/samples/install.sql.php in yclas/yclas, the numbers are those of oc/classes/model/ad.php and user.php there.

/** What the numbers in `status` of an ad mean. Spam has none: it is left out. */
const STATUSES: Readonly<Record<string, { readonly status: string; readonly moderation: string }>> = {
  '0': { status: 'pending', moderation: 'waiting' },
  '1': { status: 'active', moderation: 'approved' },
  '20': { status: 'inactive', moderation: 'approved' },
  '40': { status: 'sold', moderation: 'approved' },
  '50': { status: 'inactive', moderation: 'approved' },
}

const SPAM = '30'
const BLOCKED_USER = '5'

/** images/2024/05/17/42/ has the pictures of ad 42: name_1.jpg, name_2.jpg and so on. */
function picturesOf(row: Values): readonly string[] {
  const count = Math.min(Number(textOf(row['has_images'])) || 0, 5)
  const day = textOf(row['created']).slice(0, 10).replaceAll('-', '/')
  const name = `images/${day}/${textOf(row['id_ad'])}/${textOf(row['seotitle'])}`
  return Array.from({ length: count }, (_, i) => `${name}_${i + 1}.jpg`)
}

/** An ad is in one language; without a locale it is English. */
function textsOf(row: Values): Values {
  const names = TEXT_FIELDS[localeOf(row) ?? 'en']
  const [title, description] = [plainText(textOf(row['title'])), plainText(textOf(row['description']))]
  return { [names.title]: title, [names.description]: description }
}

const localeOf = (row: Values) =>
  LOCALES.find((locale) => locale === textOf(row['locale']).slice(0, 2).toLowerCase())

/** A location is a city, or a state of its own. */
function placeOf(rows: readonly Values[] | undefined) {
  const name = nameIn(rows)
  const isState = US_STATES.some((state) => state.name.toLowerCase() === name.toLowerCase())
  return isState ? { businessState: name } : { businessCity: name }
}

const nameIn = (rows: readonly Values[] | undefined) => textOf(rows?.[0]?.['name'])

function adOf(row: Values, joined: Joined): Values {
  const [category] = joined['categories'] ?? []
  const address = `/${textOf(category?.['seoname'])}/${textOf(row['seotitle'])}.html`
  return {
    id: row['id_ad'],
    owner: row['id_user'],
    ...textsOf(row),
    category: [textOf(row['id_category']), nameIn(joined['categories']), textOf(category?.['seoname'])],
    compensation: String(Number(textOf(row['price'])) || ''),
    contactPhone: row['phone'],
    websiteUrl: row['website'],
    ...placeOf(joined['locations']),
    // Until when.
    featured: row['featured'],
    pictures: picturesOf(row),
    ...STATUSES[textOf(row['status'])],
    createdAt: firstText(row['published'], row['created']),
    updatedAt: firstText(row['last_modified'], row['published'], row['created']),
    oldAddresses: category ? [address] : [],
  }
}

const whyLeftOut = (row: Values) =>
  textOf(row['status']) === SPAM ? 'it was marked as spam' : `its status ${textOf(row['status'])} is unknown`

export const YCLAS: SourceFormat = {
  title: 'Yclas, or Open Classifieds 2 and later',
  tables: {
    users: {
      kind: 'accounts',
      id: 'id_user',
      map: (row) => ({
        values: {
          id: row['id_user'],
          email: row['email'],
          fullName: row['name'],
          phone: row['phone'],
          bio: plainText(textOf(row['description'])),
          language: row['locale'],
          status: textOf(row['status']) === BLOCKED_USER ? 'banned' : 'active',
          createdAt: row['created'],
        },
      }),
    },
    ads: {
      kind: 'listings',
      id: 'id_ad',
      joins: {
        categories: { by: 'id_category', to: 'id_category' },
        locations: { by: 'id_location', to: 'id_location' },
      },
      map: (row, joined) =>
        STATUSES[textOf(row['status'])] ? { values: adOf(row, joined) } : { leftOut: whyLeftOut(row) },
    },
    favorites: {
      kind: 'favorites',
      id: 'id_favorite',
      map: (row) => ({
        values: {
          id: row['id_favorite'],
          account: row['id_user'],
          listing: row['id_ad'],
          createdAt: row['created'],
        },
      }),
    },
  },
}
