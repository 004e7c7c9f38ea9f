import {
  ManageSecondFactor,
  type SecondFactorAnswers,
  type ShownSecondFactor,
} from '#app/features/accounts/second-factor/components/manage-second-factor.tsx'
import { secondFactorOf } from '#app/features/accounts/second-factor/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { appAddress } from '#app/platform/auth/one-time-code.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { signedIn } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/second-factor'
import { secondFactorAction } from './second-factor-action.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  const { actor, db, now, t } = ctx
  const meta = dashboardMeta(ctx, { name: t('secondFactor.title'), path: '/dashboard/second-factor' })
  const factor = await secondFactorOf(db, actor.id, now)
  if (factor.state !== 'begun') return { factor, meta } satisfies { factor: ShownSecondFactor; meta: unknown }
  const address = appAddress(factor.secret, { email: actor.email, site: t('common.siteName') })
  return { factor: { ...factor, address }, meta }
}

export function action({ context, request }: Route.ActionArgs) {
  return secondFactorAction(signedIn(context), request)
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The second factor of one's account. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const answers: SecondFactorAnswers = actionData ?? {}
  return (
    <section className="grid max-w-3xl gap-5">
      <div>
        <BackLink to="/dashboard/settings">{t('accounts.backToSettings')}</BackLink>
        <h2 className="mt-1 text-2xl font-bold">{t('secondFactor.title')}</h2>
      </div>
      <p>{t('secondFactor.lead')}</p>
      <ManageSecondFactor factor={loaderData.factor} answers={answers} />
    </section>
  )
}
