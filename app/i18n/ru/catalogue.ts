import type { Catalogue } from '../translate.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { discovery } from './discovery.ts'
import { memberRu } from './member.ts'
import { moderationMails } from './moderation-mails.ts'
import { officeRu } from './office.ts'
import { postingMails } from './posting-mails.ts'
import { privacy } from './privacy.ts'
import { spokenRu } from './spoken.ts'

export const ru: Catalogue<'ru'> = {
  ...spokenRu,
  ...memberRu,
  ...officeRu,
  accountMails,
  discovery,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
}
