import type { Catalogue } from '../translate.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { discovery } from './discovery.ts'
import { moderationMails } from './moderation-mails.ts'
import { accountEs } from './namespaces/account.ts'
import { adminEs } from './namespaces/admin.ts'
import { publicEs } from './namespaces/public.ts'
import { postingMails } from './posting-mails.ts'
import { privacy } from './privacy.ts'

export const es: Catalogue<'es'> = {
  ...publicEs,
  ...accountEs,
  ...adminEs,
  accountMails,
  discovery,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
}
