import type { ReactNode } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormResult } from '#app/lib/form-result.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Goal, withGoal } from '../sign-in/goal.ts'
import { AccountSheet, SheetLinks } from './account-sheet.tsx'
import { MailboxForm } from './mailbox-form.tsx'

type Props = {
  id: string
  title: string
  lead: string
  label: string
  result: FormResult<{ readonly email: string }> | undefined
  /** Why no email was sent, if so. */
  trouble: string | null
  /** A mark by which the same form is accepted only once. */
  mark: string
  goal: Goal
  /** The message once the link is sent. */
  sentText: (email: string) => string
  /** Links shown after that. */
  afterSent?: ReactNode
}

/**
 * Asks for the address to which a link is sent, and then says where it was sent ([AUTH-05], and another
 * confirmation).
 */
export function MailboxSheet({ title, lead, goal, result, sentText, afterSent, ...form }: Props) {
  const t = useAccountT()
  return (
    <AccountSheet title={title} lead={result?.outcome === 'done' ? null : lead}>
      {result?.outcome === 'done' ? (
        <>
          <Notice tone="good" title={t('accounts.checkEmail')}>
            <p>{sentText(result.value.email)}</p>
          </Notice>
          {afterSent}
        </>
      ) : (
        <MailboxForm {...form} result={result} />
      )}
      <SheetLinks>
        <Link to={withGoal('/signin', goal)} className="plain-link">
          {t('accounts.backToSignIn')}
        </Link>
      </SheetLinks>
    </AccountSheet>
  )
}
