import type { Locale } from '#app/lib/locale.ts'
import { type Dice, diceOf } from '../dice.ts'
import { DAY_MS } from './moments.ts'
import { type OwnerRow, type Person, profile } from './owners.ts'

const COUNT = 90
const DAYS = 60

type Names = {
  readonly weight: number
  readonly language: Locale
  readonly first: string
  readonly last: string
}

const NAMES: readonly Names[] = [
  {
    weight: 5,
    language: 'en',
    first: 'Aaron Beth Chad Dana Eric Gail Hank Jill Keith Laura Marcus Neil Paula Roy Terry Wendy',
    last: 'Adkins Barlow Crane Dalton Ellis Foster Gibbs Hollis Irwin Keller Lowe Mercer Nash Pruitt Rhodes Sawyer',
  },
  {
    weight: 3,
    language: 'ru',
    first: 'Anton Boris Denis Galina Ilya Kirill Larisa Marina Nikita Roman Stanislav Vera Yana Zakhar',
    last: 'Bondar Chernyak Dovgan Fedorchuk Gromov Kolesnik Lysenko Moroz Panchuk Rudenko Savchenko Tkach Voronin',
  },
  {
    weight: 3,
    language: 'es',
    first: 'Alma Beatriz Cesar Diego Esteban Felipe Graciela Hugo Ivonne Joel Lorena Mario Noemi Oscar',
    last: 'Arellano Becerra Cisneros Duarte Espinoza Fuentes Galvan Ibarra Juarez Leal Maldonado Nava Ortega Ponce',
  },
]

function named(dice: Dice, taken: Set<string>): Person {
  const { first, last, language } = dice.weighted(NAMES)
  const name = `${dice.pick(first.split(' '))} ${dice.pick(last.split(' '))}`
  if (taken.has(name)) return named(dice, taken)
  taken.add(name)
  return { name, language }
}

/** People who signed up within the last two months, every week a few more, and have posted nothing yet. */
export function newcomersOf(now: Date): readonly OwnerRow[] {
  const dice = diceOf(3)
  const taken = new Set<string>()
  return Array.from({ length: COUNT }, () => {
    const person = profile(dice, named(dice, taken), now)
    const createdAt = new Date(now.getTime() - Math.round(DAYS * DAY_MS * dice.roll() ** 1.3))
    return { ...person, isVerified: false, createdAt, updatedAt: createdAt }
  })
}
