import { data } from 'react-router'
import { banUser, unbanUser } from '#app/features/account-closure/ban-user.server.ts'
import { changeMany } from '#app/features/account-closure/change-many.server.ts'
import type { AdminCtx } from '#app/features/accounts/users/assert-admin.server.ts'
import { changeRole } from '#app/features/accounts/users/change-role.server.ts'
import { clearCompany } from '#app/features/accounts/users/clear-company.server.ts'
import type { Done, UserChange } from '#app/features/accounts/users/components/change-notice.tsx'
import { reactivateUser } from '#app/features/accounts/users/reactivate-user.server.ts'
import { saveNotes } from '#app/features/accounts/users/save-notes.server.ts'
import {
  banForm,
  bulkForm,
  notesForm,
  roleForm,
  userForm,
  verifiedForm,
} from '#app/features/accounts/users/schema.ts'
import { ROLE_NAMES } from '#app/features/accounts/users/user-names.ts'
import { verifyUser } from '#app/features/accounts/users/verify-user.server.ts'
import { reauthenticatedAction } from '../account/re-authenticated-action.server.ts'
import { readForm } from '../read-form.server.ts'
import { requestedChange } from '../requested-change.server.ts'
import { runFormAction } from '../run-form-action.server.ts'

const done = (text: string): Done => ({ text, complete: true })

/** What can be done to users, by the name in the address of the form: `?change=role`. Each has its message for a failure. */
const CHANGES = {
  role: {
    failed: 'users.roleFailed',
    async run(ctx: AdminCtx, request: Request) {
      return reauthenticatedAction(
        ctx,
        request,
        await readForm(request, roleForm(ctx.t)),
        async (ctx, input) => {
          await changeRole(ctx, input)
          return done(ctx.t('users.roleUpdated', { role: ctx.t(ROLE_NAMES[input.role]) }))
        },
      )
    },
  },
  verification: {
    failed: 'users.verifyFailed',
    async run(ctx: AdminCtx, request: Request) {
      return runFormAction(ctx, await readForm(request, verifiedForm()), async (input) => {
        await verifyUser(ctx, input)
        return done(ctx.t(input.verified ? 'users.verifyDone' : 'users.unverifyDone'))
      })
    },
  },
  ban: {
    failed: 'users.banFailed',
    async run(ctx: AdminCtx, request: Request) {
      return reauthenticatedAction(
        ctx,
        request,
        await readForm(request, banForm(ctx.t)),
        async (ctx, input) => {
          await banUser(ctx, input)
          return done(ctx.t('users.banDone'))
        },
      )
    },
  },
  unban: {
    failed: 'users.unbanFailed',
    async run(ctx: AdminCtx, request: Request) {
      return runFormAction(ctx, await readForm(request, userForm()), async (input) => {
        await unbanUser(ctx, input)
        return done(ctx.t('users.unbanDone'))
      })
    },
  },
  reactivation: {
    failed: 'users.reactivateFailed',
    async run(ctx: AdminCtx, request: Request) {
      return runFormAction(ctx, await readForm(request, userForm()), async (input) => {
        await reactivateUser(ctx, input)
        return done(ctx.t('users.reactivateDone'))
      })
    },
  },
  company: {
    failed: 'users.companyFailed',
    async run(ctx: AdminCtx, request: Request) {
      return runFormAction(ctx, await readForm(request, userForm()), async ({ userId }) => {
        await clearCompany(ctx, userId)
        return done(ctx.t('users.companyCleared'))
      })
    },
  },
  notes: {
    failed: 'users.notesFailed',
    async run(ctx: AdminCtx, request: Request) {
      return runFormAction(ctx, await readForm(request, notesForm(ctx.t)), async (input) => {
        await saveNotes(ctx, input)
        return done(ctx.t('users.notesSaved'))
      })
    },
  },
  bulk: {
    failed: 'users.someFailed',
    async run(ctx: AdminCtx, request: Request) {
      return reauthenticatedAction(
        ctx,
        request,
        await readForm(request, bulkForm(ctx.t)),
        async (ctx, input) => {
          const { done: count, failed } = await changeMany(ctx, input)
          if (failed > 0) return { text: ctx.t('users.someFailed'), complete: false }
          const key = input.action === 'verify' ? 'users.verifyManyDone' : 'users.banManyDone'
          return done(ctx.t(key, { count }))
        },
      )
    },
  },
} as const

/** Runs the action of a form of the users page. */
export async function usersAction(ctx: AdminCtx, request: Request) {
  const change = requestedChange(request, CHANGES)
  const { failed, run } = CHANGES[change]
  const result = await run(ctx, request)
  const actionData: UserChange = { change, failed: ctx.t(failed), result: result.data }
  return data(actionData, result.init ?? {})
}
