import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { dayOf } from '#app/lib/day.ts'
import { anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'
import { adById } from '#tests/helpers/rows.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function aMember(): Promise<Actor> {
  const { id } = await aProfile(db)
  return anActor({ id })
}

describe('[AD-06] the schedule', () => {
  const days = (given: Record<string, string>) => new URLSearchParams(given)

  test('a billboard is public from its first day to the end of its last one, in the time zone of the site', async () => {
    const actor = await aMember()
    const ad = await anAd(db, { userId: actor.id, contactType: 'contact_info', websiteUrl: '' })
    const site = await siteWith(db, { actor })
    const [, version = ''] = formVersionsIn(await (await site.get(`/edit-ad/${ad.id}`)).text())
    const sent = days({ startsOn: '2026-02-20', endsOn: '2026-02-21', version, acceptedLoss: '99' })
    await site.post(`/edit-ad/${ad.id}?do=schedule`, sent)
    const at = async (time: string) => {
      const then = await siteWith(db, { now: new Date(time) })
      return (await then.get(`/promotions/${ad.adId}`)).status
    }
    expect(await at('2026-02-19T23:59:59-06:00')).not.toBe(200)
    expect(await at('2026-02-20T00:00:00-06:00')).toBe(200)
    expect(await at('2026-02-21T23:59:59-06:00')).toBe(200)
    expect(await at('2026-02-22T00:00:00-06:00')).not.toBe(200)
  })

  test('[AD-08] one that loses days is saved only after that was said and agreed to', async () => {
    const actor = await aMember()
    const ad = await anAd(db, { userId: actor.id, expiresAt: daysAgo(-29) })
    const site = await siteWith(db, { actor })
    const [, version = ''] = formVersionsIn(await (await site.get(`/edit-ad/${ad.id}`)).text())
    const send = (given: Record<string, string>) =>
      site.post(`/edit-ad/${ad.id}?do=schedule`, days({ version, startsOn: '2026-03-01', ...given }))
    const asked = await send({})
    expect(asked.status).toBe(409)
    const page = await asked.text()
    const [, lost = ''] = /<button(?=[^>]*name="acceptedLoss")[^>]*value="(\d+)"/u.exec(page) ?? []
    expect(page).toContain(`${lost} days of its time would pass`)
    expect(page).toContain('value="2026-03-01"')
    expect(await adById(db, ad.id)).toEqual(ad)

    expect((await send({ acceptedLoss: String(Number(lost) - 1) })).status).toBe(409)
    expect((await send({ acceptedLoss: lost })).status).toBe(200)
    expect((await adById(db, ad.id)).startsAt).not.toBeNull()
    expect((await adById(db, ad.id)).expiresAt).toEqual(ad.expiresAt)
  })

  test.each([
    { startsOn: '2026-03-02', endsOn: '2026-03-01' },
    { startsOn: '2026-02-30' },
    { startsOn: '9999-01-01' },
    { endsOn: "'; drop table ads" },
  ])('%j is refused and changes nothing', async (given) => {
    const actor = await aMember()
    const before = await anAd(db, { userId: actor.id })
    const site = await siteWith(db, { actor })
    const response = await site.post(
      `/edit-ad/${before.id}?do=schedule`,
      new URLSearchParams(Object.entries(given)),
    )
    expect(response.status).toBe(422)
    expect(await adById(db, before.id)).toEqual(before)
  })
})

