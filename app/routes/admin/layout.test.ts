import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { anAd } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const requireAdmin = () => siteWith(db, { actor: anActor({ role: 'admin' }) })
const page = async (path: string) => (await (await requireAdmin()).get(path)).text()
const blank = { rows: 2, cols: 2, positions: [] }

async function save(kind: 'home' | 'category', fields: Record<string, string>) {
  const sent = new URLSearchParams(fields)
  return (await requireAdmin()).post(`/admin/layout/save.data?kind=${kind}`, sent)
}

/** The cells of a grid, as they are drawn, without the class names that only position the grid. */
function placesIn(html: string, board: string): readonly string[] {
  const [, list = ''] =
    new RegExp(`<ul[^>]*class="billboard-grid [^"]*${board}[^>]*>(.*?)</ul>`, 'su').exec(html) ?? []
  // Cells that a phone shows further down.
  return list
    .replaceAll(/ ?place-beyond/gu, '')
    .split('<li')
    .slice(1)
}

beforeEach(async () => {
  for (const table of ['layoutConfigs', 'categoryLayouts', 'profiles'] as const)
    await db.deleteFrom(table).execute()
})

describe('[LAY-06] what the editor shows is what the page shows', () => {
  async function aDrawnGrid() {
    const wide = await anAd(db, { title: { en: 'Wide one' } })
    const gone = await anAd(db, { title: { en: 'Gone one' }, status: 'inactive' })
    const last = await anAd(db, { title: { en: 'Last one' } })
    return {
      rows: 4,
      cols: 3,
      positions: [
        { row: 0, col: 1, width: 2, height: 2, adId: wide.id },
        { row: 1, col: 0, width: 1, height: 1, adId: gone.id },
        { row: 2, col: 0, width: 3, height: 1, adId: last.id },
      ],
    }
  }

  test('on the home page', async () => {
    const { id } = await aLayout(db, await aDrawnGrid())
    const shown = placesIn(await page('/'), 'grid-fluid')

    expect(placesIn(await page(`/admin/layout/${id}`), 'grid-desktop')).toEqual(shown)
    expect(shown.length).toBeGreaterThan(3)
  })

  test('with billboards that came with an import (D-16)', async () => {
    const imported = {
      row: 0,
      col: 0,
      width: 1,
      height: 1,
      adId: 'banner-7',
      adTitle: 'Imported tires',
      website_url: 'https://tires.example/',
    }
    const { id } = await aLayout(db, { rows: 1, cols: 2, positions: [imported] })
    const editor = await page(`/admin/layout/${id}`)
    const shown = placesIn(await page('/'), 'grid-fluid')

    expect(shown.join('')).toContain('Imported tires')
    expect(shown.join('')).toContain('https://tires.example/')
    expect(placesIn(editor, 'grid-desktop')).toEqual(shown)
    expect(editor.split('role="grid"')[1]).toContain('Imported tires')
  })

  test('on the page of a category', async () => {
    await aCategoryLayout(db, 'jobs', await aDrawnGrid())
    const shown = placesIn(await page('/categories/jobs'), 'grid-fluid')

    expect(placesIn(await page('/admin/category-layout/jobs'), 'grid-desktop')).toEqual(shown)
    expect(shown.length).toBeGreaterThan(2)
  })
})

