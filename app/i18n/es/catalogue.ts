import type { Catalogue } from '../translate.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { discovery } from './discovery.ts'
import { memberEs } from './member.ts'
import { moderationMails } from './moderation-mails.ts'
import { officeEs } from './office.ts'
import { postingMails } from './posting-mails.ts'
import { privacy } from './privacy.ts'
import { spokenEs } from './spoken.ts'

export const es: Catalogue<'es'> = {
  ...spokenEs,
  ...memberEs,
  ...officeEs,
  accountMails,
  discovery,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
}
