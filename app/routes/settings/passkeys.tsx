import { data } from 'react-router'
import { addPasskey, beginPasskey } from '#app/features/accounts/passkeys/add-passkey.server.ts'
import {
  AddPasskeyForm,
  type AddPasskeyResults,
} from '#app/features/accounts/passkeys/components/add-passkey-form.tsx'
import { PasskeyList } from '#app/features/accounts/passkeys/components/passkey-list.tsx'
import { passkeysOf } from '#app/features/accounts/passkeys/queries.server.ts'
import { removePasskey } from '#app/features/accounts/passkeys/remove-passkey.server.ts'
import { addPasskeyForm, removePasskeyForm } from '#app/features/accounts/passkeys/schema.ts'
import { passwordForm } from '#app/features/accounts/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { withoutSecrets } from '../account/without-secrets.server.ts'
import { requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { requestedChange } from '../requested-change.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/passkeys'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { actor, db, t } = ctx
  const meta = dashboardMeta(ctx, { name: t('passkeys.title'), path: '/dashboard/passkeys' })
  return { passkeys: await passkeysOf(db, actor.id), meta }
}

const CHANGES = {
  async begin(ctx: PersonalCtx, request: Request) {
    const form = withoutSecrets(await readForm(request, passwordForm(ctx.t)))
    const response = await runFormAction(ctx, form, (input) => beginPasskey(ctx, input))
    return data({ begin: response.data }, response.init ?? {})
  },

  async add(ctx: PersonalCtx, request: Request) {
    const response = await runFormAction(ctx, await readForm(request, addPasskeyForm(ctx.t)), (input) =>
      addPasskey(ctx, input),
    )
    return data({ add: response.data }, response.init ?? {})
  },

  async remove(ctx: PersonalCtx, request: Request) {
    const response = await runFormAction(ctx, await readForm(request, removePasskeyForm()), (input) =>
      removePasskey(ctx, input),
    )
    return data({ remove: response.data }, response.init ?? {})
  },
} as const

export function action({ context, request }: Route.ActionArgs) {
  const ctx = requireUser(context)
  return CHANGES[requestedChange(request, CHANGES)](ctx, request)
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The passkeys of the user. */
export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const results: AddPasskeyResults = actionData ?? {}
  return (
    <section className="grid max-w-3xl gap-5">
      <div>
        <BackLink to="/dashboard/settings">{t('accounts.backToSettings')}</BackLink>
        <h2 className="mt-1 text-2xl font-bold">{t('passkeys.title')}</h2>
      </div>
      <p>{t('passkeys.lead')}</p>
      <PasskeyList passkeys={loaderData.passkeys} />
      <AddPasskeyForm results={results} />
    </section>
  )
}
