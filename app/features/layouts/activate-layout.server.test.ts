import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLayout } from '#tests/factories/layouts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { activateLayout } from './activate-layout.server.ts'
import { createLayout } from './create-layout.server.ts'
import { deleteLayout } from './delete-layout.server.ts'

const { db } = useDatabase()
const ctx = () => ctxFor(db, { actor: anActor({ role: 'admin' }) })

const active = async () =>
  (await db.selectFrom('layoutConfigs').select('id').where('isActive', '=', true).execute()).map(
    ({ id }) => id,
  )

const several = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aLayout(db, { isActive: false })))

beforeEach(() => db.deleteFrom('layoutConfigs').execute())

describe('[LAY-02] activating', () => {
  test('makes that one the only active one', async () => {
    const [first, second] = await several(2)
    await activateLayout(ctx(), { id: first?.id ?? '' })
    await activateLayout(ctx(), { id: second?.id ?? '' })

    expect(await active()).toEqual([second?.id])
  })

  test('many at once: exactly one is active at every moment anybody looks, and afterwards', async () => {
    const layouts = await several(5)
    await activateLayout(ctx(), { id: layouts[0]?.id ?? '' })

    const looks: Promise<string[]>[] = []
    const clicks = Array.from({ length: 25 }, (_, i) => {
      looks.push(active())
      return activateLayout(ctx(), { id: layouts[i % 5]?.id ?? '' })
    })
    await Promise.all(clicks)

    for (const seen of await Promise.all(looks)) expect(seen).toHaveLength(1)
    expect(await active()).toHaveLength(1)
  })

  test('what is gone is refused, and the active one stays', async () => {
    const [first] = await several(1)
    await activateLayout(ctx(), { id: first?.id ?? '' })

    expect(await refusalOf(activateLayout(ctx(), { id: randomUUID() }))).toMatchObject({ kind: 'notFound' })
    expect(await active()).toEqual([first?.id])
  })

  test('one is deleted while it is activated: either happened, never half of both', async () => {
    const [stays, goes] = await several(2)
    await activateLayout(ctx(), { id: stays?.id ?? '' })

    await Promise.all([
      refusalOf(activateLayout(ctx(), { id: goes?.id ?? '' })),
      deleteLayout(ctx(), { id: goes?.id ?? '' }),
    ])

    const left = await db.selectFrom('layoutConfigs').select(['id']).execute()
    expect(left).toEqual([{ id: stays?.id }])
    expect((await active()).length).toBeLessThanOrEqual(1)
  })

  test('the log says what was active before', async () => {
    const [first, second] = await several(2)
    await activateLayout(ctx(), { id: first?.id ?? '' })
    await activateLayout(ctx(), { id: second?.id ?? '' })
    await activateLayout(ctx(), { id: second?.id ?? '' })

    const entries = await db
      .selectFrom('auditLog')
      .select('details')
      .where('targetId', '=', second?.id ?? '')
      .execute()
    expect(entries).toEqual([{ details: { before: first?.id } }])
  })
})

describe('[LAY-01] a new layout', () => {
  test('is named by how many there are, 5 × 4, empty and inactive', async () => {
    await several(2)
    const { id, name } = await createLayout(ctx())

    expect(name).toBe('Layout 3')
    const row = await db.selectFrom('layoutConfigs').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({
      description: 'Custom layout 3 created by admin',
      config: { rows: 5, cols: 4, positions: [] },
      isActive: false,
      version: 1,
    })
  })

  test('two at once get two names', async () => {
    const made = await Promise.all([createLayout(ctx()), createLayout(ctx())])
    expect(made.map(({ name }) => name).sort()).toEqual(['Layout 1', 'Layout 2'])
  })
})

test('[LAY-01] deleting leaves what was drawn in the log, and twice is refused', async () => {
  const layout = await aLayout(db)
  await deleteLayout(ctx(), { id: layout.id })

  expect(await refusalOf(deleteLayout(ctx(), { id: layout.id }))).toMatchObject({ code: 'layouts.notFound' })
  const entries = await db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('targetId', '=', layout.id)
    .execute()
  expect(entries).toMatchObject([
    { action: 'layout_delete', details: { name: 'Home', config: layout.config } },
  ])
})

test.each([undefined, 'user', 'banned'] as const)(
  'layouts are the business of admins, not of %s',
  async (role) => {
    const layout = await aLayout(db, { isActive: false })
    const other = ctxFor(db, role ? { actor: anActor({ role }) } : {})

    const works = [createLayout(other), activateLayout(other, layout), deleteLayout(other, layout)]
    const refusals = await Promise.all(works.map(refusalOf))

    const kind = role ? 'forbidden' : 'unauthenticated'
    expect(refusals).toMatchObject([{ kind }, { kind }, { kind }])
    expect(await active()).toEqual([])
  },
)
