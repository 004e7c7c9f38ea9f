import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { categoryLexeme, splitWords, stateLexeme } from '#app/features/items/search-words.ts'
import { US_STATES } from '#app/lib/us-states.ts'
import { PLACES, STATE_NAMES } from './place-names.ts'
import { SYNONYMS, type Synonyms } from './synonyms.ts'
import { stemOf } from './word-forms.ts'

/** What else an item may say or be where a phrase was typed. */
type Meaning = {
  /** Other names of the same thing. */
  readonly names: readonly string[]
  /** Signs of categories and states, each as good as the word. */
  readonly signs: readonly string[]
  /** Categories whose items come first. */
  readonly categories: readonly CategorySlug[]
}
type Entry = readonly [typed: string, meaning: Meaning]

const NOTHING: Meaning = { names: [], signs: [], categories: [] }

const mostlyIn = (...categories: readonly CategorySlug[]): Meaning => ({ ...NOTHING, categories })
const inCategories = (...categories: readonly CategorySlug[]): Meaning => ({
  ...mostlyIn(...categories),
  signs: categories.map(categoryLexeme),
})

const JOBS = inCategories(
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
  'non-cdl-drivers',
  'office-staff',
  'mechanics',
  'jobs',
)
const DRIVERS = inCategories('cdl-a-company-drivers', 'cdl-a-owner-operators', 'non-cdl-drivers')
const TRUCKS = inCategories('trucks-trailers-marketplace')
const GOODS = inCategories('trucks-trailers-marketplace', 'real-estate-marketplace')

/** Phrases between commas, and the categories they mean in addition to their names in the table of synonyms. */
const IN_CATEGORIES: readonly Entry[] = [
  ['job, hiring, employment, вакансия, работа, работу, trabajo, empleo, vacante, chamba, jale', JOBS],
  ['truck driver, truck driving, trucker, дальнобойщик, водитель трака, chofer de camion, trailero', DRIVERS],
  ['sale, for sale, sell, buy, продажа, продам, продаю, продаётся, куплю, купить', GOODS],
  ['venta, vendo, se vende, compro, comprar', GOODS],
  ['used, б у, бу, подержанный, usado, camion, troca', TRUCKS],
  ['тягач, tractor', mostlyIn('trucks-trailers-marketplace')],
  ['truck for sale, used truck, buy truck, semi for sale, куплю трак, продам трак', TRUCKS],
  ['troca en venta, vendo troca, compro troca, camion en venta, camion usado', TRUCKS],
  ['parking, паркинг, парковка, стоянка, estacionamiento, parqueo', inCategories('parking-lots')],
  ['insurance, страховка, страхование, seguro, aseguranza', inCategories('insurance-services')],
  [
    'repair, ремонт, reparacion, taller, repair shop',
    inCategories('repair-shops-parts', 'auto-repair-shops'),
  ],
  ['grocery, продукты, abarrotes', mostlyIn('best-stores')],
  ['truck repair, ремонт траков, taller diesel', mostlyIn('repair-shops-parts')],
  [
    'apartment, квартира, departamento, apartamento, room, комната, cuarto',
    mostlyIn('real-estate-marketplace'),
  ],
  ['loan, кредит, préstamo, taxes, налоги, impuestos', mostlyIn('financial-services')],
  ['lawyer, адвокат, abogado', mostlyIn('traffic-attorney', 'legal-services')],
  ['wash, мойка, lavado', mostlyIn('washing-detailing')],
  ['mechanic, механик, mecánico', mostlyIn('mechanics')],
  ['dispatcher, диспетчер, despachador', mostlyIn('office-staff', 'outsourcing-services')],
  ['restaurant, ресторан, restaurante', mostlyIn('restaurants')],
]

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

const stateEntries: readonly Entry[] = US_STATES.flatMap(({ code, name }): readonly Entry[] => [
  [`${code}, ${name}`, { ...NOTHING, signs: [stateLexeme(code)] }],
  [STATE_NAMES[code] ?? name, { ...NOTHING, signs: [stateLexeme(code)] }],
])

const both = (one: Meaning, other: Meaning): Meaning => ({
  names: [...new Set([...one.names, ...other.names])],
  signs: [...new Set([...one.signs, ...other.signs])],
  categories: [...new Set([...one.categories, ...other.categories])],
})

function byKey(entries: readonly Entry[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>()
  for (const [typed, meaning] of entries)
    for (const phrase of typed.split(',')) {
      const key = keyOf(splitWords(phrase))
      meanings.set(key, both(meanings.get(key) ?? NOTHING, meaning))
    }
  return meanings
}

const CATEGORIES_BY_KEY = byKey(IN_CATEGORIES)

/** What is only typed means the categories of its names. */
function entriesOf({ names, typed }: Synonyms): readonly Entry[] {
  const meanings = names.map((name) => CATEGORIES_BY_KEY.get(keyOf(splitWords(name))) ?? NOTHING)
  const meaning = { ...meanings.reduce(both, NOTHING), names }
  return [
    ...names.map((phrase): Entry => [phrase, { ...NOTHING, names: names.filter((name) => name !== phrase) }]),
    ...typed.map((phrase): Entry => [phrase, meaning]),
  ]
}

const ENTRIES: readonly Entry[] = [
  ...IN_CATEGORIES,
  ...SYNONYMS.flatMap(entriesOf),
  ...stateEntries,
  ...PLACES.map(([typed, city]): Entry => [typed, { ...NOTHING, names: [city] }]),
]

const BY_KEY = byKey(ENTRIES)

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
    ...ENTRIES.flatMap(([typed, { names }]) => [typed, ...names].flatMap(splitWords)),
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

/** Returns the categories whose items come first where these words were typed. */
export const categoriesMeant = (words: readonly string[]) => meaningOf(words)?.categories ?? []

/** Whether the dictionary has this word in any of its forms: then it is never taken for another one misspelled ([SRCH-06]). */
export function isKnownWord(word: string): boolean {
  return KNOWN.has(stemOf(word))
}
