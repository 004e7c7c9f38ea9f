import { objectOf, textOf, type Values } from '../field-values.ts'
import { NEUTRAL_FIELDS, type RecordKind } from '../record-kinds.ts'
import type { SourceFormat } from './source-format.ts'

/** Returns the fields that a record of this kind has here; other columns mean nothing. */
const known = (kind: RecordKind) => (row: Values) => ({
  values: Object.fromEntries(NEUTRAL_FIELDS[kind].map((name) => [name, row[name]])),
})

const PREFIX = 'attributes.'

/** The attributes of a listing are one object, or a column each: attributes.mileage ([ATTR-16]). */
function listing(row: Values) {
  const columns = Object.entries(row).flatMap(([name, value]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
  )
  const attributes = { ...objectOf(row['attributes']), ...Object.fromEntries(columns) }
  return { values: { ...known('listings')(row).values, attributes } }
}

/** Our own format: accounts.csv, listings.json and so on. */
export const NEUTRAL: SourceFormat = {
  title: 'the neutral format of Haulpost',
  tables: {
    accounts: { kind: 'accounts', id: 'id', map: known('accounts') },
    billboards: { kind: 'billboards', id: 'id', map: known('billboards') },
    listings: { kind: 'listings', id: 'id', map: listing },
    layouts: { kind: 'layouts', id: 'id', map: known('layouts') },
    subscriptions: { kind: 'subscriptions', id: 'id', map: known('subscriptions') },
    cards: { kind: 'cards', id: 'id', map: known('cards') },
    favorites: {
      kind: 'favorites',
      id: '',
      map: (row) => ({ values: { ...row, id: `${textOf(row['account'])} ${textOf(row['listing'])}` } }),
    },
    redirects: { kind: 'redirects', id: 'path', map: known('redirects') },
  },
}
