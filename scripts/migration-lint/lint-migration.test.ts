import { describe, expect, test } from 'vitest'
import type { Rule } from './advice.ts'
import { lintMigration } from './lint-migration.ts'

const rulesOf = async (text: string) =>
  (await lintMigration(text)).map((found) => /^line \d+: (?<rule>[a-z-]+):/u.exec(found)?.groups?.['rule'])

const UNSAFE: readonly (readonly [string, Rule])[] = [
  ['create index on listings (city)', 'index'],
  ['alter table listings add column weight int not null', 'column'],
  ['alter table listings add column token uuid default gen_random_uuid()', 'rewrite'],
  ['alter table listings add column n int generated always as (1) stored', 'rewrite'],
  ['alter table listings alter column city type varchar(30)', 'rewrite'],
  ['alter table listings alter column city set not null', 'not-null'],
  ['alter table listings add constraint short check (length(city) < 50)', 'constraint'],
  ['alter table listings add constraint owner foreign key (user_id) references profiles', 'constraint'],
  ['alter table listings add column weight int check (weight > 0)', 'constraint'],
  ['alter table listings add constraint one unique (city)', 'unique'],
  ['alter table listings add column code text unique', 'unique'],
  ['alter table listings drop column city', 'drop'],
  ['drop table listings', 'drop'],
  ['alter table listings rename column city to town', 'rename'],
  ['alter table listings rename to posts', 'rename'],
  ["update listings set city = 'x'", 'data'],
  ['delete from listings where city is null', 'data'],
  ['truncate listings', 'lock'],
  ['lock table listings', 'lock'],
  ['do $$ begin perform 1; end $$', 'block'],
  ['create index concurrently if not exists i on listings (city)', 'transaction'],
  ['-- no-transaction\ncreate index concurrently i on listings (city)', 'no-transaction'],
  ['-- no-transaction\nalter table listings add column weight int', 'no-transaction'],
]

const SAFE: readonly string[] = [
  'alter table listings add column weight int',
  'alter table listings add column weight int not null default 0, add column made timestamptz not null default now()',
  'alter table listings add constraint short check (length(city) < 50) not valid',
  'alter table listings add constraint one unique using index one_city',
  'alter table listings drop constraint short',
  'create table parts (id int primary key); create index on parts (id); alter table parts add check (id > 0)',
  'create table parts (id int); insert into parts values (1); update parts set id = 2',
  'drop index listings_city; drop trigger old on listings; drop function old()',
  'create or replace function f() returns int language sql as $$ update listings set city = null; select 1 $$',
  '-- no-transaction\ncreate index concurrently if not exists i on listings (city);\ndrop index concurrently if exists j;',
  '-- no-transaction\nalter table listings validate constraint short',
]

describe('[UP-11] a migration that hinders the site while it serves', () => {
  test.each(UNSAFE)('%s', async (text, rule) => {
    expect(await rulesOf(text)).toEqual([rule])
  })
})

test.each(SAFE)('[UP-11] is safe: %s', async (text) => {
  expect(await lintMigration(text)).toEqual([])
})

test('[UP-11] what is unsafe is named with its line, and is allowed with a reason', async () => {
  const text = `-- Ёлка: bytes are not characters.\ncreate table a (b int);\n\n-- why\nupdate listings set city = 'x';`
  expect(await lintMigration(text)).toEqual([
    expect.stringMatching(/^line 5: data: all its rows are locked/u),
  ])
  expect(await lintMigration(`-- allow data: a hundred rows at most\n${text}`)).toEqual([])
  expect(await rulesOf(`-- allow data: ok\n${text}`)).toEqual(['data'])
})
