import { firstText, textOf, type Values } from '../field-values.ts'
import { plainText } from '../plain-text.ts'
import type { Joined, SourceFormat } from './source-format.ts'

// Yclas, before called Open Classifieds: a table for ads, with a folder of pictures for each.

/** What the numbers in `status` of an ad mean. Spam has none: it is left out. */
const STATUSES: Readonly<Record<string, { readonly status: string; readonly moderation: string }>> = {
  '0': { status: 'pending', moderation: 'waiting' },
  '1': { status: 'active', moderation: 'approved' },
  '20': { status: 'inactive', moderation: 'approved' },
  '50': { status: 'inactive', moderation: 'approved' },
  '70': { status: 'sold', moderation: 'approved' },
}

const BLOCKED_USER = '5'

/** images/2024/05/17/42/ has the pictures of ad 42: name_1.jpg, name_2.jpg and so on. */
function picturesOf(row: Values): readonly string[] {
  const count = Math.min(Number(textOf(row['has_images'])) || 0, 5)
  const day = textOf(row['created']).slice(0, 10).replaceAll('-', '/')
  const name = `images/${day}/${textOf(row['id_ad'])}/${textOf(row['seotitle'])}`
  return Array.from({ length: count }, (_, i) => `${name}_${i + 1}.jpg`)
}

const nameIn = (rows: readonly Values[] | undefined) => textOf(rows?.[0]?.['name'])

function adOf(row: Values, joined: Joined): Values {
  const [category] = joined['categories'] ?? []
  const address = `/${textOf(category?.['seoname'])}/${textOf(row['seotitle'])}.html`
  return {
    id: row['id_ad'],
    owner: row['id_user'],
    titleEn: plainText(textOf(row['title'])),
    descriptionEn: plainText(textOf(row['description'])),
    category: [textOf(row['id_category']), nameIn(joined['categories']), textOf(category?.['seoname'])],
    compensation: String(Number(textOf(row['price'])) || ''),
    contactPhone: row['phone'],
    websiteUrl: row['website'],
    businessCity: nameIn(joined['locations']),
    pictures: picturesOf(row),
    ...STATUSES[textOf(row['status'])],
    createdAt: firstText(row['published'], row['created']),
    updatedAt: firstText(row['last_modified'], row['published'], row['created']),
    oldAddresses: category ? [address] : [],
  }
}

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
        STATUSES[textOf(row['status'])]
          ? { values: adOf(row, joined) }
          : { leftOut: 'it was marked as spam' },
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