describe('[AD-06] numbers for those who have no account', () => {
  const linkOf = (id: string) =>
    db.selectFrom('statisticsLinks').select('secret').where('billboardId', '=', id).executeTakeFirst()

  test('a secret link shows numbers and nothing else, until it is switched off or made again', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id, views: 4321, title: { en: 'Secret title' } })
    const own = await siteWith(db, { actor })
    const visitor = await siteWith(db)
    await own.post(`/edit-ad/${id}?do=share`, new URLSearchParams())
    const first = await linkOf(id)
    const shown = await visitor.get(`/promotions/statistics/${first?.secret}`)
    const page = await shown.text()
    expect(shown.status).toBe(200)
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    expect(shown.headers.get('cache-control')).toContain('no-store')
    expect(page).toContain('4,321')
    expect(page).not.toContain('Secret title')
    expect(page).not.toContain(id)

    await own.post(`/edit-ad/${id}?do=share`, new URLSearchParams())
    expect((await visitor.get(`/promotions/statistics/${first?.secret}`)).status).toBe(404)
    const second = await linkOf(id)
    await own.post(`/edit-ad/${id}?do=unshare`, new URLSearchParams())
    expect((await visitor.get(`/promotions/statistics/${second?.secret}`)).status).toBe(404)
  })

  test('its charts are drawn before their script has come', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id })
    const counts = { itemId: id, itemKind: 'banner', day: '2026-02-15', views: 31, clicks: 2 } as const
    await db.insertInto('dailyCounts').values(counts).execute()
    const own = await siteWith(db, { actor })
    await own.post(`/edit-ad/${id}?do=share`, new URLSearchParams())
    const { secret } = (await linkOf(id)) ?? {}
    const page = await (await (await siteWith(db)).get(`/promotions/statistics/${secret}`)).text()
    expect(page.match(/<rect[^>]* height="31"/gu)).toHaveLength(1)
    expect(page.match(/<rect[^>]* height="2"/gu)).toHaveLength(1)
  })

  test('its owner sees the numbers before the form', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id, views: 4321 })
    const page = await (await (await siteWith(db, { actor })).get(`/edit-ad/${id}`)).text()
    expect(page).toMatch(/4,321.*name="titleEn"/su)
  })

  test.each(['x', "' or 1=1 --".padEnd(32, 'x'), 'A'.repeat(32), '%00'.repeat(32)])(
    '%s opens nothing',
    async (secret) => {
      const site = await siteWith(db)
      const response = await site.get(`/promotions/statistics/${encodeURIComponent(secret)}`)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    },
  )

  test('[AD-07] the click rate, and the 30 days before, for its owner and behind the link', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id, createdAt: daysAgo(50), views: 3000, clicks: 27 })
    for (const [days, views, clicks] of [
      [1, 1600, 20],
      [40, 800, 4],
    ] as const) {
      const counts = { itemId: id, itemKind: 'banner', day: dayOf(daysAgo(days)), views, clicks } as const
      await db.insertInto('dailyCounts').values(counts).execute()
    }
    const site = await siteWith(db, { actor })
    await site.post(`/edit-ad/${id}?do=share`, new URLSearchParams())
    const { secret } = await db
      .selectFrom('statisticsLinks')
      .select('secret')
      .where('billboardId', '=', id)
      .executeTakeFirstOrThrow()
    const visitor = await siteWith(db)
    const pages = [await site.get(`/edit-ad/${id}`), await visitor.get(`/promotions/statistics/${secret}`)]
    for (const html of await Promise.all(pages.map((page) => page.text()))) {
      for (const shown of ['0.9%', '1.25%', 'before: 0.5%', '+100%', '+400%']) expect(html).toContain(shown)
      expect(html).not.toContain('NaN')
    }
  })

  test('the file has a line for each day since the billboard was posted', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id, createdAt: daysAgo(2) })
    const counts = { itemId: id, itemKind: 'banner', day: '2026-02-15', views: 31, clicks: 2 } as const
    await db.insertInto('dailyCounts').values(counts).execute()
    const site = await siteWith(db, { actor })
    const lines = (await (await site.get(`/edit-ad/${id}/statistics.csv`)).text()).trim().split('\r\n')
    expect(lines.slice(1)).toEqual(['2026-02-14,0,0', '2026-02-15,31,2', '2026-02-16,0,0'])
  })

  test('the file of a deleted billboard is gone like its page', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id, deletedAt: daysAgo(1) })
    const site = await siteWith(db, { actor })
    expect((await site.get(`/edit-ad/${id}/statistics.csv`)).status).toBe(404)
    expect((await site.get(`/edit-ad/${id}`)).status).toBe(404)
  })
})
