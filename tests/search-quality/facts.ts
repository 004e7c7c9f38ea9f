import type { CategorySlug } from '#app/features/categories/category-list.ts'

/** What every listing that is found must state. Dollars and years: from, to; null is an open end. */
export type Stated = {
  readonly category: CategorySlug
  readonly price?: readonly [from: number | null, to: number | null]
  readonly payWeekly?: readonly [from: number | null, to: number | null]
  readonly priceMonth?: readonly [from: number | null, to: number | null]
  readonly priceDay?: readonly [from: number | null, to: number | null]
  readonly tuition?: readonly [from: number | null, to: number | null]
  readonly mileage?: readonly [from: number | null, to: number | null]
  readonly year?: readonly [from: number | null, to: number | null]
  /** Choices, by attribute: a listing states one of them. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** What its texts or its model say. */
  readonly says?: RegExp
}

type FactQuery = readonly [typed: string, stated: Stated]

const TRUCKS = 'trucks-trailers-marketplace'
const JOBS = 'cdl-a-company-drivers'
const OWNERS = 'cdl-a-owner-operators'
const PARKING = 'parking-lots'
const SCHOOLS = 'cdl-a-schools'
const HOMES = 'real-estate-marketplace'

const kind = (...kinds: readonly string[]) => ({ kind: kinds })
const make = (...makes: readonly string[]) => ({ make: makes })
const AUTOMATIC = ['automated', 'automatic']

const upTo = (dollars: number) => [null, dollars] as const
const from = (number: number) => [number, null] as const

/** What people type in facts, which no text says in these words. */
const ENGLISH: readonly FactQuery[] = [
  [
    '2021 cascadia under 60k',
    { category: TRUCKS, price: upTo(60_000), year: [2021, 2021], says: /cascadia/iu },
  ],
  ['sleeper under 50k', { category: TRUCKS, price: upTo(50_000), choices: kind('sleeper') }],
  ['truck under 30000', { category: TRUCKS, price: upTo(30_000) }],
  ['trucks under $40,000', { category: TRUCKS, price: upTo(40_000) }],
  ['kenworth over 40k', { category: TRUCKS, price: from(40_000), choices: make('kenworth') }],
  ['reefer trailer under 45k', { category: TRUCKS, price: upTo(45_000), choices: kind('reefer') }],
  ['dry van from 20k to 40k', { category: TRUCKS, price: [20_000, 40_000], choices: kind('dry-van') }],
  ['volvo less than 60000', { category: TRUCKS, price: upTo(60_000), choices: make('volvo') }],
  ['t680 under 80k', { category: TRUCKS, price: upTo(80_000), choices: make('kenworth'), says: /t\s?680/iu }],
  ['freightliner newer than 2018', { category: TRUCKS, year: from(2018), choices: make('freightliner') }],
  ['sleeper under 500k miles', { category: TRUCKS, mileage: upTo(500_000), choices: kind('sleeper') }],
  [
    'automatic truck under 70k',
    { category: TRUCKS, price: upTo(70_000), choices: { transmission: AUTOMATIC } },
  ],
  ['CDL A jobs 1500 a week Chicago', { category: JOBS, payWeekly: from(1500), says: /chicago/iu }],
  ['reefer driver 1800 a week', { category: JOBS, payWeekly: from(1800), choices: { freight: ['reefer'] } }],
  [
    'regional flatbed 1500/week',
    { category: JOBS, payWeekly: from(1500), choices: { freight: ['flatbed'] } },
  ],
  ['owner operator 3000 a week', { category: OWNERS, payWeekly: from(3000) }],
  ['parking under 300 a month', { category: PARKING, priceMonth: upTo(300) }],
  ['truck parking under 20 a day', { category: PARKING, priceDay: upTo(20) }],
  ['cdl school under 5000', { category: SCHOOLS, tuition: upTo(5000) }],
  ['2019 freightliner cascadia automatic', { category: TRUCKS, choices: make('freightliner') }],
  ['house under 400k', { category: HOMES, price: upTo(400_000), choices: { propertyType: ['house'] } }],
]

