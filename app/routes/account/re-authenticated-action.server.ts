import type { Submission } from '@conform-to/react'
import { reauthenticationFields } from '#app/features/accounts/passkeys/schema.ts'
import { reauthenticate } from '#app/features/accounts/settings/re-authenticate.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { browserOf } from './session-cookies.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

/**
 * Answers a form that may be about something grave: a password or passkey that came along with it is judged first, and
 * `work` gets the context of someone who has just shown it. The form it is answered with holds neither.
 */
export function reauthenticatedAction<C extends PersonalCtx, In, Out>(
  ctx: C,
  request: Request,
  form: Submission<unknown, string[], In>,
  work: (ctx: C, input: In) => Promise<Out>,
) {
  const reauthentication = reauthenticationFields().safeParse(form.payload)
  return runFormAction(ctx, withoutSecrets(form), async (input) => {
    if (!reauthentication.success) return work(ctx, input)
    const { session } = browserOf(request, ctx.site)
    return work(await reauthenticate(ctx, reauthentication.data, session ?? ''), input)
  })
}
