import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const LISTING = '00000000-0000-4000-8000-00000000aaaa'
const boss = { id: '', email: 'boss@log.example' }
const user = { id: '', email: 'user@log.example' }

type What = { action: AuditAction; reason: string; by?: typeof boss; days?: number; targetId?: string }

async function write({ action, reason, by = boss, days = 1, targetId }: What) {
  const role = by === boss ? 'admin' : 'user'
  const ctx = ctxFor(db, { actor: anActor({ id: by.id, role }), now: daysAgo(days) })
  const target = targetId
    ? ({ targetType: 'listing', targetId } as const)
    : ({ targetType: 'user', targetId: user.id } as const)
  await record(ctx, { action, ...target, details: { reason } })
}

beforeAll(async () => {
  boss.id = (await anAccount(db, { role: 'admin', email: boss.email })).id
  user.id = (await anAccount(db, { email: user.email })).id
  await aListing(db, { id: LISTING, listingId: 7_654_321, title: { en: 'Quillon trailer' } })
  await write({ action: 'ban_user', reason: 'one-ban', days: 3 })
  await write({ action: 'sign_in', reason: 'two-sign-in', by: user, days: 2 })
  await write({ action: 'approve_item', reason: 'three-approve', targetId: LISTING })
})

const page = async (path: string) =>
  (await (await siteWith(db, { actor: anActor({ id: boss.id, role: 'admin' }) })).get(path)).text()

async function reasons(filters: string): Promise<readonly string[]> {
  const text = await page(`/admin/log?${filters}`)
  return [...new Set(text.split('</table>')[0]?.match(/one-ban|two-sign-in|three-approve/gu))]
}

const FILTERS: readonly (readonly [string, () => string, readonly string[]])[] = [
  ['who by address', () => `who=${boss.email.toUpperCase()}`, ['three-approve', 'one-ban']],
  ['who by id', () => `who=${user.id}`, ['two-sign-in']],
  ['an unknown person', () => 'who=nobody@log.example', []],
  ['admins only', () => 'by=admins', ['three-approve', 'one-ban']],
  ['action', () => 'action=ban_user', ['one-ban']],
  ['kind', () => 'kind=listing', ['three-approve']],
  ['target by id', () => `target=${LISTING}`, ['three-approve']],
  ['target by number', () => 'target=7654321', ['three-approve']],
  ['target by title', () => 'target=quillon', ['three-approve']],
  ['target by address', () => `kind=user&target=${user.email}`, ['two-sign-in', 'one-ban']],
  ['days, both included', () => 'from=2026-02-13&to=2026-02-14', ['two-sign-in', 'one-ban']],
  [
    'nonsense',
    () => 'action=nothing&kind=%27&from=never&before=-1',
    ['three-approve', 'two-sign-in', 'one-ban'],
  ],
]

describe('[LOG-02] the log', () => {
  test('shows the newest first, with names instead of codes', async () => {
    expect(await reasons('')).toEqual(['three-approve', 'two-sign-in', 'one-ban'])
    const text = await page('/admin/log')
    for (const shown of [boss.email, user.email, 'User banned', 'Signed in', 'Feb 15, 2026, 9:00 AM CST'])
      expect(text).toContain(shown)
  })

  test.each(FILTERS)('is filtered by %s', async (_, filters, expected) => {
    expect(await reasons(filters())).toEqual(expected)
  })

  test('goes on to older entries without missing or repeating one, even of the same moment', async () => {
    const other = { id: (await anAccount(db)).id, email: '' }
    for (let n = 0; n < 120; n += 1) await write({ action: 'sign_in', reason: `n${n}.`, by: other, days: 9 })
    const seen: string[] = []
    let next = `/admin/log?who=${other.id}`
    for (let guard = 0; next && guard < 5; guard += 1) {
      const text = await page(next)
      seen.push(
        ...(text
          .split('<main')[1]
          ?.split('</table>')[0]
          ?.match(/n\d+\./gu) ?? []),
      )
      next =
        text.match(/href="(\/admin\/log\?[^"]*before=[^"]*)"[^>]*>Older/u)?.[1]?.replaceAll('&amp;', '&') ??
        ''
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
    expect(seen[0]).toBe('n119.')
  })

  test('shows hostile notes as text', async () => {
    await write({ action: 'ban_user', reason: '<img src=x onerror=alert(1)>', days: 0 })

    expect(await page('/admin/log')).not.toContain('<img src=x')
  })
})

describe('[LOG-03] the log', () => {
  test('names items, users, layouts and payments, and leads to them', async () => {
    const listing = await aListing(db, { title: { en: 'Named truck', ru: 'Тягач' } })
    const { id: layoutId } = await db
      .insertInto('layoutConfigs')
      .values({ name: 'Spring grid', config: {} })
      .returning('id')
      .executeTakeFirstOrThrow()
    const payment = await aPayment(db)
    const ctx = ctxFor(db, { actor: anActor({ id: boss.id, role: 'admin' }) })
    await record(ctx, { action: 'approve_item', targetType: 'listing', targetId: listing.id })
    await record(ctx, { action: 'layout_update', targetType: 'layout', targetId: layoutId })
    await record(ctx, { action: 'payment_refunded', targetType: 'payment', targetId: payment.id })
    await record(ctx, { action: 'category_layout_save', targetType: 'category_layout', targetId: 'jobs' })

    const text = await page('/admin/log')
    for (const [to, name] of [
      [`/admin/ads\\?q=${listing.listingId}`, 'Named truck'],
      [`/admin/layout/${layoutId}`, 'Spring grid'],
      [`/admin/money/payments/${payment.id}`, payment.receiptNumber],
      [`/admin/users/${boss.id}`, 'Pat Poster'],
      ['/admin/category-layout/jobs', ''],
    ])
      expect(text).toMatch(new RegExp(`href="${to}"[^>]*>${name}`, 'u'))
    const inRussian = anActor({ id: boss.id, role: 'admin', language: 'ru' })
    expect(await (await (await siteWith(db, { actor: inRussian })).get('/admin/log')).text()).toContain(
      'Тягач',
    )
  })

  test('is exported as filtered, however long it is, and the export is an entry', async () => {
    const other = { id: (await anAccount(db)).id, email: '' }
    await db
      .insertInto('auditLog')
      .values(
        Array.from({ length: 2001 }, (_, n) => ({
          actorId: other.id,
          actorRole: 'user',
          action: 'sign_in',
          targetType: 'user',
          targetId: n === 7 ? '=1+1' : other.id,
          at: daysAgo(12),
        })),
      )
      .execute()
    const site = await siteWith(db, { actor: anActor({ id: boss.id, role: 'admin' }) })

    const file = await site.post(`/admin/log/export?who=${other.id}`, new URLSearchParams())

    const [head, ...rows] = (await file.text()).trim().split('\r\n')
    expect(head).toContain('ID,Time,Actor,Actor Role,Action,Kind,Target,Target ID,Details')
    expect(new Set(rows).size).toBe(2001)
    expect(rows.filter((row) => row.includes("'=1+1"))).toHaveLength(1)
    expect(await page('/admin/log?action=export_log')).toContain('log.csv')
    const member = await siteWith(db, { actor: anActor({ id: user.id }) })
    expect((await member.post('/admin/log/export', new URLSearchParams())).status).toBe(403)
  })
})
