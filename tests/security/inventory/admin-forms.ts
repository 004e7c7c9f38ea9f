import * as users from '#app/features/accounts/users/schema.ts'
import { refundForm } from '#app/features/billing/refunds/schema.ts'
import * as layouts from '#app/features/layouts/schema.ts'
import { revertForm } from '#app/features/moderation/history/schema.ts'
import { matchingForm } from '#app/features/moderation/matching/schema.ts'
import { moderationForm } from '#app/features/moderation/schema.ts'
import { synonymForm, synonymRemoval } from '#app/features/search/synonyms/schema.ts'
import { tickerForm } from '#app/features/ticker/admin/schema.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Writing } from './writing.ts'

const t = TRANSLATE.en
const uuid = '00000000-0000-4000-8000-000000000abc'

type Form = Omit<Writing, 'pattern' | 'query' | 'as'>

const form = (pattern: string, given: Form, query?: string): Writing => ({
  pattern,
  as: 'admin',
  ...(query && { query }),
  ...given,
})

const ofUsers = (change: string, given: Form) => form('/admin/users', given, `change=${change}`)

const GRID = JSON.stringify({
  rows: 1,
  cols: 1,
  positions: [{ row: 0, col: 0, width: 1, height: 1, adId: null }],
})

const ORDER = {
  schema: moderationForm(t),
  values: {
    action: 'reject',
    items: ['{item}'],
    reason: 'other',
    reasonText: 'Not for here',
    note: 'Seen twice',
  },
} satisfies Form

const NOTHING = { fields: [], values: {} } satisfies Form

/** The forms of admins, apart from those of items. */
export const ADMIN_FORMS: readonly Writing[] = [
  ofUsers('role', { schema: users.roleForm(t), values: { userId: '{user}', role: 'user' } }),
  ofUsers('verification', { schema: users.verifiedForm(), values: { userId: '{user}', verified: 'yes' } }),
  ofUsers('ban', { schema: users.banForm(t), values: { userId: '{user}', reason: 'Spam' } }),
  ofUsers('unban', { schema: users.userForm(), values: { userId: '{user}' }, status: 409 }),
  ofUsers('reactivation', { schema: users.userForm(), values: { userId: '{user}' }, status: 409 }),
  ofUsers('company', { schema: users.userForm(), values: { userId: '{user}' } }),
  ofUsers('notes', { schema: users.notesForm(t), values: { userId: '{user}', notes: 'Calls on Mondays' } }),
  ofUsers('bulk', {
    schema: users.bulkForm(t),
    values: { action: 'ban', userIds: ['{user}'], reason: 'Spam' },
  }),
  form('/admin/users/export', NOTHING),
  form('/admin/log/export', NOTHING),
  form('/admin/ads/export', NOTHING),
  form('/admin/money/export', { fields: ['month'], values: { month: '2026-01' } }),
  form('/admin/ads', ORDER),
  form(
    '/admin/ads',
    {
      schema: matchingForm(t),
      values: {
        action: 'reject',
        search: '?q=nothing+at+all',
        expected: '1',
        seenAt: '2026-01-01T00:00:00.000Z',
        reason: 'other',
        reasonText: 'Not for here',
        note: 'Seen twice',
      },
      status: 409,
    },
    'matching',
  ),
  form('/admin/ads/queue', ORDER),
  form('/admin/ads/:kind/:item/history', { schema: revertForm(), values: { edit: '1' }, status: 404 }),
  form('/admin/money/payments/:id', {
    schema: refundForm(t),
    values: { refundId: uuid, extent: 'part', amount: '1', reason: 'Paid twice' },
    status: 404,
  }),
  form('/admin/ticker', {
    schema: tickerForm(),
    values: { kind: 'listing', id: '{listing}', featured: 'true', title: 'Kenworth' },
  }),
  form(
    '/admin/searches',
    { schema: synonymForm(t), values: { typed: 'truk', meaning: 'truck' } },
    'change=add',
  ),
  form('/admin/searches', { schema: synonymRemoval(), values: { typed: 'truk' } }, 'change=remove'),
  form('/admin/layout', { schema: layouts.layoutChange(), values: { change: 'activate', id: '{layout}' } }),
  form('/admin/layout/save', {
    schema: layouts.layoutForm(t),
    values: { id: '{layout}', version: '1', name: 'Home', description: 'Of spring', grid: GRID },
  }),
  form(
    '/admin/layout/save',
    { schema: layouts.categoryLayoutForm(t), values: { slug: 'mechanics', version: '0', grid: GRID } },
    'kind=category',
  ),
  form('/admin/layout/:id/history', {
    schema: layouts.restoreForm(),
    values: { entry: '1', version: '1' },
    status: 404,
  }),
]
