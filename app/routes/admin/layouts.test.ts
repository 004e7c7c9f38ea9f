import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const requireAdmin = () => siteWith(db, { actor: anActor({ role: 'admin' }) })
const page = async (path: string) => (await (await requireAdmin()).get(path)).text()
const blank = { rows: 2, cols: 2, positions: [] }

beforeEach(async () => {
  for (const table of ['layoutConfigs', 'categoryLayouts', 'profiles'] as const)
    await db.deleteFrom(table).execute()
})

describe('[LAY-01] the list of layouts', () => {
  test('shows name, description, rows x columns and which one is active', async () => {
    await aLayout(db, { rows: 7, cols: 3 })
    const html = await page('/admin/layout')

    expect(html).toContain('7 x 3 grid')
    expect(html).not.toContain('value="activate"')
  })

  test('makes, activates and deletes', async () => {
    const site = await requireAdmin()
    const made = await site.post('/admin/layout', new URLSearchParams({ change: 'create' }))
    expect(await made.text()).toContain('Created: Layout 1')
    const { id } = await db.selectFrom('layoutConfigs').select('id').executeTakeFirstOrThrow()

    const active = await site.post('/admin/layout', new URLSearchParams({ change: 'activate', id }))
    expect(await active.text()).toContain('Active now: Layout 1')
    const gone = await site.post('/admin/layout', new URLSearchParams({ change: 'delete', id }))
    expect(await gone.text()).toContain('Deleted: Layout 1')
  })

  test('asks before it deletes, also without JavaScript, and names what follows', async () => {
    const { id } = await aLayout(db)
    expect(await page('/admin/layout')).toContain(`href="/admin/layout?delete=${id}"`)

    const question =
      (await page(`/admin/layout?delete=${id}`)).split('role="alert"')[1]?.split('<ul')[0] ?? ''
    expect(question).toContain('Are you sure you want to delete this layout?')
    expect(question).toContain('the home page will show the newest banner ads')
    expect(question).toMatch(/<form[^>]* action="\/admin\/layout" method="post"/u)
    expect(question).toContain(`name="id" value="${id}"`)

    for (const none of [randomUUID(), "'x"])
      expect((await (await requireAdmin()).get(`/admin/layout?delete=${none}`)).status).toBe(200)
  })

  test.each([
    ['activate', 'Failed to set active layout'],
    ['delete', 'Failed to delete layout'],
  ])('of what is gone says so: %s', async (change, message) => {
    const response = await (await requireAdmin()).post(
      '/admin/layout',
      new URLSearchParams({ change, id: randomUUID() }),
    )
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(message)
  })

  test.each([{ change: 'drop' }, { change: 'delete', id: "' or 1=1" }, {}])(
    'refuses nonsense: %o',
    async (fields) => {
      await aLayout(db)
      const sent = new URLSearchParams(Object.entries(fields))
      expect((await (await requireAdmin()).post('/admin/layout', sent)).status).toBe(422)
      expect(await db.selectFrom('layoutConfigs').select('id').execute()).toHaveLength(1)
    },
  )

  test('[LAY-04] leads to all 25 categories in new tabs, and says which have a layout of their own', async () => {
    await aCategoryLayout(db, 'jobs', blank)
    const html = await page('/admin/layout')

    expect(html.match(/href="\/admin\/category-layout\/[a-z-]+" target="_blank"/gu)).toHaveLength(25)
    expect(html.match(/>custom</gu)).toHaveLength(1)
    expect(html).toContain('Available Ads')
  })
})

describe('[LAY-04] what can be put into a grid', () => {
  const available = async (search: string) => page(`/admin/layout/available.data${search}`)

  test('is active and public, and found by words', async () => {
    await anAd(db, { title: { en: 'Tire shop' }, createdAt: daysAgo(2) })
    await anAd(db, { title: { en: 'Fuel stop' }, createdAt: daysAgo(1) })
    await anAd(db, { title: { en: 'Waiting one' }, moderation: 'waiting' })

    for (const title of ['Fuel stop', 'Tire shop']) expect(await available('')).toContain(title)
    expect(await available('')).not.toContain('Waiting one')
    expect(await available('?q=FUEL')).not.toContain('Tire shop')
    expect(await available('?q=%25&page=x')).not.toContain('Tire shop')
  })

  test.each([null, anActor(), anActor({ role: 'banned' })])('is not shown to %o', async (actor) => {
    await anAd(db, { title: { en: 'Tire shop' } })
    const site = await siteWith(db, { actor })
    expect(await (await site.get('/admin/layout/available.data')).text()).not.toContain('Tire shop')
  })
})
