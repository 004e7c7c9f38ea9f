import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#app/lib/day.ts'
import { anAd } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const requireAdmin = () => siteWith(db, { actor: anActor({ role: 'admin' }) })

beforeEach(async () => {
  for (const table of ['dailyCounts', 'ads', 'profiles'] as const) await db.deleteFrom(table).execute()
})

async function aSeenBillboard(title: string, views: number, clicks: number) {
  const ad = await anAd(db, { title: { en: title } })
  const counts = { itemId: ad.id, itemKind: 'banner', day: dayOf(daysAgo(1)), views, clicks } as const
  await db.insertInto('dailyCounts').values(counts).execute()
  return ad
}

describe('[ADM-09] the page of banner ad performance', () => {
  test('shows views, clicks and rate; without a view there is a dash', async () => {
    const { id } = await aSeenBillboard('Chrome shop', 1600, 20)
    await anAd(db, { title: { en: 'Never seen' } })
    const html = await (await (await requireAdmin()).get('/admin/performance')).text()

    expect(html).toContain('1,600')
    expect(html).toContain('1.25%')
    expect(html).toContain(`/edit-ad/${id}`)
    expect(html.split('Never seen')[1]).toContain('—')
    expect(html).not.toContain('NaN')
    expect(html).toContain('aria-sort="descending"')
  })

  test('is a file, of what the filters show', async () => {
    const { adId } = await aSeenBillboard('Chrome shop', 1600, 20)
    await aSeenBillboard('=Tires', 5, 0)
    const response = await (await requireAdmin()).get('/admin/performance/export?days=7&sort=title&dir=desc')

    expect(response.headers.get('content-disposition')).toContain(
      'banner-statistics-2026-02-10-2026-02-16.csv',
    )
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines[0]).toContain('Number,Title,Status,Views,Clicks,Click Rate')
    expect(lines.slice(1).toSorted()).toContain(`${adId},Chrome shop,active,1600,20,0.0125,0,0,`)
    expect(lines.join('\n')).toContain("'=Tires")
  })

  test.each([null, anActor()])('is for admins only: %o', async (actor) => {
    const site = await siteWith(db, { actor })
    for (const path of ['/admin/performance', '/admin/performance/export'])
      expect((await site.get(path)).status).not.toBe(200)
  })
})
