import { askForLink } from '#app/features/accounts/ask-for-link.server.ts'
import { AccountSheet, SheetLinks } from '#app/features/accounts/components/account-sheet.tsx'
import { MailboxForm } from '#app/features/accounts/components/mailbox-form.tsx'
import { whyNot } from '#app/features/accounts/components/not-done.tsx'
import { mailboxForm } from '#app/features/accounts/schema.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { Go } from '#app/ui/go.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { answer } from '../answer.server.ts'
import { anyone } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import type { Route } from './+types/resend-confirmation'
import { accountMeta, headersOfAction } from './account-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const { t } = ctx
  const said = {
    title: t('accounts.resendTitle'),
    description: t('accounts.resendLead'),
    path: '/resend-confirmation',
  }
  return { meta: accountMeta(ctx, said) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = await readForm(request, mailboxForm(ctx.t))
  return answer(ctx, form, async ({ email }) => {
    await askForLink(ctx, { purpose: 'confirm-email', email })
    return { email }
  })
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

export default function ResendConfirmation({ actionData }: Route.ComponentProps) {
  const t = useMemberT()
  return (
    <AccountSheet title={t('accounts.resendTitle')} lead={t('accounts.resendLead')}>
      {actionData?.outcome === 'done' ? (
        <Notice tone="good" title={t('accounts.checkEmail')}>
          <p>{t('accounts.resentText', { email: actionData.value.email })}</p>
        </Notice>
      ) : (
        <MailboxForm
          id="resend-confirmation"
          answer={actionData}
          label={t('accounts.resendButton')}
          trouble={whyNot(t, actionData)}
        />
      )}
      <SheetLinks>
        <Go to="/signin" className="plain-link">
          {t('accounts.backToSignIn')}
        </Go>
      </SheetLinks>
    </AccountSheet>
  )
}
