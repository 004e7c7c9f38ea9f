import { data, Form, redirect } from 'react-router'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { SignUpForm } from '#app/features/accounts/components/sign-up-form.tsx'
import { signUpForm } from '#app/features/accounts/schema.ts'
import { type Goal, withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { signUp } from '#app/features/accounts/sign-up/sign-up.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { newToken } from '#app/platform/auth/secret-token.server.ts'
import { Link } from '#app/ui/link.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/sign-up'
import { accountMeta, goalOf, headersOfAction, returnPath } from './account-page.ts'
import { browserOf, setSessionCookies } from './session-cookies.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = anyone(context)
  if (ctx.actor) throw redirect(returnPath(request))
  const { t } = ctx
  const said = { title: t('accounts.signUpTitle'), description: t('accounts.signUpLead'), path: '/signup' }
  const { passwordMin } = ctx.site
  return { meta: accountMeta(ctx, said), passwordMin, mark: newToken(), goal: goalOf(request) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = withoutSecrets(await readForm(request, signUpForm(ctx.t, ctx.site.passwordMin)))
  // By this secret the browser is recognized when it confirms.
  const device = browserOf(request, ctx.site).device ?? newToken()
  const said = await runFormAction(ctx, form, async ({ fullName, email, password, mark }) => {
    await signUp(ctx, { fullName, email, password, mark, device, goal: goalOf(request) })
    return { email }
  })
  return said.data.outcome === 'done'
    ? data(said.data, { status: 200, headers: setSessionCookies({ device }, ctx.site) })
    : said
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

/** What to do next ([AUTH-01]). */
function CheckEmail({ email, mark, goal }: { email: string; mark: string; goal: Goal }) {
  const t = useAccountT()
  return (
    <AccountSheet title={t('accounts.checkEmail')}>
      <div ref={takeFocus} role="status" tabIndex={-1} className="grid gap-2 wrap-anywhere outline-none">
        <p>{t('accounts.checkEmailText', { email })}</p>
        <p className="text-muted">{t('accounts.checkEmailSpam')}</p>
      </div>
      <SheetLinks>
        <Form method="post" action={withGoal('/resend-confirmation', goal)}>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="mark" value={mark} />
          <button type="submit" className="plain-link">
            {t('accounts.sendAgain')}
          </button>
        </Form>
        <Link to={withGoal('/signin', goal)} className="plain-link">
          {t('accounts.backToSignIn')}
        </Link>
      </SheetLinks>
    </AccountSheet>
  )
}

export default function SignUp({ actionData, loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  const { mark, goal } = loaderData
  if (actionData?.outcome === 'done')
    return <CheckEmail email={actionData.value.email} mark={mark} goal={goal} />
  return (
    <AccountSheet title={t('accounts.signUpTitle')} lead={t('accounts.signUpLead')}>
      <SignUpForm goal={goal} passwordMin={loaderData.passwordMin} mark={mark} result={actionData} />
      <SheetLinks>
        <p>
          {t('accounts.haveAccount')}{' '}
          <Link to={withGoal('/signin', goal)} className="plain-link">
            {t('accounts.signIn')}
          </Link>
        </p>
      </SheetLinks>
    </AccountSheet>
  )
}
