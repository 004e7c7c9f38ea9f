import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { textOf, type Values } from '#app/features/imports/field-values.ts'
import { csvLine } from '#app/lib/csv.ts'
import { ACCOUNT, listing } from '#tests/factories/imported-rows.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'

const { db } = useDatabase()
const imports = useImports(db)

beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, redirects, mail_outbox cascade`.execute(db)
})

async function stored(): Promise<readonly unknown[]> {
  const rows = await db.selectFrom('listings').select('attributes').orderBy('createdAt').execute()
  return rows.map(({ attributes }) => attributes)
}

/** A CSV file with a row for each listing; a column that one of them does not have is empty. */
function csvOf(rows: readonly Values[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return csvLine(names) + rows.map((row) => csvLine(names.map((name) => textOf(row[name])))).join('')
}

const imported = (file: 'listings.csv' | 'listings.json', rows: readonly Values[]) =>
  imports.run({ 'accounts.json': [ACCOUNT], [file]: file === 'listings.csv' ? csvOf(rows) : rows })

const JOB = { category: 'cdl-a-company-drivers' }

/** As people write them: columns, as in the file that admins export. */
const COLUMNS = {
  ...JOB,
  'attributes.payModel': 'per-mile',
  'attributes.payFrom': '62 cpm',
  'attributes.payTypical': '2,400',
  'attributes.freight': 'dry-van|reefer',
  'attributes.noTouch': 'yes',
  'attributes.pets': 'no',
}

/** As programs store them. */
const OBJECT = {
  payModel: 'per-mile',
  payFrom: 620,
  payTypical: 2400,
  freight: ['dry-van', 'reefer'],
  noTouch: true,
}

const STORED = { ...OBJECT, payWeekly: 148_800 }

describe('[ATTR-16] an import reads what listings state', () => {
  test.each([
    ['columns of a CSV file', 'listings.csv', COLUMNS],
    ['columns of a JSON file', 'listings.json', COLUMNS],
    ['an object in a JSON file', 'listings.json', { ...JOB, attributes: OBJECT }],
    ['an object in a CSV file', 'listings.csv', { ...JOB, attributes: JSON.stringify(OBJECT) }],
    [
      'an object, with a column that says it better',
      'listings.csv',
      { ...JOB, attributes: JSON.stringify({ ...OBJECT, payFrom: 500 }), 'attributes.payFrom': '0.62' },
    ],
  ] as const)('from %s', async (_, file, row) => {
    const { counts, report } = await imported(file, [listing(row)])
    expect(report).toEqual([])
    expect(counts.listings).toMatchObject({ made: 1, refused: 0 })
    expect(await stored()).toEqual([STORED])
  })

  test('of a row with empty columns, from what it has', async () => {
    const truck = listing({ id: '1', 'attributes.year': '2021', 'attributes.mileage': '450k mi' })
    const { report } = await imported('listings.csv', [truck, listing({ ...COLUMNS, id: '2' })])
    expect(report).toEqual([])
    expect(await stored()).toEqual([{ year: 2021, mileage: 450_000 }, STORED])
  })

  test.each(['listings.csv', 'listings.json'] as const)(
    'in %s, and the report names what it leaves out, and why; the listing is imported without it',
    async (file) => {
      const truck = {
        'attributes.kind': 'sleeper',
        'attributes.year': '1776',
        'attributes.mileage': 'low miles',
        'attributes.vin': '1M8GDM9AXKP042789',
        'attributes.tuition': '5000',
        'attributes.color': 'red',
        'attributes.__proto__': 'x',
      }
      const { counts, report } = await imported(file, [listing(truck)])

      expect(counts.listings).toMatchObject({ made: 1, refused: 0 })
      expect(await stored()).toEqual([{ kind: 'sleeper' }])
      const said = report.map((line) => line.split(',').slice(5).join(',').replaceAll('"', ''))
      expect(said.toSorted()).toEqual([
        'attributes.__proto__,left out: the category has no such attribute',
        'attributes.color,left out: the category has no such attribute',
        expect.stringMatching(/^attributes\.mileage,left out: Please write a number/u),
        'attributes.tuition,left out: the category has no such attribute',
        expect.stringMatching(/^attributes\.vin,left out: .*does not add up/u),
        expect.stringMatching(/^attributes\.year,left out: From 1950 to 2030/u),
      ])
    },
  )

  test('as an object that is none, a list or a text, means nothing', async () => {
    const rows = [[], 'sleeper', 7, null].map((attributes, i) => listing({ id: String(i), attributes }))
    const { counts } = await imported('listings.json', rows)
    expect(counts.listings).toMatchObject({ made: 4, refused: 0 })
    expect(await stored()).toEqual([{}, {}, {}, {}])
  })
})
