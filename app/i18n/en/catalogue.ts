import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { discovery } from './discovery.ts'
import { memberEn } from './member.ts'
import { moderationMails } from './moderation-mails.ts'
import { officeEn } from './office.ts'
import { postingMails } from './posting-mails.ts'
import { privacy } from './privacy.ts'
import { spokenEn } from './spoken.ts'

export const en = {
  ...spokenEn,
  ...memberEn,
  ...officeEn,
  accountMails,
  discovery,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
} as const
