import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DISTRIBUTIONS } from './distribution.ts'
import { judgeStatement, type Reason, type Way } from './judge-statement.ts'
import { readStatement } from './read-statement.ts'
import { withoutValues } from './recorded.ts'
import { schemaFaults } from './schema-faults.ts'
import { TABLE_COLUMNS } from './table-columns.ts'

const verdictOf = async (text: string) => judgeStatement(await readStatement(text), DISTRIBUTIONS.account)

const RUNS: readonly (readonly [Way, string])[] = [
  ['undivided', 'select * from categories'],
  ['undivided', "select set_config('a', 'b', true)"],
  ['one', 'select * from listings where user_id = $1'],
  ['one', 'select * from listings l join profiles p on p.id = l.user_id where $1::uuid = p.id'],
  ['one', 'select * from profiles p where p.id = $1 and exists (select from sessions where user_id = p.id)'],
  [
    'one',
    'with own as (select user_id, id from ads where user_id = $1) select * from own join uploads using (user_id)',
  ],
  ['one', 'select id from profiles where id = $1 for update'],
  ['one', 'insert into favorites (user_id, listing_id) values ($1, $2) on conflict do nothing'],
  ['one', 'insert into profiles (email) values ($1)'],
  ['one', 'update daily_counts set views = views + 1 where item_id = $1 returning views'],
  ['several', 'select * from profiles where id = any($1)'],
  ['several', 'delete from sessions where user_id in ($1, $2)'],
  ['copies', 'update category_layouts set config = $1 where category_slug = $2'],
  ['all', 'select * from listings where listing_id = $1'],
  ['all', 'select count(*) from listings l join profiles p on p.id = l.user_id'],
  ['all', 'select * from listings where user_id = $1 or moderated_by = $1'],
  ['all', 'update listings set featured_ticker = false where expires_at < $1'],
  ['steps', 'select * from listings where id in (select item_id from reports where visitor_hash = $1)'],
  ['steps', 'select id from listings union all select id from ads'],
]

const RUNS_NOT: readonly (readonly [Reason, string])[] = [
  ['join', 'select * from favorites f join listings l on l.id = f.listing_id where f.user_id = $1'],
  ['join', 'update ads set views = 1 from daily_counts c where c.item_id = ads.id'],
  ['correlated', 'select (select max(day) from daily_counts where item_id = listings.id) from listings'],
  [
    'correlated',
    'select * from categories c, lateral (select id from ads where ads.category = c.slug limit 8) x',
  ],
  ['lock', 'select id from payments where id = $1 for update'],
  ['lock', 'select id from listings where expires_at < $1 for update skip locked'],
  [
    'with',
    'with gone as (delete from sessions where expires_at < $1 returning id) select count(*) from gone',
  ],
  ['key', 'insert into refunds (id, payment_id) values ($1, $2)'],
  ['conflict', 'insert into profiles (id, email) values ($1, $2) on conflict (email) do nothing'],
  ['move', 'update listings set user_id = $1 where user_id = $2'],
  ['volatile', 'update category_layouts set id = gen_random_uuid()'],
  ['one-node', 'with recursive r as (select id from listings union select id from r) select * from r'],
]

describe('[NODE-10] on a distributed database', () => {
  test.each(RUNS)('runs (%s): %s', async (way, text) => {
    expect(await verdictOf(text)).toMatchObject({ way, reasons: [] })
  })

  test.each(RUNS_NOT)('does not run (%s): %s', async (reason, text) => {
    expect(await verdictOf(text)).toMatchObject({ way: 'not', reasons: [reason] })
  })
})

test('[NODE-10] what holds on one node only is named', async () => {
  expect(await verdictOf("select pg_advisory_xact_lock(1), pg_notify('a', 'b'), nextval('c')")).toMatchObject(
    {
      notes: ['lock', 'notify', 'sequence'],
    },
  )
})

test('[NODE-10] a statement is counted once for any number of values', () => {
  const text = 'select 1 where a in ($1, $2) and f($3, $4) and b = $5'
  expect(withoutValues(text)).toBe('select 1 where a in ($1) and f($2, $3) and b = $4')
  expect(withoutValues('insert into a (b, c)  values ($1, $2), ($3, $4)')).toBe(
    'insert into a (b, c) values ($1, $2)',
  )
})

test('[NODE-10] every table has its place in each distribution', () => {
  const divided = (table: string) => table !== 'migrations'
  for (const distribution of Object.values(DISTRIBUTIONS))
    expect(Object.keys(distribution).toSorted()).toEqual([...TABLE_COLUMNS.keys()].filter(divided).toSorted())
})

test('[NODE-10] keys, references and triggers that nodes cannot keep between them are named', () => {
  const faults = schemaFaults(readFileSync('db/schema.sql', 'utf8'), DISTRIBUTIONS.account)
  const names = faults.map(({ kind, table, name }) => `${kind} ${table} ${name}`)
  expect(names).toContain('unique profiles one_profile_per_address')
  expect(names).toContain('unique listings listings_listing_id_key')
  expect(names).not.toContain('unique listings one_listing_for_each_form')
  expect(names).toContain('foreign key favorites favorites_listing_id_fkey')
  expect(names).not.toContain('foreign key favorites favorites_user_id_fkey')
  expect(names).not.toContain('foreign key listings listings_category_fkey')
  expect(names).toContain('trigger listings listings_appear')
  expect(names).toContain('trigger category_layouts category_layouts_change')
})
