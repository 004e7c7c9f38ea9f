import type { Translate } from '#app/i18n/translate.ts'
import { formatLongDay } from '#app/lib/site-calendar.ts'
import { composeEmail, type Email } from '#app/platform/mail/email.tsx'
import {
  type Announced,
  chargeFacts,
  dollars,
  failedChargeFacts,
  nextCharge,
  paymentsUrl,
  renewalTerms,
} from './receipt-facts.tsx'

const openPayments = (t: Translate, facts: Announced) => ({
  label: t('billingMails.openPayments'),
  url: paymentsUrl(facts),
})

type DaySentence = 'billingMails.staysUntil' | 'billingMails.endedWasPaid' | 'billingMails.failedUntil'

/** Returns a sentence with the day until which the listing is paid; nothing when there is none. */
function until(t: Translate, { paidUntil }: Announced, sentence: DaySentence): readonly string[] {
  return paidUntil ? [t(sentence, { day: formatLongDay(paidUntil, t) })] : []
}

const CARD_TROUBLE = {
  good: null,
  expires: 'billingMails.soonCardExpires',
  none: 'billingMails.soonNoCard',
} as const

/** Reminds of a charge to come, with everything needed to cancel it ([SUB-07]). */
export function renewalSoonMail(t: Translate, facts: Announced): Email {
  const { name, title, renewal } = facts
  const next = nextCharge(t, facts) ?? { amount: '', day: '' }
  const trouble = renewal ? CARD_TROUBLE[renewal.card] : null
  const isHidden = facts.listing?.isShown === false
  return composeEmail(t, {
    subject: t('billingMails.soonSubject', { title, ...next }),
    name,
    paragraphs: [
      t('billingMails.soonBody', { title, ...next }),
      ...(isHidden ? [t('billingMails.soonHidden')] : []),
      trouble ? t(trouble) : t('billingMails.soonKeep'),
      t('billingMails.howToEnd'),
    ],
    facts: chargeFacts(t, facts),
    button: openPayments(t, facts),
  })
}

/** Confirms that a renewal was turned on, with its terms ([SUB-07]). */
export function renewalOnMail(t: Translate, facts: Announced): Email {
  const { name, title } = facts
  return composeEmail(t, {
    subject: t('billingMails.onSubject', { title }),
    name,
    paragraphs: [t('billingMails.onBody', { title }), ...renewalTerms(t, facts)],
    facts: chargeFacts(t, facts),
    button: openPayments(t, facts),
  })
}

/** Confirms that a renewal was turned off, and until when the listing is paid ([SUB-07]). */
export function renewalOffMail(t: Translate, facts: Announced): Email {
  const { name, title } = facts
  return composeEmail(t, {
    subject: t('billingMails.offSubject', { title }),
    name,
    paragraphs: [
      t('billingMails.offBody', { title }),
      ...until(t, facts, 'billingMails.staysUntil'),
      t('billingMails.offBack'),
    ],
    button: openPayments(t, facts),
  })
}

const WHY_ENDED = {
  endedByDeletion: 'billingMails.endedByDeletion',
  endedByModeration: 'billingMails.endedByModeration',
  endedByHiding: 'billingMails.endedByHiding',
  endedByBan: 'billingMails.endedByBan',
  endedByRefund: 'billingMails.endedByRefund',
} as const

const isEnd = (event: string): event is keyof typeof WHY_ENDED => Object.hasOwn(WHY_ENDED, event)

/** To the owner of a renewal that ended without being turned off: why ([SUB-07]). */
export function renewalEndedMail(t: Translate, facts: Announced): Email {
  const { name, title, event } = facts
  return composeEmail(t, {
    subject: t('billingMails.endedSubject', { title }),
    name,
    paragraphs: [
      t(isEnd(event) ? WHY_ENDED[event] : 'billingMails.endedByDeletion', { title }),
      t('billingMails.endedNoCharge'),
      ...(event === 'endedByRefund' ? [] : until(t, facts, 'billingMails.endedWasPaid')),
      ...(event === 'endedByModeration' ? [t('billingMails.endedComesBack')] : []),
    ],
    button: openPayments(t, facts),
  })
}

/** Reports that the automatic renewal of a listing failed, until when it is paid, and what helps ([SUB-05]). */
export function renewalFailedMail(t: Translate, facts: Announced): Email {
  const { name, title } = facts
  return composeEmail(t, {
    subject: t('billingMails.renewalFailedSubject'),
    name,
    paragraphs: [
      t('billingMails.renewalFailedBody', { title }),
      ...until(t, facts, 'billingMails.failedUntil'),
      t('billingMails.renewalFailedWhat'),
    ],
    facts: failedChargeFacts(t, facts),
    button: { label: t('billingMails.renewalFailedButton'), url: paymentsUrl(facts) },
  })
}

/** Reports that a renewal ended because the bank declined the card repeatedly ([SUB-05]). */
export function renewalGivenUpMail(t: Translate, facts: Announced): Email {
  const { name, title, renewal, listing, siteUrl } = facts
  return composeEmail(t, {
    subject: t('billingMails.givenUpSubject'),
    name,
    paragraphs: [
      t('billingMails.givenUpBody', { title, amount: dollars(t, renewal?.amountCents ?? 0) }),
      ...(listing ? [t('billingMails.givenUpBack')] : []),
    ],
    facts: failedChargeFacts(t, facts),
    button: listing
      ? { label: t('billingMails.givenUpButton'), url: `${siteUrl}/dashboard/listings/${listing.id}/pay` }
      : openPayments(t, facts),
  })
}
