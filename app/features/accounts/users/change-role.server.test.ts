import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { changeRole } from './change-role.server.ts'

const { db } = useDatabase()

async function anAdmin() {
  const { id } = await anAccount(db, { role: 'admin' })
  return { id, ctx: { ...ctxFor(db), actor: anActor({ id, role: 'admin' }) } }
}

const roleOf = async (id: string) =>
  (await db.selectFrom('profiles').select('role').where('id', '=', id).executeTakeFirst())?.role
const logOf = (targetId: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('targetId', '=', targetId)
    .execute()

beforeEach(() => db.updateTable('profiles').set({ role: 'user' }).where('role', '=', 'admin').execute())

describe('[USR-02] changing a role', () => {
  test('counts at once: the person is signed out, and the log says who did it', async () => {
    const { id, ctx } = await anAdmin()
    const user = await anAccount(db)
    await aSession(db, user.id)

    await changeRole(ctx, { userId: user.id, role: 'admin' })

    expect(await roleOf(user.id)).toBe('admin')
    expect(await db.selectFrom('sessions').select('id').where('userId', '=', user.id).execute()).toEqual([])
    expect(await logOf(user.id)).toEqual([
      { action: 'update_user_role', actorId: id, details: { before: 'user', after: 'admin' } },
    ])
  })

  test('to what it is already changes and logs nothing', async () => {
    const { ctx } = await anAdmin()
    const user = await anAccount(db)

    await changeRole(ctx, { userId: user.id, role: 'user' })

    expect(await logOf(user.id)).toEqual([])
  })

  test('is refused for oneself, the banned, the deleted and those who never were', async () => {
    const { id, ctx } = await anAdmin()
    await anAdmin()
    const banned = await anAccount(db, { role: 'banned' })
    const at = new Date()
    const deleted = await anAccount(db, { deletedAt: at, deactivatedAt: at })

    const attempt = (userId: string) => refusalOf(changeRole(ctx, { userId, role: 'user' }))
    expect(await attempt(id)).toMatchObject({ code: 'users.notYourself' })
    expect(await attempt(banned.id)).toMatchObject({ code: 'users.bannedHasNoRole' })
    expect(await attempt(deleted.id)).toMatchObject({ kind: 'notFound' })
    expect(await attempt('00000000-0000-4000-8000-0000000000ff')).toMatchObject({ kind: 'notFound' })
    expect(await roleOf(id)).toBe('admin')
  })

  test('never takes the last admin away, however quick two of them are', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.updateTable('profiles').set({ role: 'user' }).where('role', '=', 'admin').execute()
      const [one, other] = [await anAdmin(), await anAdmin()]

      const results = await Promise.allSettled([
        changeRole(one.ctx, { userId: other.id, role: 'user' }),
        changeRole(other.ctx, { userId: one.id, role: 'user' }),
      ])

      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const left = await db.selectFrom('profiles').select('id').where('role', '=', 'admin').execute()
      expect(left).toHaveLength(1)
    }
  })

  test('is refused to who was an admin a moment ago, even with others left', async () => {
    const { ctx, id } = await anAdmin()
    const [second] = [await anAdmin(), await anAdmin()]
    await db.updateTable('profiles').set({ role: 'user' }).where('id', '=', id).execute()

    expect(await refusalOf(changeRole(ctx, { userId: second.id, role: 'user' }))).toMatchObject({
      kind: 'forbidden',
      code: 'common.adminsOnly',
    })
    expect(await roleOf(second.id)).toBe('admin')
  })
})
