import { beforeEach, expect, test } from 'vitest'
import { aLayout } from '#tests/factories/layouts.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { listLayouts } from './queries.server.ts'

const { db } = useDatabase()

beforeEach(() => db.deleteFrom('layoutConfigs').execute())

test('[LAY-14] layouts come twelve to a page, the active one first; a page too far is the last one', async () => {
  const { id: active } = await aLayout(db)
  for (let n = 0; n < 12; n += 1) await aLayout(db, { isActive: false })

  const first = await listLayouts(db, 1)
  const second = await listLayouts(db, 2)

  expect(first).toMatchObject({ page: 1, pages: 2, total: 13, isAnyActive: true })
  expect(first.layouts[0]).toMatchObject({ id: active, isActive: true })
  expect([first.layouts.length, second.layouts.length]).toEqual([12, 1])
  const ids = [...first.layouts, ...second.layouts].map(({ id }) => id)
  expect(new Set(ids).size).toBe(13)
  expect(await listLayouts(db, 99)).toEqual(second)
})
