import { firstText, isYes, textOf, type Values } from '../field-values.ts'
import { plainText } from '../plain-text.ts'
import type { Joined, SourceFormat } from './source-format.ts'

// Osclass 3 to 8 keep an item in four tables, with a description for each language. The layout is that of
// oc-includes/osclass/installer/struct.sql in osclass/Osclass and mindstellar/Osclass; b_show_phone and i_order came with 4.0 of
// another branch (upgrade-funcs.php in osclass-classifieds/Osclass).

/** 9999-12-31: it never ends there. */
const NEVER = /^9999-/u
const PRICE_UNITS = 1_000_000

const languageOf = (row: Values) => textOf(row['fk_c_locale_code']).slice(0, 2).toLowerCase()

/** The texts of the three languages; one in another language counts as English if there is no English one. */
function textsOf(rows: readonly Values[]): Values {
  const inLanguage = (code: string) => rows.find((row) => languageOf(row) === code)
  const english = inLanguage('en') ?? rows.find((row) => !['ru', 'es'].includes(languageOf(row)))
  const title = (row: Values | undefined) => plainText(textOf(row?.['s_title']))
  const description = (row: Values | undefined) => plainText(textOf(row?.['s_description']))
  const [ru, es] = [inLanguage('ru'), inLanguage('es')]
  return {
    titleEn: title(english),
    titleRu: title(ru),
    titleEs: title(es),
    descriptionEn: description(english),
    descriptionRu: description(ru),
    descriptionEs: description(es),
  }
}

/** Osclass writes prices in millionths; before 3.0 it wrote whole units. What is no amount of dollars would become one here. */
function priceOf(row: Values): string {
  if (!['', 'USD'].includes(textOf(row['fk_c_currency_code']).toUpperCase())) return ''
  const millionths = textOf(row['i_price'])
  if (!millionths) return textOf(row['f_price'])
  return /^\d{1,18}$/u.test(millionths) ? String(Number(millionths) / PRICE_UNITS) : ''
}

/** Plugins attach other files too. */
const isPicture = (row: Values) => /^(?:image\/.*)?$/u.test(textOf(row['s_content_type']))

const orderOf = (row: Values) => Number(textOf(row['i_order'])) || 0

const pictureOf = (row: Values) =>
  `${textOf(row['s_path'])}${textOf(row['pk_i_id'])}.${textOf(row['s_extension']) || 'jpg'}`

const picturesOf = (rows: readonly Values[]) =>
  rows
    .filter(isPicture)
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(pictureOf)

const expiryOf = (row: Values) => (NEVER.test(textOf(row['dt_expiration'])) ? '' : row['dt_expiration'])

/** Every label under which the category may be known here: its id, and its name in each language. */
const categoryOf = (row: Values, { t_category_description: names = [] }: Joined) => [
  textOf(row['fk_i_category_id']),
  ...names.map((name) => textOf(name['s_name'])),
  ...names.map((name) => textOf(name['s_slug'])),
]

function itemOf(row: Values, joined: Joined): Values {
  const place = joined['t_item_location']?.[0] ?? {}
  const id = textOf(row['pk_i_id'])
  const isBlocked = textOf(row['b_enabled']) === '0'
  return {
    id,
    owner: row['fk_i_user_id'],
    ownerEmail: row['s_contact_email'],
    ...textsOf(joined['t_item_description'] ?? []),
    category: categoryOf(row, joined),
    compensation: priceOf(row),
    contactName: row['s_contact_name'],
    contactEmail: isYes(row['b_show_email']) ? row['s_contact_email'] : '',
    contactPhone: textOf(row['b_show_phone']) === '0' ? '' : row['s_contact_phone'],
    businessCity: place['s_city'],
    businessState: place['s_region'],
    businessZipCode: place['s_zip'],
    pictures: picturesOf(joined['t_item_resource'] ?? []),
    status: isYes(row['b_active']) ? 'active' : 'inactive',
    moderation: isBlocked ? 'rejected' : 'approved',
    moderationReason: isBlocked ? 'Blocked on the earlier site' : '',
    featured: row['b_premium'],
    expiresAt: expiryOf(row),
    createdAt: row['dt_pub_date'],
    updatedAt: firstText(row['dt_mod_date'], row['dt_pub_date']),
    // Both kinds of addresses: without rewriting, and every rewritten one, which ends in the id.
    oldAddresses: [`/index.php?page=item&id=${id}`, `*_i${id}`],
  }
}

export const OSCLASS: SourceFormat = {
  title: 'Osclass',
  tables: {
    t_user: {
      kind: 'accounts',
      id: 'pk_i_id',
      joins: { t_user_description: { by: 'fk_i_user_id', to: 'pk_i_id' } },
      map: (row, { t_user_description: about = [] }) => ({
        values: {
          id: row['pk_i_id'],
          email: row['s_email'],
          fullName: row['s_name'],
          phone: firstText(row['s_phone_mobile'], row['s_phone_land']),
          bio: plainText(firstText(...about.map((one) => one['s_info']))),
          location: [row['s_city'], row['s_region']].map(textOf).filter(Boolean).join(', '),
          status: textOf(row['b_enabled']) === '0' ? 'banned' : 'active',
          createdAt: row['dt_reg_date'],
        },
      }),
    },
    t_item: {
      kind: 'listings',
      id: 'pk_i_id',
      joins: {
        t_item_description: { by: 'fk_i_item_id', to: 'pk_i_id' },
        t_item_location: { by: 'fk_i_item_id', to: 'pk_i_id' },
        t_item_resource: { by: 'fk_i_item_id', to: 'pk_i_id' },
        t_category_description: { by: 'fk_i_category_id', to: 'fk_i_category_id' },
      },
      map: (row, joined) =>
        isYes(row['b_spam']) ? { leftOut: 'it was marked as spam' } : { values: itemOf(row, joined) },
    },
  },
}
