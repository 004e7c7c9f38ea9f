import { letter } from '#app/features/accounts/emails/letter.tsx'
import type { Translate } from '#app/i18n/translate.ts'

type About = { readonly name: string; readonly title: string; readonly url: string }

/** Tells that the automatic renewal of a listing did not work, and what can be done ([SUB-05]). */
export function renewalFailedMail(t: Translate, { name, title, url }: About) {
  return letter(t, {
    subject: t('billingMails.renewalFailedSubject'),
    name,
    paragraphs: [t('billingMails.renewalFailedBody', { title }), t('billingMails.renewalFailedWhat')],
    button: { label: t('billingMails.renewalFailedButton'), url },
  })
}

/** Tells that a payment was paid back. */
export function refundMail(t: Translate, { name, title, url, amount }: About & { readonly amount: string }) {
  return letter(t, {
    subject: t('billingMails.refundedSubject'),
    name,
    paragraphs: [t('billingMails.refundedBody', { amount, title })],
    button: { label: t('billingMails.refundedButton'), url },
  })
}

/** Tells that a request to cancel a migrated subscription has arrived (D-08). */
export function requestedMail(t: Translate, { name, title }: Pick<About, 'name' | 'title'>) {
  return letter(t, {
    subject: t('billingMails.requestedSubject'),
    name,
    paragraphs: [t('billingMails.requestedBody', { title })],
  })
}

type Request = {
  readonly email: string
  readonly id: string
  readonly package: string
  readonly title: string
}

/** Asks the operator to cancel a migrated subscription by hand (D-08). */
export function requestMail(t: Translate, asked: Request) {
  return letter(t, {
    subject: t('billingMails.requestSubject'),
    name: '',
    paragraphs: [t('billingMails.requestBody', asked)],
  })
}
