import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
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
      seen.push(...(text.split('</table>')[0]?.match(/n\d+\./gu) ?? []))
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
