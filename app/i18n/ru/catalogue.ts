import type { Catalogue } from '../translate.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { discovery } from './discovery.ts'
import { moderationMails } from './moderation-mails.ts'
import { accountRu } from './namespaces/account.ts'
import { adminRu } from './namespaces/admin.ts'
import { publicRu } from './namespaces/public.ts'
import { postingMails } from './posting-mails.ts'
import { privacy } from './privacy.ts'

export const ru: Catalogue<'ru'> = {
  ...publicRu,
  ...accountRu,
  ...adminRu,
  accountMails,
  discovery,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
}
