import { BIOS, MEMBERS, type Person } from '@haulpost/demo/people'
import { createRandom, type Random, randomUuid } from '@haulpost/demo/random'
import { MIDWEST_TOWNS, type Town } from '@haulpost/demo/towns'
import type { Insertable } from 'kysely'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import type { Role } from '#app/lib/actor.ts'
import type { Profiles } from '#app/platform/db/tables.gen.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from '../demo-accounts.ts'
import { phoneIn } from './contacts.ts'
import { daysAfter, daysBefore } from './moments.ts'

export type OwnerRow = Insertable<Profiles> & { readonly id: string; readonly role: Role }

const placeOf = ({ city, state }: Town) => `${city}, ${state}`

/** A user who signed up long ago. */
export function profile(random: Random, person: Person, now: Date): OwnerRow {
  const town = random.pick(MIDWEST_TOWNS)
  const createdAt = daysBefore(now, random.integer(50, 420))
  return {
    id: randomUuid(random),
    email: `${person.name.toLowerCase().replace(' ', '.')}@mail.example`,
    emailVerified: true,
    fullName: person.name,
    phone: phoneIn(random, town),
    bio: random.pick(BIOS)[person.language],
    location: placeOf(town),
    role: 'user',
    isVerified: random.chance(0.35),
    companyName: '',
    companyLogo: '',
    adminNotes: '',
    language: person.language,
    favoriteCategories: random.sample(CATEGORY_SLUGS, random.integer(0, 3)),
    createdAt,
    updatedAt: daysAfter(createdAt, random.integer(0, 20)),
  }
}

function demoProfile(random: Random, { email, fullName, role }: DemoAccount, now: Date): OwnerRow {
  const person = { name: fullName, language: email.startsWith('sergey') ? 'ru' : 'en' } as const
  return { ...profile(random, person, now), email, role, isVerified: true }
}

/** The last one was banned, so that the operator has something to see (D-12). */
const BANNED: Partial<OwnerRow> = {
  role: 'banned',
  adminNotes: 'Banned: sold the same trailer twice',
  isVerified: false,
}

export type Owners = {
  readonly all: readonly OwnerRow[]
  readonly admin: OwnerRow
  readonly members: readonly OwnerRow[]
  readonly others: readonly OwnerRow[]
  readonly banned: OwnerRow
}

/** All users who own items on the demo site: the demo accounts, and some forty others. */
export function ownersOf(now: Date): Owners {
  const random = createRandom(1)
  const demo = DEMO_ACCOUNTS.map((account) => demoProfile(random, account, now))
  const users = MEMBERS.map((person) => profile(random, person, now))
  const admin = demo.find(({ role }) => role === 'admin')
  const last = users.at(-1)
  if (!admin || !last) throw new Error('the demo has no admin, or no one else')
  const banned = { ...last, ...BANNED }
  const others = users.slice(0, -1)
  return {
    all: [...demo, ...others, banned],
    admin,
    members: demo.filter(({ role }) => role === 'user'),
    others,
    banned,
  }
}
