import type { ReactNode } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AccountSheet, SheetLinks } from './account-sheet.tsx'
import { MailboxForm } from './mailbox-form.tsx'

type Props = {
  id: string
  title: string
  lead: string
  label: string
  answer: FormResult<{ readonly email: string }> | undefined
  /** Why no mail was sent, if so. */
  trouble: string | null
  /** Makes the form one that is taken once. */
  mark: string
  /** What is said once the link is on its way. */
  sentText: (email: string) => string
  /** Ways on, once it is. */
  afterSent?: ReactNode
}

/** Asks where a link is to be mailed to, and then says where it was ([AUTH-05], and the confirmation once more). */
export function MailboxSheet({ title, lead, answer, sentText, afterSent, ...form }: Props) {
  const t = useAccountT()
  return (
    <AccountSheet title={title} lead={lead}>
      {answer?.outcome === 'done' ? (
        <>
          <Notice tone="good" title={t('accounts.checkEmail')}>
            <p>{sentText(answer.value.email)}</p>
          </Notice>
          {afterSent}
        </>
      ) : (
        <MailboxForm {...form} answer={answer} />
      )}
      <SheetLinks>
        <Link to="/signin" className="plain-link">
          {t('accounts.backToSignIn')}
        </Link>
      </SheetLinks>
    </AccountSheet>
  )
}
