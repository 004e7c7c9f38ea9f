import type { Catalogue } from '../translate.ts'
import { about } from './about.gen.ts'
import { accountMails } from './account-mails.gen.ts'
import { attributeChoices } from './attribute-choices.gen.ts'
import { attributes } from './attributes.gen.ts'
import { billingMails } from './billing-mails.gen.ts'
import { comparison } from './comparison.gen.ts'
import { discovery } from './discovery.gen.ts'
import { entrances } from './entrances.gen.ts'
import { facets } from './facets.gen.ts'
import { footer } from './footer.gen.ts'
import { map } from './map.gen.ts'
import { moderationMails } from './moderation-mails.gen.ts'
import { accountEs } from './namespaces/account.ts'
import { adminEs } from './namespaces/admin.ts'
import { publicEs } from './namespaces/public.ts'
import { postingMails } from './posting-mails.gen.ts'
import { postingRules } from './posting-rules.gen.ts'
import { priceGuide } from './price-guide.gen.ts'
import { prices } from './prices.gen.ts'
import { privacy } from './privacy.gen.ts'
import { refundPolicy } from './refund-policy.gen.ts'
import { safety } from './safety.gen.ts'
import { terms } from './terms.gen.ts'
import { texts } from './texts.gen.ts'

export const es: Catalogue<'es'> = {
  ...publicEs,
  ...accountEs,
  ...adminEs,
  accountMails,
  attributeChoices,
  attributes,
  comparison,
  discovery,
  entrances,
  facets,
  map,
  footer,
  moderationMails,
  postingMails,
  billingMails,
  privacy,
  about,
  postingRules,
  priceGuide,
  prices,
  refundPolicy,
  safety,
  terms,
  texts,
}
