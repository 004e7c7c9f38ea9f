import { beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#tests/factories/accounts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

let adminId = ''
beforeAll(async () => {
  adminId = (await anAccount(db, { role: 'admin', email: 'boss@example.com', fullName: 'Bo Boss' })).id
})

const requireAdmin = () => siteWith(db, { actor: anActor({ id: adminId, role: 'admin' }) })
const textOf = async (path: string) => (await (await requireAdmin()).get(path)).text()
const emailsOn = (page: string) => [...new Set(page.match(/[\w.+-]+@find\.example/gu))]

describe('[USR-01] the list of users', () => {
  test('shows twenty a page with the total, newest first, without closed accounts', async () => {
    for (let n = 0; n < 23; n += 1)
      await aProfile(db, { email: `p${n}@page.example`, createdAt: new Date(Date.UTC(2019, 0, 1 + n)) })
    const deleted = { deletedAt: NOW, deactivatedAt: NOW }
    await aProfile(db, { email: 'gone@page.example', ...deleted })

    const first = await textOf('/admin/users?q=page.example')
    expect(first).toContain('23 users')
    expect(first).not.toContain('gone@page.example')
    expect(first.indexOf('p22@page.example')).toBeLessThan(first.indexOf('p21@page.example'))
    expect(first).not.toContain('p2@page.example')
    expect(await textOf('/admin/users?q=page.example&page=2')).toContain('p2@page.example')
    expect(await textOf('/admin/users?q=page.example&page=999')).toContain('p0@page.example')
  })

  test('finds any part of address and name in any case and script, and takes signs as signs', async () => {
    await aProfile(db, { email: 'ivan@find.example', fullName: 'Иван ПЕТРОВ' })
    await aProfile(db, { email: 'percent@find.example', fullName: '100% Hauling_Co' })

    for (const [q, found] of [
      ['IVAN@FIND', 'ivan'],
      ['петров', 'ivan'],
      ['ПЕТ', 'ivan'],
      ['100% h', 'percent'],
      ['g_c', 'percent'],
    ] as const)
      expect(emailsOn(await textOf(`/admin/users?q=${encodeURIComponent(q)}`))).toEqual([
        `${found}@find.example`,
      ])
    expect(await textOf('/admin/users?q=%25%25%25')).toContain('No Users Found')
  })

  test('is filtered by role, sign and days, both days included', async () => {
    const at = (day: string) => ({ createdAt: new Date(`${day}T23:30:00Z`) })
    await aProfile(db, { email: 'a@find.example', role: 'banned', ...at('2015-05-01') })
    await aProfile(db, { email: 'b@find.example', isVerified: true, ...at('2015-05-02') })
    await aProfile(db, { email: 'c@find.example', ...at('2015-05-03') })
    const found = async (filters: string) =>
      emailsOn(await textOf(`/admin/users?from=2015-05-01&to=2015-05-03&${filters}`)).map((mail) => mail[0])

    expect(await found('')).toEqual(['c', 'b', 'a'])
    expect(await found('role=banned')).toEqual(['a'])
    expect(await found('verified=yes')).toEqual(['b'])
    expect(await found('verified=no&role=user')).toEqual(['c'])
    expect(emailsOn(await textOf('/admin/users?from=2015-05-02&to=2015-05-02'))).toEqual(['b@find.example'])
  })

  test('says so when no user is found, and nonsense in the address is no filter', async () => {
    expect(await textOf('/admin/users?q=nobody-at-all')).toContain(
      'No Users Found - Try adjusting your filters or search criteria.',
    )
    const nonsense = 'role=king&verified=perhaps&from=2026-02-31&to=soon&page=-1'
    expect((await (await requireAdmin()).get(`/admin/users?${nonsense}`)).status).toBe(200)
    expect((await (await requireAdmin()).get('/admin/users?q=%01%27%3B--%5C')).status).toBe(200)
  })

  test('shows hostile names as the text they are', async () => {
    await aProfile(db, { email: 'x@find.example', fullName: '<script>alert(1)</script>"onload="' })

    const page = await textOf('/admin/users?q=x%40find')
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toContain('<script>alert(1)')
  })
})

describe('what admins do to users', () => {
  async function post(change: string, fields: Record<string, string>) {
    const site = await requireAdmin()
    const response = await site.post(`/admin/users?change=${change}`, new URLSearchParams(fields))
    return { status: response.status, page: await response.text() }
  }
  const roleOf = async (id: string) =>
    (await db.selectFrom('profiles').select('role').where('id', '=', id).executeTakeFirst())?.role

  test('[USR-02] [USR-03] [USR-04] each change has its literal message', async () => {
    const { id: userId } = await aProfile(db)
    const changed = async (change: string, fields: Record<string, string>) =>
      (await post(change, { userId, ...fields })).page

    expect(await changed('role', { role: 'admin' })).toContain('User role updated to admin')
    expect(await changed('role', { role: 'user' })).toContain('User role updated to user')
    expect(await changed('verification', { verified: 'yes' })).toContain('User has been verified')
    expect(await changed('ban', { reason: 'spam' })).toContain('User has been banned')
    expect(await changed('role', { role: 'admin' })).toContain(
      'Failed to update user role. Please try again.',
    )
    expect(await changed('ban', { reason: 'spam' })).toContain('Failed to ban user. Please try again.')
    expect(await changed('unban', {})).toContain('User has been unbanned')
  })

  test('[LOG-01] who did it is known from the session, whatever else is sent', async () => {
    const { id: userId } = await aProfile(db)
    const forged = {
      adminId: userId,
      admin_id: userId,
      p_admin_id: userId,
      actorId: userId,
      actorRole: 'user',
    }

    await post('ban', { userId, reason: 'spam', ...forged })

    const log = await db.selectFrom('auditLog').selectAll().where('targetId', '=', userId).execute()
    expect(log).toMatchObject([{ action: 'ban_user', actorId: adminId, actorRole: 'admin' }])
  })

  test('[USR-04] a deactivated account is reactivated, once, and its owner is notified', async () => {
    const { id: userId, email } = await aProfile(db, { deactivatedAt: NOW, language: 'ru' })
    const before = await textOf(`/admin/users?q=${encodeURIComponent(email)}`)
    expect(before).toContain('change=reactivation')

    expect((await post('reactivation', { userId })).page).toContain('User has been reactivated')
    expect((await post('reactivation', { userId })).page).toContain('This account is not deactivated.')
    expect((await emailsTo(db, email)).map(({ subject }) => subject)).toEqual([
      'Ваш аккаунт на Haulpost снова работает',
    ])
    const actions = db.selectFrom('auditLog').select(['action', 'actorId']).where('targetId', '=', userId)
    expect(await actions.execute()).toEqual([{ action: 'account_reactivated', actorId: adminId }])
  })

  test('[USR-02] [USR-04] role and ban are plain forms where there is no JavaScript', async () => {
    const { email } = await aProfile(db)
    const page = await textOf(`/admin/users?q=${encodeURIComponent(email)}`)
    const [plain = ''] = /<noscript>.*?<\/noscript>/su.exec(page.slice(page.indexOf('cell-actions'))) ?? []
    for (const part of ['change=role', 'change=ban', 'name="userId"', 'name="reason"', 'name="role"'])
      expect(plain).toContain(part)
  })

  test('[USR-02] no role but user and admin can be given, least of all by hand', async () => {
    const { id: userId } = await aProfile(db)

    for (const role of ['banned', 'owner', '', 'ADMIN', '__proto__'])
      expect((await post('role', { userId, role })).status).toBe(422)
    expect((await post('role', { userId: adminId, role: 'user' })).page).toContain('your own role')
    expect(await roleOf(userId)).toBe('user')
    expect(await roleOf(adminId)).toBe('admin')
  })

  test('[USR-04] a ban without a reason does nothing', async () => {
    const { id: userId } = await aProfile(db)

    for (const reason of ['', '   ', '\u202e\u0007', 'x'.repeat(301)])
      expect((await post('ban', { userId, reason })).status).toBe(422)
    expect(await roleOf(userId)).toBe('user')
  })

  test('forged ids and made-up changes are refused', async () => {
    const unknownId = '00000000-0000-4000-8000-0000000000ff'
    expect((await post('unban', { userId: unknownId })).status).toBe(404)
    expect((await post('verification', { userId: "' or 1=1", verified: 'yes' })).status).toBe(422)
    expect((await post('delete', { userId: unknownId })).status).toBe(400)
    expect((await post('constructor', { userId: unknownId })).status).toBe(400)
    expect((await post('bulk', { action: 'delete', userIds: unknownId })).status).toBe(422)
    expect((await post('bulk', { action: 'ban', reason: 'x' })).status).toBe(422)
  })

  test('[USR-05] the selection is changed at once; what failed is changed', async () => {
    const [one, two] = [await aProfile(db), await aProfile(db)]
    const site = await requireAdmin()
    const bulk = async (ids: readonly string[], fields: Record<string, string>) => {
      const form = new URLSearchParams(fields)
      for (const id of ids) form.append('userIds', id)
      return (await site.post('/admin/users?change=bulk', form)).text()
    }

    expect(await bulk([one.id, two.id], { action: 'verify' })).toContain('2 users have been verified')
    expect(await bulk([one.id], { action: 'verify' })).toContain('1 user has been verified')
    expect(await bulk([one.id, adminId], { action: 'ban', reason: 'spam' })).toContain(
      'Some actions failed. Please try again.',
    )
    expect(await roleOf(one.id)).toBe('banned')
    expect(await roleOf(adminId)).toBe('admin')
  })
})

describe('[USR-06] users.csv', () => {
  test('holds whom the filters mean, runs no formula, and is logged', async () => {
    const fullName = '=HYPERLINK("http://x","y")'
    const { id } = await aProfile(db, { email: 'csv@find.example', fullName, adminNotes: '+1, "two"' })
    const site = await requireAdmin()

    const file = await site.post('/admin/users/export?q=csv%40find', new URLSearchParams())

    expect(file.headers.get('content-disposition')).toBe('attachment; filename="users.csv"')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toBe(
      'ID,Email,Full Name,Role,Verified,Created At,Admin Notes\r\n' +
        `${id},csv@find.example,"'=HYPERLINK(""http://x"",""y"")",user,false,2026-01-17T15:00:00.000Z,"'+1, ""two"""\r\n`,
    )
    const entry = db
      .selectFrom('auditLog')
      .select(['actorId', 'details'])
      .where('action', '=', 'export_users')
    expect(await entry.executeTakeFirst()).toMatchObject({ actorId: adminId, details: { q: 'csv@find' } })
  })

  test('contains each user once where batches meet', async () => {
    const rows = Array.from({ length: 2100 }, (_, n) => ({ email: `n${n}@batch.example` }))
    await db.insertInto('profiles').values(rows).execute()

    const site = await requireAdmin()
    const file = await site.post('/admin/users/export?q=batch.example', new URLSearchParams())

    const lines = (await file.text()).trim().split('\r\n').slice(1)
    expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(2100)
    expect(lines).toHaveLength(2100)
  })
})
