import { record } from '#app/features/audit/record-action.server.ts'
import type { CsvCell } from '#app/lib/csv.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { whyNotRecentlyAuthenticated } from '../rules.ts'
import { type AdminCtx, assertStillAdmin } from './assert-admin.server.ts'
import { type UserRow, usersInBatches } from './queries.server.ts'
import type { UsersQuery } from './schema.ts'

/** The columns of users.csv ([USR-06]): data, so they have the same names in every language. */
const COLUMNS = ['ID', 'Email', 'Full Name', 'Role', 'Verified', 'Created At', 'Admin Notes'] as const

const cellsOf = ({
  id,
  email,
  fullName,
  role,
  isVerified,
  createdAt,
  adminNotes,
}: UserRow): readonly CsvCell[] => [id, email, fullName, role, isVerified, createdAt, adminNotes]

async function* rows(ctx: AdminCtx, asked: UsersQuery): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  yield [COLUMNS]
  for await (const batch of usersInBatches(ctx.db, { ...asked, timeZone: ctx.site.timeZone }))
    yield batch.map(cellsOf)
}

/** Returns all users that match the filters, in batches, after the export is in the log ([USR-06], D-14). */
export async function exportUsers(ctx: AdminCtx, asked: UsersQuery) {
  assertAllowed(whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
  assertAllowed(await takeToken(ctx, 'adminExport'))
  await inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    await record(ctx, {
      action: 'export_users',
      targetType: 'site',
      targetId: 'users.csv',
      details: { ...asked },
    })
  })
  return rows(ctx, asked)
}
