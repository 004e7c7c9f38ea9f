import { redirect, redirectDocument } from 'react-router'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { CodeForm } from '#app/features/accounts/two-factor/components/code-form.tsx'
import { finishSignIn } from '#app/features/accounts/two-factor/finish-sign-in.server.ts'
import { findHalfSignedIn } from '#app/features/accounts/two-factor/queries.server.ts'
import { codeForm } from '#app/features/accounts/two-factor/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/sign-in-code'
import { accountMeta, goalOf, headersOfAction, returnPath } from './account-page.ts'
import { completeGoal } from './complete-goal.server.ts'
import { browserOf, setSessionCookies } from './session-cookies.server.ts'

/** For who has just typed the right password; everyone else begins at the beginning. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = anyone(context)
  if (ctx.actor) throw redirect(returnPath(request))
  const { session } = browserOf(request, ctx.site)
  const isHalfIn = session !== null && (await findHalfSignedIn(ctx.db, session, ctx.now)) !== null
  if (!isHalfIn) throw redirect(withGoal('/signin', goalOf(request)))
  const { t } = ctx
  const said = {
    title: t('twoFactor.signInTitle'),
    description: t('twoFactor.signInLead'),
    path: '/signin/code',
  }
  return { goal: goalOf(request), meta: accountMeta(ctx, said) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const { session, device } = browserOf(request, ctx.site)
  const form = await readForm(request, codeForm(ctx.t))
  let headers = new Headers()
  const said = await runFormAction(ctx, form, async ({ code }) => {
    const signedIn = await finishSignIn(ctx, { session: session ?? '', device, code })
    headers = setSessionCookies(signedIn, ctx.site)
    await completeGoal(ctx, signedIn, goalOf(request))
  })
  return said.data.outcome === 'done' ? redirectDocument(returnPath(request), { headers }) : said
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** A wrong code changes nothing; checking the session again would only lose its message. */
export const shouldRevalidate = () => false

export default function SignInCode({ actionData, loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  return (
    <AccountSheet title={t('twoFactor.signInTitle')} lead={t('twoFactor.signInLead')}>
      <CodeForm
        id="sign-in-code"
        label={t('twoFactor.signInCode')}
        submit={t('twoFactor.signInButton')}
        failed={t('accounts.signInFailed')}
        result={actionData}
      />
      <SheetLinks>
        <Link to={withGoal('/signin', loaderData.goal)} reloadDocument className="plain-link">
          {t('twoFactor.startAgain')}
        </Link>
      </SheetLinks>
    </AccountSheet>
  )
}
