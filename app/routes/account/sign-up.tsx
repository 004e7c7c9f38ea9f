import { Form, redirect } from 'react-router'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { SignUpForm } from '#app/features/accounts/components/sign-up-form.tsx'
import { signUpForm } from '#app/features/accounts/schema.ts'
import { signUp } from '#app/features/accounts/sign-up.server.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { Go } from '#app/ui/go.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { answer } from '../answer.server.ts'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/sign-up'
import { accountMeta, headersOfAction } from './account-page.ts'
import { withoutSecrets } from './without-secrets.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = anyone(context)
  if (ctx.actor) throw redirect('/')
  const { t } = ctx
  const said = { title: t('accounts.signUpTitle'), description: t('accounts.signUpLead'), path: '/signup' }
  return { meta: accountMeta(ctx, said), passwordMin: ctx.site.passwordMin }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = withoutSecrets(await readForm(request, signUpForm(ctx.t, ctx.site.passwordMin)))
  return answer(ctx, form, async (input) => {
    await signUp(ctx, input)
    return { email: input.email }
  })
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

/** What to do now ([AUTH-01]). */
function CheckEmail({ email }: { email: string }) {
  const t = useMemberT()
  return (
    <AccountSheet title={t('accounts.checkEmail')}>
      <div ref={takeFocus} role="status" tabIndex={-1} className="grid gap-2 wrap-anywhere outline-none">
        <p>{t('accounts.checkEmailText', { email })}</p>
        <p className="text-muted">{t('accounts.checkEmailSpam')}</p>
      </div>
      <SheetLinks>
        <Form method="post" action="/resend-confirmation">
          <input type="hidden" name="email" value={email} />
          <button type="submit" className="plain-link">
            {t('accounts.sendAgain')}
          </button>
        </Form>
        <Go to="/signin" className="plain-link">
          {t('accounts.backToSignIn')}
        </Go>
      </SheetLinks>
    </AccountSheet>
  )
}

export default function SignUp({ actionData, loaderData }: Route.ComponentProps) {
  const t = useMemberT()
  if (actionData?.outcome === 'done') return <CheckEmail email={actionData.value.email} />
  return (
    <AccountSheet title={t('accounts.signUpTitle')} lead={t('accounts.signUpLead')}>
      <SignUpForm passwordMin={loaderData.passwordMin} answer={actionData} />
      <SheetLinks>
        <p>
          {t('accounts.haveAccount')}{' '}
          <Go to="/signin" className="plain-link">
            {t('accounts.signIn')}
          </Go>
        </p>
      </SheetLinks>
    </AccountSheet>
  )
}
