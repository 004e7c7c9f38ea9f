import type { Translate } from '#app/i18n/translate.ts'
import { composeEmail, linkBeside } from '#app/platform/mail/email.tsx'

type About = {
  readonly name: string
  readonly title: string
  readonly reason: string
  readonly url: string
}

/** To an owner whose item is live ([MOD-06]). */
export function approvedMail(t: Translate, { name, title, url }: About) {
  return composeEmail(t, {
    subject: t('moderationMails.approvedSubject', { title }),
    name,
    paragraphs: [t('moderationMails.approvedBody', { title })],
    button: { label: t('moderationMails.look'), url },
  })
}

/** To an owner whose item was rejected, with the reason ([MOD-06]). */
export function rejectedMail(t: Translate, { name, title, reason, url }: About) {
  return composeEmail(t, {
    subject: t('moderationMails.rejectedSubject', { title }),
    name,
    paragraphs: [t('moderationMails.rejectedBody', { title }), t('moderationMails.why', { reason })],
    button: { label: t('moderationMails.edit'), url },
    after: [t('moderationMails.contact')],
    links: [linkBeside(url, '/contact', t('accountMails.supportButton'))],
  })
}

/** To an owner whose item was removed, with the reason. */
export function removedMail(t: Translate, { name, title, reason, url }: About) {
  return composeEmail(t, {
    subject: t('moderationMails.removedSubject', { title }),
    name,
    paragraphs: [t('moderationMails.removedBody', { title }), t('moderationMails.why', { reason })],
    button: { label: t('moderationMails.dashboard'), url },
    after: [t('moderationMails.contact')],
    links: [linkBeside(url, '/contact', t('accountMails.supportButton'))],
  })
}

/** To an owner whose change of a banner ad is public now ([AD-05]). */
export function changeApprovedMail(t: Translate, { name, title, url }: About) {
  return composeEmail(t, {
    subject: t('moderationMails.changeApprovedSubject', { title }),
    name,
    paragraphs: [t('moderationMails.changeApprovedBody', { title })],
    button: { label: t('moderationMails.look'), url },
  })
}

/** To an owner whose change was rejected, with the reason: the approved version is still public ([AD-05]). */
export function changeRejectedMail(t: Translate, { name, title, reason, url }: About) {
  return composeEmail(t, {
    subject: t('moderationMails.changeRejectedSubject', { title }),
    name,
    paragraphs: [t('moderationMails.changeRejectedBody', { title }), t('moderationMails.why', { reason })],
    button: { label: t('moderationMails.editChange'), url },
    after: [t('moderationMails.contact')],
    links: [linkBeside(url, '/contact', t('accountMails.supportButton'))],
  })
}
