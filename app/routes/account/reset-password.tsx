import { useEffect } from 'react'
import { data } from 'react-router'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { ResetForm } from '#app/features/accounts/components/reset-form.tsx'
import { type Reset, resetPassword } from '#app/features/accounts/passwords/reset-password.server.ts'
import { RESET_DONE_MS } from '#app/features/accounts/passwords/rules.ts'
import { resetForm } from '#app/features/accounts/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { Link } from '#app/ui/link.tsx'
import { NotDone, Notice, whyNot } from '#app/ui/notice.tsx'
import { openDocument } from '#app/ui/open-document.ts'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/reset-password'
import { accountMeta, headersOfAction } from './account-page.ts'
import { openedLink } from './opened-link.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

function metaOf(ctx: Ctx) {
  const { t } = ctx
  const said = {
    title: t('accounts.resetTitle'),
    description: t('accounts.resetLead'),
    path: '/reset-password',
  }
  return accountMeta(ctx, said)
}

/** Checks the link ([AUTH-06]) without using it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const link = await openedLink(ctx, url, 'reset-password')
  const isContested = url.searchParams.has('contested')
  const about = { passwordMin: ctx.site.passwordMin, isContested, meta: metaOf(ctx) }
  return data({ ...link, ...about }, { status: link.status })
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = withoutSecrets(await readForm(request, resetForm(ctx.t, ctx.site.passwordMin)))
  return runFormAction(ctx, form, (input) => resetPassword(ctx, input))
}

/** The link is used once the form worked: checking it again would only say so. */
export const shouldRevalidate = () => false
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

/** The sign-in page opens by itself; as a whole document, because this page sends no referrer. */
function Done({ passkeysEnded, signInAt }: Reset) {
  const t = useAccountT()
  useEffect(() => {
    const timer = setTimeout(() => openDocument(signInAt), RESET_DONE_MS)
    return () => clearTimeout(timer)
  }, [signInAt])
  return (
    <Notice tone="good" title={t('accounts.passwordUpdated')}>
      <p>{t('accounts.resetDoneText')}</p>
      {passkeysEnded && <p>{t('accounts.resetPasskeysEnded')}</p>}
      <Link to={signInAt} reloadDocument className="button-primary">
        {t('accounts.signIn')}
      </Link>
    </Notice>
  )
}

function Broken({ text }: { text: string }) {
  const t = useAccountT()
  return (
    <NotDone title={t('accounts.linkFailed')} text={text}>
      <Link to="/forgot-password" className="button-primary">
        {t('accounts.resetNew')}
      </Link>
    </NotDone>
  )
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { passwordMin, token, works, isContested } = loaderData
  const done = actionData?.outcome === 'done' ? actionData.value : null
  // The refusal of the submitted form says more than what its address lacks.
  const looked = token ? t('accounts.resetTokenInvalid') : t('accounts.resetNoSession')
  const problem = whyNot(t, actionData) ?? looked
  return (
    <AccountSheet title={t('accounts.resetTitle')} lead={t('accounts.resetLead')}>
      {done && <Done {...done} />}
      {!done && works && isContested && <p>{t('accounts.contestedText')}</p>}
      {!done && works && <ResetForm token={token} passwordMin={passwordMin} result={actionData} />}
      {!done && !works && <Broken text={problem} />}
      <SheetLinks>
        <Link to="/signin" reloadDocument className="plain-link">
          {t('accounts.backToSignIn')}
        </Link>
        <p>
          {t('accounts.rememberPassword')}{' '}
          <Link to="/signin" reloadDocument className="plain-link">
            {t('accounts.signIn')}
          </Link>
        </p>
      </SheetLinks>
    </AccountSheet>
  )
}
