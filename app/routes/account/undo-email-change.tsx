import { data } from 'react-router'
import { AccountSheet } from '#app/features/accounts/components/account-sheet.tsx'
import { LinkForm } from '#app/features/accounts/components/link-form.tsx'
import { linkForm } from '#app/features/accounts/schema.ts'
import { undoEmailChange } from '#app/features/accounts/settings/undo-email-change.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { NotDone, Notice } from '#app/ui/notice.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/undo-email-change'
import { accountMeta, headersOfAction } from './account-page.ts'
import { openedLink } from './opened-link.server.ts'
import { withoutSecrets } from './without-secrets.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const link = await openedLink(ctx, url, 'undo-email-change')
  const title = ctx.t('accounts.undoTitle')
  const meta = accountMeta(ctx, { title, description: title, path: '/undo-email-change' })
  return data({ ...link, meta }, { status: link.status })
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = withoutSecrets(await readForm(request, linkForm()))
  return runFormAction(ctx, form, ({ token }) => undoEmailChange(ctx, token))
}

export const shouldRevalidate = () => false
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

export default function UndoEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountT()
  const { token, works, email } = loaderData
  const isDone = actionData?.outcome === 'done'
  return (
    <AccountSheet title={t('accounts.undoTitle')}>
      {isDone && (
        <Notice ref={takeFocus} tone="good" title={t('accounts.undone')}>
          <p>{t('accounts.undoneText', { email })}</p>
        </Notice>
      )}
      {!isDone && works && (
        <LinkForm
          token={token}
          label={t('accounts.undoButton')}
          text={t('accounts.undoText', { email })}
          result={actionData}
        />
      )}
      {!isDone && !works && <NotDone title={t('accounts.linkFailed')} text={t('accounts.linkInvalid')} />}
    </AccountSheet>
  )
}
