import { MailboxSheet } from '#app/features/accounts/components/mailbox-sheet.tsx'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { whyNot } from '#app/ui/notice.tsx'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/resend-confirmation'
import { headersOfAction } from './account-page.ts'
import { mailboxAction, mailboxLoader } from './mailbox-page.server.ts'

export const loader = mailboxLoader({
  path: '/resend-confirmation',
  title: 'accounts.resendTitle',
  lead: 'accounts.resendLead',
})
export const action = mailboxAction('confirm-email')
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

/** Sends the link of [AUTH-02] again. */
export default function ResendConfirmation({ actionData, loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  return (
    <MailboxSheet
      id="resend-confirmation"
      title={t('accounts.resendTitle')}
      lead={t('accounts.resendLead')}
      label={t('accounts.resendButton')}
      result={actionData}
      mark={loaderData.mark}
      goal={loaderData.goal}
      trouble={whyNot(t, actionData)}
      sentText={(email) => t('accounts.resentText', { email })}
    />
  )
}
