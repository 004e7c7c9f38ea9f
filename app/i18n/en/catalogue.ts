import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { discovery } from './discovery.ts'
import { moderationMails } from './moderation-mails.ts'
import { accountEn } from './namespaces/account.ts'
import { adminEn } from './namespaces/admin.ts'
import { publicEn } from './namespaces/public.ts'
import { postingMails } from './posting-mails.ts'
import { privacy } from './privacy.ts'

export const en = {
  ...publicEn,
  ...accountEn,
  ...adminEn,
  accountMails,
  discovery,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
} as const
