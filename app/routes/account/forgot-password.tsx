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
import type { Route } from './+types/forgot-password'
import { accountMeta, headersOfAction } from './account-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const { t } = ctx
  const said = {
    title: t('accounts.forgotTitle'),
    description: t('accounts.forgotLead'),
    path: '/forgot-password',
  }
  return { meta: accountMeta(ctx, said) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = await readForm(request, mailboxForm(ctx.t))
  return answer(ctx, form, async ({ email }) => {
    await askForLink(ctx, { purpose: 'reset-password', email })
    return { email }
  })
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.meta)

/** [AUTH-05]. Going to this very page again shows the form again, empty. */
function Sent({ email }: { email: string }) {
  const t = useMemberT()
  return (
    <>
      <Notice tone="good" title={t('accounts.checkEmail')}>
        <p>{t('accounts.resetSentText', { email })}</p>
      </Notice>
      <Go to="/forgot-password" className="button-quiet justify-self-start">
        {t('accounts.sendAnother')}
      </Go>
    </>
  )
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const t = useMemberT()
  const message = whyNot(t, actionData)
  return (
    <AccountSheet title={t('accounts.forgotTitle')} lead={t('accounts.forgotLead')}>
      {actionData?.outcome === 'done' ? (
        <Sent email={actionData.value.email} />
      ) : (
        <MailboxForm
          id="forgot-password"
          answer={actionData}
          label={t('accounts.sendReset')}
          trouble={message && t('accounts.resetMailFailed', { message })}
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
