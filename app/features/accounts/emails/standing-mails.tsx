import type { Translate } from '#app/i18n/translate.ts'
import { composeEmail } from '#app/platform/mail/email.tsx'

type About = { readonly name: string; readonly url: string }

const site = (t: Translate) => ({ site: t('common.siteName') })

/** To a user who was banned: what that means for what they pay (D-12). */
export function suspendedMail(t: Translate, { name, url }: About) {
  return composeEmail(t, {
    subject: t('accountMails.suspendedSubject', site(t)),
    name,
    paragraphs: [t('accountMails.suspendedBody', site(t)), t('accountMails.suspendedMoney')],
    button: { label: t('accountMails.supportButton'), url },
    after: [t('accountMails.suspendedMistake')],
  })
}

/** To a user whose ban is over. */
export function unsuspendedMail(t: Translate, { name, url }: About) {
  return composeEmail(t, {
    subject: t('accountMails.unsuspendedSubject', site(t)),
    name,
    paragraphs: [t('accountMails.unsuspendedBody'), t('accountMails.renewalsEnded')],
    button: { label: t('accountMails.signInButton'), url },
  })
}

/** To a user whose account is active again (D-37): what to do if they did not ask for it. */
export function reactivatedMail(t: Translate, { name, url }: About) {
  return composeEmail(t, {
    subject: t('accountMails.reactivatedSubject', site(t)),
    name,
    paragraphs: [t('accountMails.reactivatedBody'), t('accountMails.renewalsEnded')],
    button: { label: t('accountMails.signInButton'), url },
    after: [t('accountMails.reactivatedNotYou')],
  })
}
