import { data, redirectDocument } from 'react-router'
import { deactivateAccount, deleteAccount } from '#app/features/account-closure/leave-site.server.ts'
import { passwordMinOf } from '#app/features/accounts/passwords/rules.ts'
import {
  alertsForm,
  changeEmailForm,
  changePasswordForm,
  emptyForm,
  endSessionForm,
  passwordForm,
} from '#app/features/accounts/schema.ts'
import { changePassword } from '#app/features/accounts/settings/change-password.server.ts'
import { changeAlerts } from '#app/features/accounts/settings/change-preferences.server.ts'
import { endOtherSessions, endOwnSession } from '#app/features/accounts/settings/end-session.server.ts'
import { requestEmailChange } from '#app/features/accounts/settings/request-email-change.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { browserOf, clearSession, setSessionCookies } from '../account/session-cookies.server.ts'
import { withoutSecrets } from '../account/without-secrets.server.ts'
import { readForm } from '../read-form.server.ts'
import { requestedChange } from '../requested-change.server.ts'
import { runFormAction } from '../run-form-action.server.ts'

type SettingsRequest = { readonly ctx: PersonalCtx; readonly request: Request; readonly session: string }

/** What the settings can change, by the name in the address of the form: `?change=password`. */
const CHANGES = {
  async email({ ctx, request }: SettingsRequest) {
    const form = withoutSecrets(await readForm(request, changeEmailForm(ctx.t)))
    const said = await runFormAction(ctx, form, async (input) => {
      await requestEmailChange(ctx, input)
      return { email: input.email }
    })
    return data({ email: said.data }, said.init ?? {})
  },

  async password({ ctx, request, session }: SettingsRequest) {
    const form = withoutSecrets(
      await readForm(request, changePasswordForm(ctx.t, passwordMinOf(ctx.actor.role, ctx.site))),
    )
    let headers = new Headers()
    const said = await runFormAction(ctx, form, async (input) => {
      headers = setSessionCookies(await changePassword(ctx, { ...input, session }), ctx.site)
    })
    return data({ password: said.data }, said.data.outcome === 'done' ? { headers } : (said.init ?? {}))
  },

  async alerts({ ctx, request }: SettingsRequest) {
    const said = await runFormAction(ctx, await readForm(request, alertsForm()), (alerts) =>
      changeAlerts(ctx, alerts),
    )
    return data({ alerts: said.data }, said.init ?? {})
  },

  async session({ ctx, request }: SettingsRequest) {
    const form = await readForm(request, endSessionForm())
    const said = await runFormAction(ctx, form, ({ sessionId }) => endOwnSession(ctx, sessionId))
    return data({ sessions: said.data }, said.init ?? {})
  },

  async others({ ctx, request, session }: SettingsRequest) {
    const said = await runFormAction(ctx, await readForm(request, emptyForm()), () =>
      endOtherSessions(ctx, session),
    )
    return data({ sessions: said.data }, said.init ?? {})
  },

  async deactivate({ ctx, request }: SettingsRequest) {
    const said = await runFormAction(ctx, await readForm(request, emptyForm()), () => deactivateAccount(ctx))
    if (said.data.outcome === 'done') return redirectDocument('/', { headers: clearSession(ctx.site) })
    return data({ deactivate: said.data }, said.init ?? {})
  },

  async delete({ ctx, request }: SettingsRequest) {
    const form = withoutSecrets(await readForm(request, passwordForm(ctx.t)))
    const said = await runFormAction(ctx, form, (input) => deleteAccount(ctx, input))
    if (said.data.outcome === 'done') return redirectDocument('/', { headers: clearSession(ctx.site) })
    return data({ delete: said.data }, said.init ?? {})
  },
} as const

/** The action of every page that shows the settings ([DASH-07]). Returns its result by the name of the change. */
export function settingsAction(ctx: PersonalCtx, request: Request) {
  const session = browserOf(request, ctx.site).session ?? ''
  return CHANGES[requestedChange(request, CHANGES)]({ ctx, request, session })
}
