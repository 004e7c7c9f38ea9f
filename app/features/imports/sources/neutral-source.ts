import { textOf } from '../field-values.ts'
import type { SourceFormat } from './source-format.ts'

const asIs = (values: Readonly<Record<string, unknown>>) => ({ values })

/** Our own format: accounts.csv, listings.json and so on. */
export const NEUTRAL: SourceFormat = {
  title: 'the neutral format of Haulpost',
  tables: {
    accounts: { kind: 'accounts', id: 'id', map: asIs },
    billboards: { kind: 'billboards', id: 'id', map: asIs },
    listings: { kind: 'listings', id: 'id', map: asIs },
    favorites: {
      kind: 'favorites',
      id: '',
      map: (row) => ({ values: { ...row, id: `${textOf(row['account'])} ${textOf(row['listing'])}` } }),
    },
    redirects: { kind: 'redirects', id: 'path', map: asIs },
  },
}
