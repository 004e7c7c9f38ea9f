import { itemPath } from '#app/features/items/item-card.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import {
  approvedMail,
  changeApprovedMail,
  changeRejectedMail,
  rejectedMail,
  removedMail,
} from './emails/decision-mails.tsx'
import type { ModeratedItem } from './items/moderated-items.ts'
import { REASON_NAMES } from './reasons.ts'
import type { ModerationOrder } from './schema.ts'

/** Returns the reason for the owner: the prepared sentence in their language, and what the admin added. */
export function reasonFor(
  item: ModeratedItem,
  { reason, reasonText }: Pick<ModerationOrder, 'reason' | 'reasonText'>,
): string {
  const prepared =
    reason && reason !== 'other' ? TRANSLATE[item.ownerLanguage].dynamic(REASON_NAMES[reason]) : ''
  return [prepared, reasonText].filter(Boolean).join(' ')
}

const MAILS = {
  approved: approvedMail,
  rejected: rejectedMail,
  removed: removedMail,
  changeApproved: changeApprovedMail,
  changeRejected: changeRejectedMail,
} as const

/** Where each email leads. */
const PAGES: Readonly<Record<keyof typeof MAILS, (item: ModeratedItem) => string>> = {
  approved: itemPath,
  rejected: () => '/dashboard',
  removed: () => '/dashboard',
  changeApproved: itemPath,
  changeRejected: ({ id }) => `/edit-ad/${id}`,
}

type Told = { readonly decision: keyof typeof MAILS; readonly reason: string }

/** Notifies the owner of the decision, in their language ([MOD-06], D-13), in the caller's transaction. */
export async function writeToOwner(ctx: Ctx, item: ModeratedItem, { decision, reason }: Told): Promise<void> {
  if (item.ownerGone) return
  const { publicUrl } = ctx.site
  const url = publicUrl + PAGES[decision](item)
  await sendEmail(ctx, {
    template: `item-${decision}`,
    recipient: item.ownerEmail,
    language: item.ownerLanguage,
    write: (t) => MAILS[decision](t, { name: item.ownerName, title: item.title, reason, url }),
  })
}
