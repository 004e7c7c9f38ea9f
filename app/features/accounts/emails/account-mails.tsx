import type { Translate } from '#app/i18n/translate.ts'
import { browserName } from '#app/lib/browser-name.ts'
import { formatDayAndTime } from '#app/lib/site-calendar.ts'
import { composeEmail, linkBeside } from '#app/platform/mail/email.tsx'

type Named = { readonly name: string }
type WithLink = Named & { readonly url: string }

const site = (t: Translate) => ({ site: t('common.siteName') })

/** Asks the user to confirm the address of a new account ([AUTH-02]). */
export function confirmMail(t: Translate, { name, url }: WithLink) {
  return composeEmail(t, {
    subject: t('accountMails.confirmSubject', site(t)),
    name,
    paragraphs: [t('accountMails.confirmBody', site(t))],
    button: { label: t('accounts.confirmButton'), url },
    after: [t('accountMails.confirmLife'), t('accountMails.ignore')],
  })
}

/** Contains the link to a new password ([AUTH-05]). */
export function resetMail(t: Translate, { name, url }: WithLink) {
  return composeEmail(t, {
    subject: t('accountMails.resetSubject', site(t)),
    name,
    paragraphs: [t('accountMails.resetBody')],
    button: { label: t('accountMails.resetButton'), url },
    after: [t('accountMails.resetLife'), t('accountMails.ignore')],
  })
}

/** Invites the user of an account that was moved here from an earlier site (D-17). */
export function invitationMail(t: Translate, { name, url, email }: WithLink & { readonly email: string }) {
  return composeEmail(t, {
    subject: t('accountMails.invitationSubject', site(t)),
    name,
    paragraphs: [t('accountMails.invitationBody', { ...site(t), email })],
    button: { label: t('accountMails.invitationButton'), url },
    after: [t('accountMails.invitationIgnore')],
  })
}

/** Reports that the password was changed, and what to do if the user did not do it. */
export function passwordChangedMail(
  t: Translate,
  { name, url, passkeysEnded = false }: WithLink & { readonly passkeysEnded?: boolean },
) {
  const ended = passkeysEnded ? [t('accountMails.passkeysEnded')] : []
  return composeEmail(t, {
    subject: t('accountMails.passwordChangedSubject', site(t)),
    name,
    paragraphs: [t('accountMails.passwordChangedBody'), ...ended, t('accountMails.notYou')],
    button: { label: t('accountMails.resetButton'), url },
  })
}

/** Asks, at the new address, whether it is the right one ([DASH-07]). */
export function changeEmailMail(t: Translate, { name, url }: WithLink) {
  return composeEmail(t, {
    subject: t('accountMails.changeEmailSubject', site(t)),
    name,
    paragraphs: [t('accountMails.changeEmailBody', site(t))],
    button: { label: t('accounts.changeEmailButton'), url },
    after: [t('accountMails.changeEmailLife'), t('accountMails.ignore')],
  })
}

/** To the old address, when it was replaced: with the link that undoes it. */
export function emailChangedMail(t: Translate, { name, url, email }: WithLink & { readonly email: string }) {
  return composeEmail(t, {
    subject: t('accountMails.emailChangedSubject', site(t)),
    name,
    paragraphs: [t('accountMails.emailChangedBody', { email }), t('accountMails.undoBody')],
    button: { label: t('accounts.undoButton'), url },
    after: [t('accountMails.undoLife')],
  })
}

/** Reports that two-factor sign-in was turned on or off. */
export function twoFactorMail(
  t: Translate,
  { name, url, state }: WithLink & { readonly state: 'on' | 'off' },
) {
  const isOn = state === 'on'
  return composeEmail(t, {
    subject: t(isOn ? 'accountMails.twoFactorOnSubject' : 'accountMails.twoFactorOffSubject', site(t)),
    name,
    paragraphs: [
      t(isOn ? 'accountMails.twoFactorOnBody' : 'accountMails.twoFactorOffBody'),
      t('accountMails.notYou'),
    ],
    button: { label: t('accountMails.resetButton'), url },
  })
}

type AboutPasskey = WithLink & { readonly passkey: string; readonly state: 'added' | 'removed' }

/** Reports that a passkey was added or removed. */
export function passkeyMail(t: Translate, { name, url, passkey, state }: AboutPasskey) {
  const isNew = state === 'added'
  return composeEmail(t, {
    subject: t(isNew ? 'accountMails.passkeyAddedSubject' : 'accountMails.passkeyRemovedSubject', site(t)),
    name,
    paragraphs: [
      t(isNew ? 'accountMails.passkeyAddedBody' : 'accountMails.passkeyRemovedBody', { passkey }),
      t('accountMails.notYou'),
    ],
    button: { label: t('accountMails.resetButton'), url },
  })
}

type SignIn = WithLink & { readonly browser: string; readonly at: Date }

/** Reports a sign-in with an unknown browser. */
export function newDeviceMail(t: Translate, { name, url, browser, at }: SignIn) {
  const time = formatDayAndTime(at, t)
  return composeEmail(t, {
    subject: t('accountMails.newDeviceSubject', site(t)),
    name,
    paragraphs: [
      t('accountMails.newDeviceBody', {
        browser: browserName(browser) || t('accounts.unknownBrowser'),
        time,
      }),
      t('accountMails.notYou'),
    ],
    button: { label: t('accountMails.resetButton'), url },
    after: [t('accountMails.newDeviceSetting')],
    links: [linkBeside(url, '/dashboard/settings', t('mail.chooseEmails'))],
  })
}
