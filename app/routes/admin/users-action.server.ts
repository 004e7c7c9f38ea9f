import { data } from 'react-router'
import { banUser, unbanUser } from '#app/features/account-closure/ban-user.server.ts'
import { changeMany } from '#app/features/account-closure/change-many.server.ts'
import type { AdminCtx } from '#app/features/accounts/people/assert-admin.server.ts'
import { changeRole } from '#app/features/accounts/people/change-role.server.ts'
import type { ChangeAnswer, Done } from '#app/features/accounts/people/components/change-notice.tsx'
import { reactivatePerson } from '#app/features/accounts/people/reactivate-person.server.ts'
import { ROLE_NAMES } from '#app/features/accounts/people/rules.ts'
import {
  banForm,
  bulkForm,
  personForm,
  roleForm,
  verifiedForm,
} from '#app/features/accounts/people/schema.ts'
import { verifyPerson } from '#app/features/accounts/people/verify-person.server.ts'
import { reauthenticatedAction } from '../account/re-authenticated-action.server.ts'
import { answer } from '../answer.server.ts'
import { readForm } from '../read-form.server.ts'
import { requestedChange } from '../requested-change.server.ts'

const done = (text: string): Done => ({ text, complete: true })

/** What can be done to people, by the name in the address of its form: `?change=role`. Each says what to say if it fails. */
const CHANGES = {
  role: {
    failed: 'people.roleFailed',
    async run(ctx: AdminCtx, request: Request) {
      return reauthenticatedAction(
        ctx,
        request,
        await readForm(request, roleForm(ctx.t)),
        async (ctx, input) => {
          await changeRole(ctx, input)
          return done(ctx.t('people.roleUpdated', { role: ctx.t(ROLE_NAMES[input.role]) }))
        },
      )
    },
  },
  verification: {
    failed: 'people.verifyFailed',
    async run(ctx: AdminCtx, request: Request) {
      return answer(ctx, await readForm(request, verifiedForm()), async (input) => {
        await verifyPerson(ctx, input)
        return done(ctx.t(input.verified ? 'people.verifyDone' : 'people.unverifyDone'))
      })
    },
  },
  ban: {
    failed: 'people.banFailed',
    async run(ctx: AdminCtx, request: Request) {
      return reauthenticatedAction(
        ctx,
        request,
        await readForm(request, banForm(ctx.t)),
        async (ctx, input) => {
          await banUser(ctx, input)
          return done(ctx.t('people.banDone'))
        },
      )
    },
  },
  unban: {
    failed: 'people.unbanFailed',
    async run(ctx: AdminCtx, request: Request) {
      return answer(ctx, await readForm(request, personForm()), async (input) => {
        await unbanUser(ctx, input)
        return done(ctx.t('people.unbanDone'))
      })
    },
  },
  reactivation: {
    failed: 'people.reactivateFailed',
    async run(ctx: AdminCtx, request: Request) {
      return answer(ctx, await readForm(request, personForm()), async (input) => {
        await reactivatePerson(ctx, input)
        return done(ctx.t('people.reactivateDone'))
      })
    },
  },
  bulk: {
    failed: 'people.someFailed',
    async run(ctx: AdminCtx, request: Request) {
      return reauthenticatedAction(
        ctx,
        request,
        await readForm(request, bulkForm(ctx.t)),
        async (ctx, input) => {
          const { done: count, failed } = await changeMany(ctx, input)
          if (failed > 0) return { text: ctx.t('people.someFailed'), complete: false }
          const key = input.action === 'verify' ? 'people.verifyManyDone' : 'people.banManyDone'
          return done(ctx.t(key, { count }))
        },
      )
    },
  },
} as const

/** Does what a form of the list of people asks for. */
export async function usersAction(ctx: AdminCtx, request: Request) {
  const change = requestedChange(request, CHANGES)
  const { failed, run } = CHANGES[change]
  const result = await run(ctx, request)
  const answered: ChangeAnswer = { change, failed: ctx.t(failed), result: result.data }
  return data(answered, result.init ?? {})
}
