import type { Refusal } from '#app/lib/refusal.ts'

/** Prepared reasons for a refusal; the owner reads them in their own language. 'other' needs words of one's own. */
export const REASONS = [
  'contact',
  'category',
  'duplicate',
  'misleading',
  'pictures',
  'language',
  'forbidden',
  'scam',
  'other',
] as const
export type Reason = (typeof REASONS)[number]

/** What each reason is called. */
export const REASON_NAMES = {
  contact: 'moderation.reasonContact',
  category: 'moderation.reasonCategory',
  duplicate: 'moderation.reasonDuplicate',
  misleading: 'moderation.reasonMisleading',
  pictures: 'moderation.reasonPictures',
  language: 'moderation.reasonLanguage',
  forbidden: 'moderation.reasonForbidden',
  scam: 'moderation.reasonScam',
  other: 'moderation.reasonOther',
} as const satisfies Record<Reason, Refusal['code']>
