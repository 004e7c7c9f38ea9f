import type { Kind } from '@haulpost/demo/categories'
import { domainOf } from '@haulpost/demo/companies'
import { DESKS, type Desk, SIGNATURES, SIGNATURES_IN_LATIN } from '@haulpost/demo/people'
import type { Random } from '@haulpost/demo/random'
import type { Town } from '@haulpost/demo/towns'
import type { Locale } from '#app/lib/locale.ts'

const DESK_OF: Readonly<Record<Kind['closing'], Desk>> = {
  work: DESKS.work,
  hire: DESKS.hire,
  sale: DESKS.sale,
  goods: DESKS.sale,
  property: DESKS.sale,
  shop: DESKS.service,
  service: DESKS.service,
  place: DESKS.service,
  party: DESKS.service,
}

/** Returns '(815) 555-0142': 555-01xx is reserved for fiction. */
export function phoneIn({ integer }: Random, { area }: Town): string {
  return `(${area}) 555-01${String(integer(0, 99)).padStart(2, '0')}`
}

/** Returns a name that fits these languages. */
function signature({ pick, chance }: Random, locales: readonly Locale[], desk: Desk): string {
  const [only] = locales
  if (locales.length === 1 && only !== undefined && only !== 'en') return pick(SIGNATURES[only])
  if (chance(0.15)) return pick(desk.names)
  return pick(chance(0.6) ? SIGNATURES.en : [...SIGNATURES_IN_LATIN, ...SIGNATURES.es])
}

type About = {
  readonly town: Town
  readonly company: string
  readonly closing: Kind['closing']
  readonly locales: readonly Locale[]
}

/** Returns the contact data of a listing: always a name, nearly always a phone number, often an email address. */
export function contactOf(random: Random, { town, company, closing, locales }: About) {
  const desk = DESK_OF[closing]
  const { pick, chance, integer } = random
  return {
    contactName: signature(random, locales, desk),
    contactPhone: phoneIn(random, town),
    contactPhoneExtension: chance(0.08) ? `${integer(10, 399)}` : '',
    contactEmail: chance(0.62) ? `${pick(desk.mailboxes)}@${domainOf(company)}` : '',
    websiteUrl: chance(0.03) ? `https://${domainOf(company)}/` : '',
  }
}
