import type { Catalogue } from '../translate.ts'
import { about } from './about.ts'
import { accountMails } from './account-mails.ts'
import { billingMails } from './billing-mails.ts'
import { discovery } from './discovery.ts'
import { footer } from './footer.ts'
import { moderationMails } from './moderation-mails.ts'
import { accountRu } from './namespaces/account.ts'
import { adminRu } from './namespaces/admin.ts'
import { publicRu } from './namespaces/public.ts'
import { postingMails } from './posting-mails.ts'
import { postingRules } from './posting-rules.ts'
import { prices } from './prices.ts'
import { privacy } from './privacy.ts'
import { refundPolicy } from './refund-policy.ts'
import { safety } from './safety.ts'
import { terms } from './terms.ts'
import { texts } from './texts.ts'

export const ru: Catalogue<'ru'> = {
  ...publicRu,
  ...accountRu,
  ...adminRu,
  accountMails,
  discovery,
  footer,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
  about,
  postingRules,
  prices,
  refundPolicy,
  safety,
  terms,
  texts,
}
