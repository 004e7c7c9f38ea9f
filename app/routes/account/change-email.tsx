import { data } from 'react-router'
import { AccountSheet } from '#app/features/accounts/components/account-sheet.tsx'
import { LinkForm } from '#app/features/accounts/components/link-form.tsx'
import { linkForm } from '#app/features/accounts/schema.ts'
import { changeEmail } from '#app/features/accounts/settings/change-email.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { NotDone, Notice } from '#app/ui/notice.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/change-email'
import { accountMeta, headersOfAction } from './account-page.ts'
import { openedLink } from './opened-link.server.ts'
import { browserOf, setSessionCookies } from './session-cookies.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const link = await openedLink(ctx, url, 'change-email')
  const title = ctx.t('accounts.changeEmailTitle')
  const meta = accountMeta(ctx, { title, description: title, path: '/change-email' })
  return data({ ...link, meta }, { status: link.status })
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const { session } = browserOf(request, ctx.site)
  const form = withoutSecrets(await readForm(request, linkForm()))
  let headers = new Headers()
  const response = await runFormAction(ctx, form, async ({ token }) => {
    headers = setSessionCookies(await changeEmail(ctx, { token, session }), ctx.site)
  })
  return response.data.outcome === 'done' ? data(response.data, { status: 200, headers }) : response
}

export const shouldRevalidate = () => false
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

function Changed({ email }: { email: string }) {
  const t = useAccountT()
  return (
    <Notice ref={takeFocus} tone="good" title={t('accounts.emailChanged')}>
      <p>{t('accounts.emailChangedText', { email })}</p>
      <Link to="/" reloadDocument className="button-primary">
        {t('accounts.backHome')}
      </Link>
    </Notice>
  )
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { token, works, email } = loaderData
  const isDone = actionData?.outcome === 'done'
  return (
    <AccountSheet title={t('accounts.changeEmailTitle')}>
      {isDone && <Changed email={email} />}
      {!isDone && works && (
        <LinkForm
          token={token}
          label={t('accounts.changeEmailButton')}
          text={t('accounts.changeEmailText', { email })}
          result={actionData}
        />
      )}
      {!isDone && !works && <NotDone title={t('accounts.linkFailed')} text={t('accounts.linkInvalid')} />}
    </AccountSheet>
  )
}
