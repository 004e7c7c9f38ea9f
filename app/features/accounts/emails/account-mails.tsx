import type { Translate } from '#app/i18n/translate.ts'
import { letter } from './letter.tsx'

type ToSomebody = { readonly name: string }
type WithLink = ToSomebody & { readonly url: string }

const site = (t: Translate) => ({ site: t('common.siteName') })

/** Asks to confirm the address of a new account ([AUTH-02]). */
export function confirmMail(t: Translate, { name, url }: WithLink) {
  return letter(t, {
    subject: t('accounts.confirmSubject', site(t)),
    name,
    paragraphs: [t('accounts.confirmBody', site(t))],
    button: { label: t('accounts.confirmButton'), url },
    after: [t('accounts.confirmLife'), t('accounts.mailIgnore')],
  })
}

/** Brings the link to a new password ([AUTH-05]). */
export function resetMail(t: Translate, { name, url }: WithLink) {
  return letter(t, {
    subject: t('accounts.resetSubject', site(t)),
    name,
    paragraphs: [t('accounts.resetBody')],
    button: { label: t('accounts.resetButton'), url },
    after: [t('accounts.resetLife'), t('accounts.mailIgnore')],
  })
}

/** Tells that the password is another one now, and what to do when that was not the person. */
export function passwordChangedMail(t: Translate, { name, url }: WithLink) {
  return letter(t, {
    subject: t('accounts.passwordChangedSubject', site(t)),
    name,
    paragraphs: [t('accounts.passwordChangedBody'), t('accounts.notYou')],
    button: { label: t('accounts.resetButton'), url },
  })
}

/** Asks, at the new address, whether it is the right one ([DASH-07]). */
export function changeEmailMail(t: Translate, { name, url }: WithLink) {
  return letter(t, {
    subject: t('accounts.changeEmailSubject', site(t)),
    name,
    paragraphs: [t('accounts.changeEmailBody', site(t))],
    button: { label: t('accounts.changeEmailButton'), url },
    after: [t('accounts.changeEmailLife'), t('accounts.mailIgnore')],
  })
}

/** Tells the old address that it is the old one now, with the way back. */
export function emailChangedMail(t: Translate, { name, url, email }: WithLink & { readonly email: string }) {
  return letter(t, {
    subject: t('accounts.emailChangedSubject', site(t)),
    name,
    paragraphs: [t('accounts.emailChangedBody', { email }), t('accounts.undoBody')],
    button: { label: t('accounts.undoButton'), url },
    after: [t('accounts.undoLife')],
  })
}

type SignIn = WithLink & { readonly browser: string; readonly network: string; readonly at: Date }

/** Tells of a sign-in with a browser that was not seen before. */
export function newDeviceMail(t: Translate, { name, url, browser, network, at }: SignIn) {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return letter(t, {
    subject: t('accounts.newDeviceSubject', site(t)),
    name,
    paragraphs: [
      t('accounts.newDeviceBody', { browser: browser || t('mail.notGiven'), network, time }),
      t('accounts.notYou'),
    ],
    button: { label: t('accounts.resetButton'), url },
    after: [t('accounts.newDeviceSetting')],
  })
}
