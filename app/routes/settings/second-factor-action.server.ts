import { data } from 'react-router'
import { passwordForm } from '#app/features/accounts/schema.ts'
import { makeRecoveryCodes } from '#app/features/accounts/two-factor/make-recovery-codes.server.ts'
import { codeForm } from '#app/features/accounts/two-factor/schema.ts'
import { turnOffTwoFactor } from '#app/features/accounts/two-factor/turn-off.server.ts'
import { beginTwoFactor, confirmTwoFactor } from '#app/features/accounts/two-factor/turn-on.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { browserOf } from '../account/session-cookies.server.ts'
import { withoutSecrets } from '../account/without-secrets.server.ts'
import { readForm } from '../read-form.server.ts'
import { requestedChange } from '../requested-change.server.ts'
import { runFormAction } from '../run-form-action.server.ts'

/** Reads the password that was entered again. The response does not contain it. */
async function withPassword<Out>(
  ctx: PersonalCtx,
  request: Request,
  work: (ctx: PersonalCtx, input: { readonly password: string }) => Promise<Out>,
) {
  const form = withoutSecrets(await readForm(request, passwordForm(ctx.t)))
  return runFormAction(ctx, form, (input) => work(ctx, input))
}

/** What the page of the second factor can change, by the name in the address of its form: `?change=begin`. */
const CHANGES = {
  async begin(ctx: PersonalCtx, request: Request) {
    const response = await withPassword(ctx, request, beginTwoFactor)
    return data({ begin: response.data }, response.init ?? {})
  },

  async confirm(ctx: PersonalCtx, request: Request) {
    const session = browserOf(request, ctx.site).session ?? ''
    const form = await readForm(request, codeForm(ctx.t))
    const response = await runFormAction(ctx, form, ({ code }) => confirmTwoFactor(ctx, { code, session }))
    return data({ confirm: response.data }, response.init ?? {})
  },

  async codes(ctx: PersonalCtx, request: Request) {
    const response = await withPassword(ctx, request, makeRecoveryCodes)
    return data({ codes: response.data }, response.init ?? {})
  },

  async off(ctx: PersonalCtx, request: Request) {
    const response = await withPassword(ctx, request, turnOffTwoFactor)
    return data({ off: response.data }, response.init ?? {})
  },
} as const

/** The action of the two-factor page. Returns its result by the name of the change. */
export function twoFactorAction(ctx: PersonalCtx, request: Request) {
  return CHANGES[requestedChange(request, CHANGES)](ctx, request)
}