describe('[LAY-07] saving', () => {
  test('on an old version is refused, and what is stored now comes along', async () => {
    const { id } = await aLayout(db)
    const grid = JSON.stringify(blank)
    expect((await save('home', { id, version: '1', name: 'First', grid })).status).toBe(200)

    const second = await save('home', { id, version: '1', name: 'Second', grid })

    expect(second.status).toBe(409)
    const body = await second.text()
    expect(body).toContain('layouts.stale')
    expect(body).toContain('First')
    expect(body).toContain('savedBy')
    const { name } = await db.selectFrom('layoutConfigs').select('name').executeTakeFirstOrThrow()
    expect(name).toBe('First')
  })

  test('the largest grid there can be comes through', async () => {
    const { id } = await aLayout(db)
    const item = await anAd(db)
    const positions = Array.from({ length: 1000 }, (_, i) => {
      return { row: Math.floor(i / 20), col: i % 20, width: 1, height: 1, adId: item.id }
    })
    const grid = JSON.stringify({ rows: 50, cols: 20, positions })

    expect((await save('home', { id, version: '1', name: 'Full', grid })).status).toBe(200)
    expect((await (await requireAdmin()).get(`/admin/layout/${id}`)).status).toBe(200)
  })

  test.each([
    [
      'overlapping',
      {
        rows: 1,
        cols: 2,
        positions: [
          { row: 0, col: 0, width: 2, height: 1, adId: null },
          { row: 0, col: 1, width: 1, height: 1, adId: null },
        ],
      },
    ],
    ['too large', { rows: 51, cols: 21, positions: [] }],
  ])('%s grids are refused as a whole', async (_, grid) => {
    const { id, config } = await aLayout(db)
    expect((await save('home', { id, version: '1', name: 'Bad', grid: JSON.stringify(grid) })).status).toBe(
      422,
    )
    expect((await save('category', { slug: 'jobs', version: '0', grid: JSON.stringify(grid) })).status).toBe(
      422,
    )
    expect(await db.selectFrom('layoutConfigs').select(['config', 'version']).execute()).toEqual([
      { config, version: 1 },
    ])
    expect(await db.selectFrom('categoryLayouts').select('id').execute()).toEqual([])
  })

  test('unexpected fields change nothing', async () => {
    const { id } = await aLayout(db, { isActive: false })
    const more = { isActive: 'true', is_active: 'true', createdAt: '1970-01-01', config: '{}' }
    await save('home', { id, version: '1', name: 'Named', grid: JSON.stringify(blank), ...more })
    const row = await db.selectFrom('layoutConfigs').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ isActive: false, config: blank, name: 'Named' })
    expect(row.createdAt.getUTCFullYear()).toBeGreaterThan(2000)
  })

  test.each([null, anActor(), anActor({ role: 'banned' })])('is refused to %o', async (actor) => {
    const { id } = await aLayout(db)
    const site = await siteWith(db, { actor })
    const sent = new URLSearchParams({ id, version: '1', name: 'Mine', grid: JSON.stringify(blank) })
    await site.post('/admin/layout/save.data?kind=home', sent)
    expect(await db.selectFrom('layoutConfigs').select('name').execute()).toEqual([{ name: 'Home' }])
  })

  test('what an admin wrote is text', async () => {
    const { id } = await aLayout(db)
    await save('home', { id, version: '1', name: '<script>alert(1)</script>', grid: JSON.stringify(blank) })
    for (const path of ['/admin/layout', `/admin/layout/${id}`])
      expect(await page(path)).not.toContain('<script>alert(1)')
  })

  test('a saved layout is on the page', async () => {
    const item = await anAd(db, { title: { en: 'On the board' } })
    const grid = { rows: 1, cols: 2, positions: [{ row: 0, col: 1, width: 1, height: 1, adId: item.id }] }
    expect((await save('category', { slug: 'jobs', version: '0', grid: JSON.stringify(grid) })).status).toBe(
      200,
    )
    expect(placesIn(await page('/categories/jobs'), 'grid-fluid').join('')).toContain('On the board')
  })
})

describe('[LAY-05] the editor of a category', () => {
  test('begins with 2 rows of 4', async () => {
    expect(await page('/admin/category-layout/jobs')).toContain('aria-rowcount="2" aria-colcount="4"')
  })

  test.each(LOCALES)('of what is no category says so in %s', async (locale) => {
    const site = await siteWith(db, { actor: anActor({ role: 'admin', language: locale }) })
    const response = await site.get('/admin/category-layout/spaceships')
    const html = await response.text()
    const t = TRANSLATE[locale]

    expect(response.status).toBe(404)
    expect(html).toContain(t('layouts.invalidCategory'))
    expect(html).toContain(t('layouts.categoryNotFound', { slug: 'spaceships' }))
    expect(html).toMatch(/href="\/admin"/u)
  })

  test.each(['x', randomUUID(), "1'--"])('a layout that is not there: %s', async (id) => {
    const response = await (await requireAdmin()).get(`/admin/layout/${encodeURIComponent(id)}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This layout is gone')
  })
})

test.each(LOCALES)(
  '[LAY-09] a layout without a name is refused in the words of the editor, in %s',
  async (locale) => {
    const { id } = await aLayout(db, blank)
    const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })
    const fields = { id, version: '1', name: '', description: '', grid: JSON.stringify(blank) }

    const sent = new URLSearchParams(fields)
    const response = await site.post('/admin/layout/save.data?kind=home', sent, { cookie: `lang=${locale}` })
    const text = await response.text()

    expect(response.status).toBe(422)
    expect(text).toContain(TRANSLATE[locale]('layouts.nameRequired'))
    expect(text).not.toContain('Invalid input')
  },
)

test('[LAY-15] the picture of a merged cell is asked for in the width of the cell', async () => {
  const item = await anAd(db, { images: [{ id: 'a'.repeat(32), width: 1600, height: 900 }] })
  const positions = [{ row: 0, col: 0, width: 3, height: 2, adId: item.id }]
  const { id } = await aLayout(db, { positions })
  const [, grid = ''] = (await page(`/admin/layout/${id}`)).split('role="grid"')
  expect(/<img[^>]* sizes="(\d+px)"/u.exec(grid)?.[1]).toBe('600px')
})
