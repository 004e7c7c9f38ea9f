import type { Translate } from '#app/i18n/translate.ts'
import { composeEmail } from '#app/platform/mail/email.tsx'

type Left = {
  readonly name: string
  readonly url: string
  /** What ended with the account, one sentence each. */
  readonly lines: readonly string[]
}

const site = (t: Translate) => ({ site: t('common.siteName') })

/** Confirms that a user deactivated the account, and says how to return (D-37). */
export function deactivatedMail(t: Translate, { name, url, lines }: Left) {
  return composeEmail(t, {
    subject: t('accountMails.deactivatedSubject', site(t)),
    name,
    paragraphs: [t('accountMails.deactivatedBody'), ...lines, t('accountMails.deactivatedBack')],
    button: { label: t('accountMails.supportButton'), url },
    after: [t('accountMails.deactivatedNotYou')],
  })
}

/** Confirms that a user deleted the account (D-37). */
export function deletedMail(t: Translate, { name, url, lines }: Left) {
  return composeEmail(t, {
    subject: t('accountMails.deletedSubject', site(t)),
    name,
    paragraphs: [t('accountMails.deletedBody'), ...lines, t('accountMails.deletedLast')],
    button: { label: t('accountMails.supportButton'), url },
  })
}
