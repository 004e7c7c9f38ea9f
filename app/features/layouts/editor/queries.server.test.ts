import { beforeEach, expect, test } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { editLayout } from '../edit-layout.server.ts'
import { availableBillboards, openLayout, savedLast } from './queries.server.ts'

const { db } = useDatabase()
const grid = { rows: 2, cols: 2, positions: [] }

beforeEach(() => db.deleteFrom('profiles').execute())

test('[LAY-07] the second to save learns who saved last and when', async () => {
  const { id } = await aLayout(db)
  expect(await savedLast(db, id)).toBeNull()
  for (const [i, fullName] of ['First Admin', 'Second Admin'].entries()) {
    const profile = await aProfile(db, { fullName })
    const actor = anActor({ id: profile.id, role: 'admin' })
    const now = new Date(NOW.getTime() + i * 1000)
    const words = { name: 'Spring', description: '' }
    await editLayout({ ...ctxFor(db, { actor }), now }, { id, version: 1 + i, grid, ...words })
  }
  expect(await savedLast(db, id)).toEqual({ name: 'Second Admin', at: new Date(NOW.getTime() + 1000) })
})

test('[LAY-04] what can be put into a grid comes page by page, newest first, none twice and none left out', async () => {
  const userId = (await aProfile(db)).id
  for (let i = 0; i < 30; i += 1)
    await anAd(db, { userId, title: { en: `no ${i}` }, createdAt: daysAgo(1 + i) })
  await anAd(db, { userId, title: { en: 'over' }, expiresAt: daysAgo(1) })
  const pageOf = (page: number) => availableBillboards(db, { term: '', page, locale: 'en', now: NOW })

  const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)]

  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
    Array.from({ length: 30 }, (_, i) => `no ${i}`),
  )
  expect([first.hasMore, second.hasMore, third.items]).toEqual([true, false, []])
})

test('the editor opens with the billboards of its grid: those no one sees are marked, deleted ones are gone', async () => {
  const shown = await anAd(db, { title: { en: 'shown' } })
  const hidden = await anAd(db, { title: { en: 'hidden' }, status: 'inactive' })
  const deleted = await anAd(db, { deletedAt: daysAgo(1) })
  const positions = [shown, hidden, deleted].map(({ id }, col) => ({
    row: 0,
    col,
    width: 1,
    height: 1,
    adId: id,
  }))
  const { id } = await aLayout(db, { isActive: false, rows: 1, cols: 3, positions })

  const opened = await openLayout(db, id, { locale: 'en', now: NOW })

  const found = opened?.items.map(({ title, isPublic }) => [title, isPublic] as const) ?? []
  expect(new Map(found)).toEqual(
    new Map([
      ['shown', true],
      ['hidden', false],
    ]),
  )
})
