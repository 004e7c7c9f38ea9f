import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { categoryGrid, homeGrid } from '#app/features/layouts/queries.server.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { undoImport } from './undo-import.server.ts'

const { db } = useDatabase()
const imports = useImports(db)

beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, layout_configs, category_layouts cascade`.execute(
    db,
  )
})

const OLD_ID = '4b5c9f6e-0000-4000-8000-00000000000'
const ad = (id: number) => ({
  id: `${OLD_ID}${id}`,
  user_id: 'p1',
  title: { en: `Diesel parts ${id}` },
  description: { en: 'Same day delivery' },
  category: 'REPAIR SHOPS',
  website_url: 'https://parts.example.com',
  price: '$100',
  contact_type: 'website',
})
const cell = (row: number, col: number, more: object) => ({
  id: `${row}-${col}`,
  row,
  col,
  type: 'banner',
  ...more,
})
const HOME = {
  id: `${OLD_ID}7`,
  name: 'Layout 1',
  description: 'Custom layout 1 created by admin',
  is_active: true,
  config: {
    rows: 2,
    cols: 3,
    positions: [
      cell(0, 0, { width: 2, height: 1, adId: `${OLD_ID}1`, adTitle: 'As it was called' }),
      cell(0, 2, { adId: 'banner-7', adTitle: 'Tires', website_url: 'https://tires.example.com' }),
      cell(1, 0, { adId: `${OLD_ID}9` }),
      cell(1, 1, { adId: `${OLD_ID}2` }),
      cell(5, 5, { adId: `${OLD_ID}2` }),
    ],
  },
  created_at: '2026-01-02T03:04:05Z',
}
const CATEGORY = {
  id: `${OLD_ID}8`,
  category_slug: 'repair-shops-parts',
  category_name: 'REPAIR SHOPS',
  config: JSON.stringify({ rows: 1, cols: 2, positions: [cell(0, 1, { adId: `${OLD_ID}2` })] }),
}
const FILES = {
  'profiles.json': [{ id: 'p1', email: 'shop@example.com', full_name: 'Shop', role: 'user' }],
  'ads.json': [ad(1), ad(2)],
  'layout_configs.json': [HOME],
  'category_layouts.json': [CATEGORY],
}
const HOSTED = { format: 'hosted', source: 'before' }

const titlesIn = ({ places }: Awaited<ReturnType<typeof homeGrid>>) =>
  places.map(({ row, col, width, item }) => [row, col, width, item?.title ?? null])
const asked = { locale: 'en', now: NOW } as const

test('[IMP-11] [DATA-03] the layouts of the earlier site show its banner ads where they were, on home and in a category', async () => {
  const dry = await imports.run(FILES, { ...HOSTED, isDryRun: true })
  expect(titlesIn(await homeGrid(db, asked))[0]).toEqual([0, 0, 1, null])
  const { counts, report, unknownCategories } = await imports.run(FILES, HOSTED)
  expect(dry).toMatchObject({ counts, report })
  expect([...unknownCategories]).toEqual([])
  expect(counts.layouts).toMatchObject({ made: 2, refused: 0, repaired: 1 })
  expect(titlesIn(await homeGrid(db, asked))).toEqual([
    [0, 0, 2, 'Diesel parts 1'],
    [0, 2, 1, 'Tires'],
    [1, 0, 1, null],
    [1, 1, 1, 'Diesel parts 2'],
    [1, 2, 1, null],
  ])
  expect(titlesIn(await categoryGrid(db, 'repair-shops-parts', asked))).toEqual([
    [0, 0, 1, null],
    [0, 1, 1, 'Diesel parts 2'],
  ])
  expect(report.map((line) => line.split(',').slice(5).join(','))).toEqual([
    `positions,left empty: there is no banner ad ${OLD_ID}9 in the import`,
    'positions,left out: 1 of 5 cells overlap or lie outside',
  ])
})

test('[IMP-11] a layout is taken over again when the file or its banner ads changed, and kept when an admin drew it since', async () => {
  const without = { ...FILES, 'ads.json': [ad(1)] }
  await imports.run(without, HOSTED)
  expect((await imports.run(without, HOSTED)).counts.layouts).toMatchObject({ unchanged: 2, updated: 0 })
  expect((await imports.run(FILES, HOSTED)).counts.layouts).toMatchObject({ updated: 2 })
  expect(titlesIn(await categoryGrid(db, 'repair-shops-parts', asked))[1]).toEqual([
    0,
    1,
    1,
    'Diesel parts 2',
  ])
  const logged = await db
    .selectFrom('auditLog')
    .select('action')
    .where('action', 'like', '%layout%')
    .execute()
  expect(logged).toHaveLength(2)
  await db.updateTable('layoutConfigs').set({ name: 'Spring' }).execute()
  const changed = { ...FILES, 'layout_configs.json': [{ ...HOME, name: 'Layout 2' }] }
  const { counts, report } = await imports.run(changed, HOSTED)
  expect(counts.layouts).toMatchObject({ kept: 1, unchanged: 1 })
  expect(report).toEqual([expect.stringContaining('changed here since')])
})

test('[IMP-11] the active layout of this site stays the active one, and the layout of a category that was drawn here stays', async () => {
  await aLayout(db)
  const two = [HOME, { ...HOME, id: 'second', name: 'x'.repeat(90) }, { ...HOME, id: 'third', config: '{}' }]
  const files = { ...FILES, 'layout_configs.json': two, 'category_layouts.json': [CATEGORY, CATEGORY] }
  const dry = await imports.run(files, { ...HOSTED, isDryRun: true })
  const { counts, report } = await imports.run(files, HOSTED)
  expect(dry).toMatchObject({ counts, report })
  expect(counts.layouts).toMatchObject({ made: 3, refused: 2 })
  expect(report).toContainEqual(expect.stringContaining('active,not activated: Home is the active one'))
  expect(report).toContainEqual(expect.stringContaining('third,grid,'))
  const active = await db.selectFrom('layoutConfigs').select('name').where('isActive', '=', true).execute()
  expect(active).toEqual([{ name: 'Home' }])
  const again = await imports.run({ ...files, 'more.json': '[]' }, { ...HOSTED, source: 'other' })
  expect(again.report).toContainEqual(
    expect.stringContaining('there is a layout of repair-shops-parts already'),
  )
})

test('[IMP-11] undoing an import takes its layouts away, and the banner ads that only they showed', async () => {
  await imports.run(FILES, HOSTED)
  expect(await undoImport(ctxFor(db), 'before')).toMatchObject({
    layouts: { removed: 2, left: 0 },
    billboards: { removed: 2, left: 0 },
    accounts: { removed: 1, left: 0 },
  })
  expect(await db.selectFrom('layoutConfigs').select('id').execute()).toEqual([])
})

test('[IMP-11] in the neutral format a layout is a row, with its cells as JSON', async () => {
  const positions = JSON.stringify([
    { row: 0, col: 1, adId: 'b1' },
    { row: '0', col: '0', width: '1', adId: 'none' },
  ])
  const quoted = positions.replaceAll('"', '""')
  const files = {
    'accounts.csv': 'id,email\n1,shop@example.com\n',
    'billboards.csv': `id,owner,titleEn,descriptionEn,category,price,websiteUrl\nb1,1,Tires,All sizes,Best stores,$100,https://tires.example.com\n`,
    'layouts.csv': `id;name;category;active;rows;cols;positions\n1;Home;;yes;1;2;"${quoted}"\n2;;jobs;;1;2;"${quoted}"\n3;;nowhere;;1;2;[]\n`,
  }
  const { counts, report } = await imports.run(files)
  expect(report.filter((line) => line.startsWith('refused'))).toEqual([expect.stringContaining(',3,slug,')])
  expect(counts.layouts).toMatchObject({ made: 2, refused: 1 })
  expect(titlesIn(await homeGrid(db, asked))).toEqual([
    [0, 0, 1, null],
    [0, 1, 1, 'Tires'],
  ])
})
