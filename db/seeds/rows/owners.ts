import type { Insertable } from 'kysely'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import type { Role } from '#app/lib/actor.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Profiles } from '#app/platform/db/tables.gen.ts'
import { MIDWEST_TOWNS, type Town } from '../content/towns.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from '../demo-accounts.ts'
import { type Dice, diceOf, uuidOf } from '../dice.ts'
import { phoneIn } from './contacts.ts'
import { daysAfter, daysBefore } from './moments.ts'

export type OwnerRow = Insertable<Profiles> & { readonly id: string; readonly role: Role }

export type Person = { readonly name: string; readonly language: Locale }

const PEOPLE: readonly Person[] = [
  ...[
    'Mike Kowalski',
    'Dave Hanson',
    'Sarah Whitfield',
    'Jim Becker',
    'Karen Olson',
    'Bob Tully',
    'Steve Novak',
  ].map(english),
  ...[
    'Linda Marsh',
    'Tom Reilly',
    'Ashley Grant',
    'Ryan Cole',
    'Nicole Burke',
    'Greg Wozniak',
    'Amy Larson',
  ].map(english),
  ...[
    'Oleg Marchenko',
    'Natalia Orlova',
    'Victor Petrenko',
    'Irina Sokolova',
    'Yuri Danilov',
    'Pavel Kravets',
  ].map(russian),
  ...['Ruslan Tagirov', 'Oksana Melnyk', 'Igor Zaitsev', 'Alina Popova', 'Timur Karimov', 'Max Lisenko'].map(
    russian,
  ),
  ...['Luis Herrera', 'Carlos Mendoza', 'Ana Villarreal', 'Jorge Salinas', 'Rosa Campos', 'Miguel Ochoa'].map(
    spanish,
  ),
  ...['Lupita Serrano', 'Hector Aguilar', 'Elena Robles', 'Ramon Quintero', 'Juan Peralta', 'Paty Luna'].map(
    spanish,
  ),
  ...['Kevin Shaw', 'Stan Dobrev'].map(english),
]

function english(name: string): Person {
  return { name, language: 'en' }
}

function russian(name: string): Person {
  return { name, language: 'ru' }
}

function spanish(name: string): Person {
  return { name, language: 'es' }
}

const BIOS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Twenty years behind the wheel, now in the office.',
    'We buy, sell and fix trucks.',
    'Second generation in trucking.',
    '',
  ],
  ru: [
    'Двадцать лет за рулём, теперь в офисе.',
    'Покупаем, продаём и чиним траки.',
    'Держу небольшой парк, отвечаю вечером.',
    '',
  ],
  es: [
    'Veinte años al volante, ahora en la oficina.',
    'Compramos, vendemos y arreglamos tráileres.',
    'Segunda generación en el transporte.',
    '',
  ],
}

const placeOf = ({ city, state }: Town) => `${city}, ${state}`

/** Somebody who has been here for long. */
export function profile(dice: Dice, person: Person, now: Date): OwnerRow {
  const town = dice.pick(MIDWEST_TOWNS)
  const createdAt = daysBefore(now, dice.between(50, 420))
  return {
    id: uuidOf(dice),
    email: `${person.name.toLowerCase().replace(' ', '.')}@mail.example`,
    emailVerified: true,
    fullName: person.name,
    phone: phoneIn(dice, town),
    bio: dice.pick(BIOS[person.language]),
    location: placeOf(town),
    role: 'user',
    isVerified: dice.chance(0.35),
    adminNotes: '',
    language: person.language,
    favoriteCategories: dice.some(CATEGORY_SLUGS, dice.between(0, 3)),
    createdAt,
    updatedAt: daysAfter(createdAt, dice.between(0, 20)),
  }
}

function demoProfile(dice: Dice, { email, fullName, role }: DemoAccount, now: Date): OwnerRow {
  const person = { name: fullName, language: email.startsWith('sergey') ? 'ru' : 'en' } as const
  return { ...profile(dice, person, now), email, role, isVerified: true }
}

/** The last one was banned, so that there is something to see for who runs the site (D-12). */
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

/** Everybody who owns something on the demo site: the accounts anybody may use, and some forty others. */
export function ownersOf(now: Date): Owners {
  const dice = diceOf(1)
  const demo = DEMO_ACCOUNTS.map((account) => demoProfile(dice, account, now))
  const people = PEOPLE.map((person) => profile(dice, person, now))
  const admin = demo.find(({ role }) => role === 'admin')
  const last = people.at(-1)
  if (!admin || !last) throw new Error('the demo has no admin, or nobody else')
  const banned = { ...last, ...BANNED }
  const others = people.slice(0, -1)
  return {
    all: [...demo, ...others, banned],
    admin,
    members: demo.filter(({ role }) => role === 'user'),
    others,
    banned,
  }
}
