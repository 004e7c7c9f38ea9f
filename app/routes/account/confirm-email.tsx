import { data, redirectDocument } from 'react-router'
import { AccountSheet } from '#app/features/accounts/components/account-sheet.tsx'
import { LinkForm } from '#app/features/accounts/components/link-form.tsx'
import { linkForm } from '#app/features/accounts/schema.ts'
import { confirmEmail } from '#app/features/accounts/sign-up/confirm-email.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { NotDone } from '#app/ui/notice.tsx'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/confirm-email'
import { accountMeta, headersOfAction } from './account-page.ts'
import { openedLink } from './opened-link.server.ts'
import { browserOf, setSessionCookies } from './session-cookies.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const link = await openedLink(ctx, url, 'confirm-email')
  const title = ctx.t('accounts.confirmTitle')
  const meta = accountMeta(ctx, { title, description: title, path: '/confirm-email' })
  return data({ ...link, meta }, { status: link.status })
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const browser = browserOf(request, ctx.site)
  const form = withoutSecrets(await readForm(request, linkForm()))
  let headers = new Headers()
  let next = '/dashboard?confirmed=1'
  const response = await runFormAction(ctx, form, async ({ token }) => {
    const confirmed = await confirmEmail(ctx, { token, browser })
    if ('choosePassword' in confirmed) next = `${confirmed.choosePassword}&contested=1`
    else headers = setSessionCookies(confirmed, ctx.site)
  })
  return response.data.outcome === 'done' ? redirectDocument(next, { headers }) : response
}

export const shouldRevalidate = () => false
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { token, works, email } = loaderData
  return (
    <AccountSheet title={t('accounts.confirmTitle')}>
      {works ? (
        <LinkForm
          token={token}
          label={t('accounts.confirmButton')}
          text={t('accounts.confirmText', { email })}
          result={actionData}
        />
      ) : (
        <NotDone title={t('accounts.linkFailed')} text={t('accounts.linkInvalid')} />
      )}
      <Link to="/resend-confirmation" className="plain-link justify-self-start">
        {t('accounts.sendAgain')}
      </Link>
    </AccountSheet>
  )
}
