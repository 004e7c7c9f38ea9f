import { accountMails } from './account-mails.ts'
import { discovery } from './discovery.ts'
import { memberEn } from './member.ts'
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
  postingMails,
  privacy,
} as const
