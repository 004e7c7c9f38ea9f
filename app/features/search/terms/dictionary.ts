import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { categoryLexeme, splitWords, stateLexeme } from '#app/features/items/search-words.ts'
import { US_STATES } from '#app/lib/us-states.ts'
import { PLACES, STATE_NAMES } from './place-names.ts'
import { stemOf } from './word-forms.ts'

/** What else an item may say or be where a phrase was typed: other words, or the sign of a category or state. */
type Meaning = { readonly words?: readonly string[]; readonly lexemes?: readonly string[] }
type Entry = readonly [typed: string, meaning: Meaning]

const inCategories = (...slugs: readonly CategorySlug[]): Meaning => ({ lexemes: slugs.map(categoryLexeme) })

const JOBS = inCategories(
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
  'non-cdl-drivers',
  'office-staff',
  'mechanics',
  'jobs',
)
const DRIVERS = inCategories('cdl-a-company-drivers', 'cdl-a-owner-operators', 'non-cdl-drivers')
const GOODS = inCategories('trucks-trailers-marketplace', 'real-estate-marketplace')

/** Phrases between commas, and what they mean in addition to themselves. The trade's synonyms belong here. */
const MEANINGS: readonly Entry[] = [
  ['job, hiring, employment, вакансия, работа, работу, trabajo, empleo, vacante, chamba', JOBS],
  ['truck driver, truck driving, trucker, дальнобойщик, водитель трака, chofer de camion, trailero', DRIVERS],
  ['sale, buy, продажа, продам, продаю, куплю, купить, venta, vendo, se vende, compro, comprar', GOODS],
  ['used, б у, бу, подержанный, usado, camion, troca', inCategories('trucks-trailers-marketplace')],
  ['parking, паркинг, парковка, стоянка, estacionamiento, parqueo', inCategories('parking-lots')],
  ['insurance, страховка, страхование, seguro, aseguranza', inCategories('insurance-services')],
  ['repair, ремонт, reparacion, taller', inCategories('repair-shops-parts', 'auto-repair-shops')],
  [
    'trailer, remolque, прицеп, трейлер',
    { words: ['trailer', 'remolque', 'трейлер', 'прицеп', 'полуприцеп'] },
  ],
  ['тягач, фура', { words: ['трак'] }],
  ['reefer, рефрижератор, рефка, рефер', { words: ['reefer', 'рефрижератор'] }],
  ['фрейтлайнер, фредлайнер', { words: ['freightliner'] }],
  ['вольво', { words: ['volvo'] }],
  ['кенворт', { words: ['kenworth'] }],
  ['петербилт, питербилт', { words: ['peterbilt'] }],
  ['каскадия', { words: ['cascadia'] }],
]

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

const stateEntries: readonly Entry[] = US_STATES.flatMap(({ code, name }): readonly Entry[] => [
  [`${code}, ${name}`, { lexemes: [stateLexeme(code)] }],
  [STATE_NAMES[code] ?? name, { lexemes: [stateLexeme(code)] }],
])

const ENTRIES = [
  ...MEANINGS,
  ...stateEntries,
  ...PLACES.map(([typed, word]): Entry => [typed, { words: [word] }]),
]

const BY_KEY: ReadonlyMap<string, Meaning> = new Map(
  ENTRIES.flatMap(([typed, meaning]) =>
    typed.split(',').map((phrase) => [keyOf(splitWords(phrase)), meaning] as const),
  ),
)

/** The most words of a phrase in the dictionary. */
export const MAX_PHRASE = 4

/** Returns what these words together mean in addition to themselves; null when the dictionary has no such phrase. */
export function meaningOf(words: readonly string[]): Meaning | null {
  return BY_KEY.get(keyOf(words)) ?? null
}

const FILLERS = new Set(
  splitWords(`a an and any are at by find for from i in is looking me my near need of on or the to want wanted with
    в во для до и из или ищу мне на нужен нужна нужно нужны около от по рядом с со у хочу возле
    al busco cerca con de del el en la las los me necesito o para por quiero se un una y`),
)

/** Words that ask and say nothing of what is asked for: where other words were typed, nothing has to contain them. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}

/** Words of the trade that are no slip of the pen, even where no item says them. */
const TRADE = `apu bobtail boxtruck brokers chassis conestoga deadhead detention drayage dryvan dpf ductless eld fleet flatbed
  hazmat hotshot ifta lowboy lumper mack morava ltl otr peterbilt pallet reefer rgn stepdeck tanker taxes tires trailer
  tractor truck wheeler western star international hino isuzu utility wabash hyundai stoughton vanguard dane
  автовоз борт груз грузовик дальнобой диспетчер драйвер дпф запчасти колеса лизинг ломовоз овнер полуприцеп прицеп
  рефка рефер рефрижератор рефы степ степдек трак тралл трейлер тягач флэтбед флетбед фура фуры шины эвакуатор
  aseguranza caja camion carga chofer choferes flete fletes llantas plataforma remolque tractor trailero trailer troca
  troquero yonke yonque`

const KNOWN = new Set(
  [
    ...splitWords(TRADE),
    ...ENTRIES.flatMap(([typed, { words = [] }]) => [typed, ...words].flatMap(splitWords)),
    ...Object.values(CATEGORIES).flatMap(({ names }) => Object.values(names).flatMap(splitWords)),
  ].map(stemOf),
)

const NAMED = new Map(
  CATEGORY_SLUGS.map((slug) => [slug, Object.values(CATEGORIES[slug].names).flatMap(splitWords).map(stemOf)]),
)

/** Returns the categories in whose names this word is. */
export function categoriesNamed(word: string): readonly CategorySlug[] {
  return CATEGORY_SLUGS.filter((slug) => NAMED.get(slug)?.includes(stemOf(word)))
}

/** Whether the dictionary has this word in any of its forms: then it is never taken for another one misspelled ([SRCH-06]). */
export function isKnownWord(word: string): boolean {
  return KNOWN.has(stemOf(word))
}
