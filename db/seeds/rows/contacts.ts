import type { Locale } from '#app/lib/locale.ts'
import type { Kind } from '../content/kind.ts'
import { DESKS, domainOf, PEOPLE, PEOPLE_IN_LATIN } from '../content/names.ts'
import type { Town } from '../content/towns.ts'
import type { Dice } from '../dice.ts'

type Desk = { readonly names: readonly string[]; readonly mailboxes: readonly string[] }

const WORK: Desk = { names: DESKS.work, mailboxes: ['jobs', 'recruiting', 'drivers', 'hr'] }
const HIRE: Desk = { names: DESKS.work, mailboxes: ['jobs', 'hr', 'office'] }
const SALE: Desk = { names: DESKS.sale, mailboxes: ['sales', 'office', 'info'] }
const SERVICE: Desk = { names: DESKS.service, mailboxes: ['office', 'info', 'hello', 'service'] }

const DESK_OF: Readonly<Record<Kind['closing'], Desk>> = {
  work: WORK,
  hire: HIRE,
  sale: SALE,
  goods: SALE,
  property: SALE,
  shop: SERVICE,
  service: SERVICE,
  place: SERVICE,
  party: SERVICE,
}

/** '(815) 555-0142': 555-01xx is kept free for fiction. */
export function phoneIn({ between }: Dice, { area }: Town): string {
  return `(${area}) 555-01${String(between(0, 99)).padStart(2, '0')}`
}

/** Who signs a text in these languages. */
function signature({ pick, chance }: Dice, locales: readonly Locale[], desk: Desk): string {
  const [only] = locales
  if (locales.length === 1 && only !== undefined && only !== 'en') return pick(PEOPLE[only])
  if (chance(0.15)) return pick(desk.names)
  return pick(chance(0.6) ? PEOPLE.en : [...PEOPLE_IN_LATIN, ...PEOPLE.es])
}

type About = {
  readonly town: Town
  readonly company: string
  readonly closing: Kind['closing']
  readonly locales: readonly Locale[]
}

/** How to reach whoever wrote a listing: always a name, nearly always a phone, often a mailbox. */
export function contactOf(dice: Dice, { town, company, closing, locales }: About) {
  const desk = DESK_OF[closing]
  const { pick, chance, between } = dice
  return {
    contactName: signature(dice, locales, desk),
    contactPhone: phoneIn(dice, town),
    contactPhoneExtension: chance(0.08) ? `${between(10, 399)}` : '',
    contactEmail: chance(0.62) ? `${pick(desk.mailboxes)}@${domainOf(company)}` : '',
    websiteUrl: chance(0.03) ? `https://${domainOf(company)}/` : '',
  }
}
