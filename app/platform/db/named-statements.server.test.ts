import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { nameOf } from './named-statements.server.ts'

const { db } = useDatabase()

test('a query that is asked again is the same statement to the server', async () => {
  const ask = (code: string) => db.selectFrom('usStates').select('name').where('code', '=', code).execute()
  await db.connection().execute(async (one) => {
    for (const code of ['IL', 'TX']) {
      await one.selectFrom('usStates').select('name').where('code', '=', code).execute()
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%us_states%'`.execute(one)
    expect(rows).toHaveLength(1)
  })
  expect(await ask('IL')).toEqual([{ name: 'Illinois' }])
})

test('searches and statements without parameters are planned again', () => {
  expect(nameOf('select 1', [])).toBeNull()
  expect(nameOf('select from x where y like $1', ['%a%'])).toBeNull()
  expect(nameOf('select from x where y = $1', ['a'])).toBe(nameOf('select from x where y = $1', ['b']))
})

test('an error in one query leaves the next one well', async () => {
  await expect(sql`select ${'x'}::int`.execute(db)).rejects.toThrow('invalid input syntax')
  await expect(sql`select ${'x'}::int`.execute(db)).rejects.toThrow('invalid input syntax')
  expect((await sql<{ n: number }>`select ${7}::int as n`.execute(db)).rows).toEqual([{ n: 7 }])
})
