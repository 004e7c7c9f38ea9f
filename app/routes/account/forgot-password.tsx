import { MailboxSheet } from '#app/features/accounts/components/mailbox-sheet.tsx'
import { type Goal, withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { whyNot } from '#app/ui/notice.tsx'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/forgot-password'
import { headersOfAction } from './account-page.ts'
import { mailboxAction, mailboxLoader } from './mailbox-page.server.ts'

export const loader = mailboxLoader({
  path: '/forgot-password',
  title: 'accounts.forgotTitle',
  lead: 'accounts.forgotLead',
})
export const action = mailboxAction('reset-password')
export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

/** A link to this page shows the form again, empty. */
function SendAnother({ goal }: { goal: Goal }) {
  const t = useAccountT()
  return (
    <Link to={withGoal('/forgot-password', goal)} className="button-quiet justify-self-start">
      {t('accounts.sendAnother')}
    </Link>
  )
}

/** [AUTH-05] */
export default function ForgotPassword({ actionData, loaderData }: Route.ComponentProps) {
  const t = useAccountT()
  const message = whyNot(t, actionData)
  return (
    <MailboxSheet
      id="forgot-password"
      title={t('accounts.forgotTitle')}
      lead={t('accounts.forgotLead')}
      label={t('accounts.sendReset')}
      result={actionData}
      mark={loaderData.mark}
      goal={loaderData.goal}
      trouble={message && t('accounts.resetMailFailed', { message })}
      sentText={(email) => t('accounts.resetSentText', { email })}
      afterSent={<SendAnother goal={loaderData.goal} />}
    />
  )
}