const RUSSIAN: readonly FactQuery[] = [
  [
    'регионал рефка 1800 в неделю',
    { category: JOBS, payWeekly: from(1800), choices: { freight: ['reefer'] } },
  ],
  ['рефка 2020', { category: TRUCKS, choices: kind('reefer') }],
  ['каскадия до 60к', { category: TRUCKS, price: upTo(60_000), choices: make('freightliner') }],
  ['кенворт до 50 тысяч', { category: TRUCKS, price: upTo(50_000), choices: make('kenworth') }],
  ['слипер до 50к', { category: TRUCKS, price: upTo(50_000), choices: kind('sleeper') }],
  ['трак до 30000', { category: TRUCKS, price: upTo(30_000) }],
  ['тягач от 40 до 60 тысяч', { category: TRUCKS, price: [40_000, 60_000] }],
  ['рефка дешевле 45000', { category: TRUCKS, price: upTo(45_000), choices: kind('reefer') }],
  ['вольво не старше 2018', { category: TRUCKS, year: from(2018), choices: make('volvo') }],
  ['фрейтлайнер от 2019 до 60к', { category: TRUCKS, price: upTo(60_000), year: from(2019) }],
  ['трак на автомате до 70к', { category: TRUCKS, price: upTo(70_000) }],
  ['работа CDL A 1500 в неделю', { category: JOBS, payWeekly: from(1500) }],
  [
    'водитель флэтбед от 1500 в неделю',
    { category: JOBS, payWeekly: from(1500), choices: { freight: ['flatbed'] } },
  ],
  ['оунер оператор от 3000 в неделю', { category: OWNERS, payWeekly: from(3000) }],
  ['парковка до 300 в месяц', { category: PARKING, priceMonth: upTo(300) }],
  ['стоянка до 20 в день', { category: PARKING, priceDay: upTo(20) }],
  ['школа cdl до 5000', { category: SCHOOLS, tuition: upTo(5000) }],
  ['дом до 400 тысяч', { category: HOMES, price: upTo(400_000), choices: { propertyType: ['house'] } }],
]

const SPANISH: readonly FactQuery[] = [
  ['kenworth usado menos de 50k', { category: TRUCKS, price: upTo(50_000), choices: make('kenworth') }],
  ['camion de menos de 40000', { category: TRUCKS, price: upTo(40_000) }],
  ['cascadia hasta 60 mil', { category: TRUCKS, price: upTo(60_000), choices: make('freightliner') }],
  ['camión con camarote hasta 50 mil', { category: TRUCKS, price: upTo(50_000), choices: kind('sleeper') }],
  ['caja refrigerada menos de 45000', { category: TRUCKS, price: upTo(45_000), choices: kind('reefer') }],
  ['kenworth entre 40k y 80k', { category: TRUCKS, price: [40_000, 80_000], choices: make('kenworth') }],
  ['peterbilt más de 60000', { category: TRUCKS, price: from(60_000), choices: make('peterbilt') }],
  ['volvo desde 2018', { category: TRUCKS, year: from(2018), choices: make('volvo') }],
  [
    'freightliner automático menos de 90k',
    { category: TRUCKS, price: upTo(90_000), choices: { transmission: AUTOMATIC } },
  ],
  ['trabajo cdl a 1500 por semana', { category: JOBS, payWeekly: from(1500) }],
  [
    'chofer reefer 1800 a la semana',
    { category: JOBS, payWeekly: from(1800), choices: { freight: ['reefer'] } },
  ],
  ['dueño operador 3000 por semana', { category: OWNERS, payWeekly: from(3000) }],
  ['estacionamiento menos de 300 al mes', { category: PARKING, priceMonth: upTo(300) }],
  ['estacionamiento hasta 20 por día', { category: PARKING, priceDay: upTo(20) }],
  ['escuela cdl hasta 5000', { category: SCHOOLS, tuition: upTo(5000) }],
  ['casa menos de 400 mil', { category: HOMES, price: upTo(400_000), choices: { propertyType: ['house'] } }],
]

export const SAID_IN_FACTS = { English: ENGLISH, Russian: RUSSIAN, Spanish: SPANISH } as const
