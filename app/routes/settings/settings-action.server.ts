import { data, redirectDocument } from 'react-router'
import { deactivateAccount, deleteAccount } from '#app/features/account-closure/leave-site.server.ts'
import { passwordMinOf } from '#app/features/accounts/rules.ts'
import {
  alertsForm,
  changeEmailForm,
  changePasswordForm,
  emptyForm,
  endSessionForm,
  passwordForm,
} from '#app/features/accounts/schema.ts'
import { changeAlerts } from '#app/features/accounts/settings/change-alerts.server.ts'
import { changePassword } from '#app/features/accounts/settings/change-password.server.ts'
import { endOtherSessions, endOwnSession } from '#app/features/accounts/settings/end-session.server.ts'
import { requestEmailChange } from '#app/features/accounts/settings/request-email-change.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { browserOf, clearSession, setSessionCookies } from '../account/session-cookies.server.ts'
import { withoutSecrets } from '../account/without-secrets.server.ts'
import { answer } from '../answer.server.ts'
import { readForm } from '../read-form.server.ts'
import { requestedChange } from '../requested-change.server.ts'

type Asked = { readonly ctx: PersonalCtx; readonly request: Request; readonly session: string }

/** What the settings can change, by the name that stands in the address of its form: `?change=password`. */
const CHANGES = {
  async email({ ctx, request }: Asked) {
    const form = withoutSecrets(await readForm(request, changeEmailForm(ctx.t)))
    const said = await answer(ctx, form, async (input) => {
      await requestEmailChange(ctx, input)
      return { email: input.email }
    })
    return data({ email: said.data }, said.init ?? {})
  },

  async password({ ctx, request, session }: Asked) {
    const form = withoutSecrets(
      await readForm(request, changePasswordForm(ctx.t, passwordMinOf(ctx.actor.role, ctx.site))),
    )
    let headers = new Headers()
    const said = await answer(ctx, form, async (input) => {
      headers = setSessionCookies(await changePassword(ctx, { ...input, session }), ctx.site)
    })
    return data({ password: said.data }, said.data.outcome === 'done' ? { headers } : (said.init ?? {}))
  },

  async alerts({ ctx, request }: Asked) {
    const said = await answer(ctx, await readForm(request, alertsForm()), (alerts) =>
      changeAlerts(ctx, alerts),
    )
    return data({ alerts: said.data }, said.init ?? {})
  },

  async session({ ctx, request }: Asked) {
    const form = await readForm(request, endSessionForm())
    const said = await answer(ctx, form, ({ sessionId }) => endOwnSession(ctx, sessionId))
    return data({ sessions: said.data }, said.init ?? {})
  },

  async others({ ctx, request, session }: Asked) {
    const said = await answer(ctx, await readForm(request, emptyForm()), () => endOtherSessions(ctx, session))
    return data({ sessions: said.data }, said.init ?? {})
  },

  async deactivate({ ctx, request }: Asked) {
    const said = await answer(ctx, await readForm(request, emptyForm()), () => deactivateAccount(ctx))
    if (said.data.outcome === 'done') return redirectDocument('/', { headers: clearSession(ctx.site) })
    return data({ deactivate: said.data }, said.init ?? {})
  },

  async delete({ ctx, request }: Asked) {
    const form = withoutSecrets(await readForm(request, passwordForm(ctx.t)))
    const said = await answer(ctx, form, (input) => deleteAccount(ctx, input))
    if (said.data.outcome === 'done') return redirectDocument('/', { headers: clearSession(ctx.site) })
    return data({ delete: said.data }, said.init ?? {})
  },
} as const

/** The action of whatever page shows the settings ([DASH-07]). Answers by the name of what was to change. */
export function settingsAction(ctx: PersonalCtx, request: Request) {
  const session = browserOf(request, ctx.site).session ?? ''
  return CHANGES[requestedChange(request, CHANGES)]({ ctx, request, session })
}
