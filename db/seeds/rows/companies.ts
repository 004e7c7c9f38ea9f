import type { Kind } from '@haulpost/demo/categories'
import { companyNames } from '@haulpost/demo/companies'
import { NEWCOMER_NAMES } from '@haulpost/demo/people'
import { createRandom, type Random } from '@haulpost/demo/random'
import type { Picture } from '#app/lib/picture.ts'
import { slugOf } from '#app/lib/slug.ts'
import { type Beginning, beginningOf } from './beginnings.ts'
import { type OwnerRow, profile } from './owners.ts'
import { planOf } from './plan.ts'

/**
 * Which part of the companies has an account, and so a tile and its name on listings, by what a listing is for. Vehicles, goods and
 * homes are sold by people: their texts speak of one.
 */
const SHARE_WITH_ACCOUNT: Readonly<Record<Kind['closing'], number>> = {
  work: 0.55,
  hire: 0.55,
  shop: 0.8,
  service: 0.8,
  place: 0.8,
  party: 0.8,
  sale: 0,
  goods: 0,
  property: 0,
}

/** FNV-1a: a number of 32 bits that the name alone decides. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Whether a listing is posted by the account of the company that it names. */
export const isByCompany = ({ kind, company }: Beginning): boolean =>
  hashOf(`account of ${company}`) / 2 ** 32 < SHARE_WITH_ACCOUNT[kind.closing]

function someone({ weighted, pick }: Random) {
  const { firstNames, lastNames, language } = weighted(NEWCOMER_NAMES)
  return { name: `${pick(firstNames)} ${pick(lastNames)}`, language }
}

/** The account of a company, in the name of an employee. Drawn from the company alone, so that no other row of the demo changes. */
function accountOf(company: string, now: Date): OwnerRow {
  const random = createRandom(hashOf(company))
  const user = profile(random, someone(random), now)
  return { ...user, email: `office@${slugOf(company)}.example`, bio: '', companyName: company }
}

export type Companies = ReadonlyMap<string, OwnerRow>

type Logos = (company: string) => Pick<Picture, 'id'> | undefined
const noLogo: Logos = () => undefined

/** Returns the accounts of the companies that post one of the first `total` listings, by name. */
export function companiesOf(total: number, now: Date, logoOf = noLogo): Companies {
  const accounts = new Map<string, OwnerRow>()
  for (const [i, planned] of planOf(total).entries()) {
    const beginning = beginningOf(i, planned)
    const { company } = beginning
    if (!isByCompany(beginning) || accounts.has(company)) continue
    accounts.set(company, { ...accountOf(company, now), companyLogo: logoOf(company)?.id ?? '' })
  }
  return accounts
}

/** Returns the ids that any company of a demo has, of whatever size. */
export const idsOfCompanies = (now: Date): readonly string[] =>
  companyNames().map((name) => accountOf(name, now).id)
