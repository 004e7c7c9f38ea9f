import { redirect, redirectDocument } from 'react-router'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { SignInForm } from '#app/features/accounts/components/sign-in-form.tsx'
import { EnterByPasskey } from '#app/features/accounts/passkeys/components/passkey-button.tsx'
import { signInForm } from '#app/features/accounts/schema.ts'
import { withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { reasonOf } from '#app/features/accounts/sign-in/reason.ts'
import { signIn } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/sign-in'
import { accountMeta, goalOf, headersOfAction, returnPath } from './account-page.ts'
import { completeGoal } from './complete-goal.server.ts'
import { browserOf, setSessionCookies } from './session-cookies.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = anyone(context)
  if (ctx.actor) throw redirect(returnPath(request))
  const { t } = ctx
  const said = { title: t('accounts.signInTitle'), description: t('accounts.signInLead'), path: '/signin' }
  return { goal: goalOf(request), meta: accountMeta(ctx, said) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const { site, t } = ctx
  const browser = browserOf(request, site)
  const form = withoutSecrets(await readForm(request, signInForm(t)))
  let headers = new Headers()
  const goal = goalOf(request)
  let next = goal.to
  const said = await runFormAction(ctx, form, async (pair) => {
    const signedIn = await signIn(ctx, { ...pair, browser })
    headers = setSessionCookies(signedIn, site)
    if (signedIn.needsCode) next = withGoal('/signin/code', goal)
    else await completeGoal(ctx, signedIn, goal)
  })
  // A whole document: everything on it, and what it may load, belongs to another user now.
  return said.data.outcome === 'done' ? redirectDocument(next, { headers }) : said
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

export default function SignIn({ actionData, loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  const { goal } = loaderData
  return (
    <AccountSheet title={t('accounts.signInTitle')} lead={t(reasonOf(goal) ?? 'accounts.signInLead')}>
      <SignInForm goal={goal} result={actionData} />
      <EnterByPasskey goal={goal} />
      <SheetLinks>
        <Link to={withGoal('/forgot-password', goal)} className="plain-link">
          {t('accounts.forgotLink')}
        </Link>
        <p>
          {t('accounts.noAccount')}{' '}
          <Link to={withGoal('/signup', goal)} className="plain-link">
            {t('accounts.signUp')}
          </Link>
        </p>
        <Link to="/" className="plain-link">
          {t('accounts.backHome')}
        </Link>
      </SheetLinks>
    </AccountSheet>
  )
}
