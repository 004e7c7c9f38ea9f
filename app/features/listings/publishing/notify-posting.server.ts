import { itemPath } from '#app/features/items/item-card.ts'
import type { Tier } from '#app/features/pricing/packages.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { inLanguage, type LocalizedText } from '#app/lib/localized-text.ts'
import { cleanLine } from '#app/lib/text.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { billboardMail, postedMail } from '../posting/emails/posting-mails.tsx'
import { ownerToTell } from '../posting/queries.server.ts'

type Listing = {
  readonly id: string
  readonly listingId: number
  readonly userId: string
  readonly title: LocalizedText
}

type Telling = Pick<Ctx, 'db' | 'now' | 'site'>

/** The operator's mailbox has no language of its own. */
const OPERATOR_LANGUAGE: Locale = 'en'

/** Returns the language of emails to an owner: their own, else the one of the listing. */
export function languageOfOwner(language: Locale | null, title: LocalizedText): Locale {
  return language ?? LOCALES.find((locale) => title[locale]) ?? 'en'
}

/** Returns the title of a listing for emails: on one line, because it is part of a subject. */
export function titleInMail(title: LocalizedText, language: Locale): string {
  return cleanLine(inLanguage(title, language))
}

type Posted = { readonly listing: Listing; readonly endsAt: Date }

/**
 * Sends the confirmation of [POST-14] for what an operator posted, in the caller's transaction. Paid listings are
 * confirmed with their receipt (`announceMoney`).
 */
export async function confirmFreePosting(ctx: Telling, { listing, endsAt }: Posted): Promise<void> {
  const owner = await ownerToTell(ctx.db, listing.userId)
  if (owner.deletedAt) return
  const language = languageOfOwner(owner.language, listing.title)
  const title = titleInMail(listing.title, language)
  const path = itemPath({ kind: 'listing', publicId: listing.listingId, title })
  const free = { tier: null, amountCents: 0, heldFor: null, callsBack: false } as const
  const about = { ...free, name: owner.fullName, title, number: String(listing.listingId), endsAt }
  await sendEmail(ctx, {
    template: 'listings.posted',
    recipient: owner.email,
    language,
    write: (t) => postedMail(t, { ...about, url: `${ctx.site.publicUrl}${path}` }),
  })
}

/** Notifies the operator of a paid billboard that waits for them ([POST-13]). */
export async function announceBillboard(
  ctx: Telling,
  { listing, tier }: { listing: Listing; tier: Tier },
): Promise<void> {
  const { email, fullName } = await ownerToTell(ctx.db, listing.userId)
  await sendEmail(ctx, {
    template: 'listings.billboard-waits',
    recipient: ctx.site.adminEmail,
    language: OPERATOR_LANGUAGE,
    write: (t) =>
      billboardMail(t, {
        title: titleInMail(listing.title, OPERATOR_LANGUAGE),
        number: String(listing.listingId),
        tier,
        buyer: cleanLine(`${fullName} <${email}>`),
        url: `${ctx.site.publicUrl}/admin/fulfilment?listing=${listing.id}`,
      }),
  })
}
