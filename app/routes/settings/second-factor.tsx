import {
  ManageTwoFactor,
  type ShownTwoFactor,
  type TwoFactorResults,
} from '#app/features/accounts/two-factor/components/manage-two-factor.tsx'
import { twoFactorOf } from '#app/features/accounts/two-factor/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { appAddress } from '#app/platform/auth/one-time-code.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/second-factor'
import { twoFactorAction } from './second-factor-action.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { actor, db, now, t } = ctx
  const meta = dashboardMeta(ctx, { name: t('twoFactor.title'), path: '/dashboard/second-factor' })
  const factor = await twoFactorOf(db, actor.id, now)
  if (factor.state !== 'begun') return { factor, meta } satisfies { factor: ShownTwoFactor; meta: unknown }
  const address = appAddress(factor.secret, { email: actor.email, site: t('common.siteName') })
  return { factor: { ...factor, address }, meta }
}

export function action({ context, request }: Route.ActionArgs) {
  return twoFactorAction(requireUser(context), request)
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** Two-factor sign-in of the user's account. */
export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const results: TwoFactorResults = actionData ?? {}
  return (
    <section className="grid max-w-3xl gap-5">
      <div>
        <BackLink to="/dashboard/settings">{t('accounts.backToSettings')}</BackLink>
        <h2 className="mt-1 text-2xl font-bold">{t('twoFactor.title')}</h2>
      </div>
      <p>{t('twoFactor.lead')}</p>
      <ManageTwoFactor factor={loaderData.factor} results={results} />
    </section>
  )
}
