import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { profileForm } from '#app/features/accounts/profile/schema.ts'
import { signUpForm } from '#app/features/accounts/schema.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { billingDetailsForm } from '#app/features/billing/receipts/schema.ts'
import { refundForm } from '#app/features/billing/refunds/schema.ts'
import { listingForm } from '#app/features/listings/posting/schema.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { useDatabase } from './helpers/database.ts'
import { STACKED } from './security/corpus/unicode.ts'

// What a form takes has room in its column: marks can be stacked on one letter without end, and count as that letter.

const { db } = useDatabase()

const t = TRANSLATE.en

/** Tables, and forms with fields of the names of their columns. */
const FORMS: readonly (readonly [table: string, form: z.ZodType])[] = [
  ['listings', listingForm(t, 'en')],
  ['ads', billboardForm(t, 'en')],
  ['profiles', profileForm(t)],
  ['profiles', signUpForm(t, 8)],
  ['billing_details', billingDetailsForm(t)],
  ['refunds', refundForm(t)],
]

/** More than any field takes: what takes it is no field of the form. */
const ENDLESS = 'x'.repeat(100_000)

const camel = (column: string) => column.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())

async function limitsOf(table: string) {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = ${table}::regclass and contype = 'c'`.execute(db)
  return rows.flatMap(({ rule }) =>
    [...rule.matchAll(/length\((?<column>\w+)\) <= (?<most>\d+)/gu)].map(({ groups }) => ({
      column: groups?.['column'] ?? '',
      most: Number(groups?.['most']),
    })),
  )
}

/** Whether a form takes a text for a field, whatever it says of the others. */
function takes(form: z.ZodType, field: string, text: string): boolean {
  const { error } = form.safeParse({ extent: 'whole', [field]: text })
  return !error?.issues.some(({ path }) => path[0] === field)
}

test('[SEC-11] [D-29] no form takes more letters and marks than its column stores', async () => {
  const found: string[] = []
  let tried = 0
  for (const [table, form] of FORMS) {
    for (const { column, most } of await limitsOf(table)) {
      const field = camel(column)
      if (takes(form, field, ENDLESS)) continue
      const taken = STACKED.filter((text) => takes(form, field, text))
      tried += taken.length
      const tooLong = taken.filter((text) => Array.from(text).length > most)
      found.push(...tooLong.map((text) => `${table}.${column}: ${Array.from(text).length} of ${most}`))
    }
  }
  expect(tried).toBeGreaterThan(10)
  expect(found).toEqual([])
})
