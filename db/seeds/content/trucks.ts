import type { SceneName } from '../drawing/scenes.ts'
import { commas, dollars, type Fact, type Kind } from './kind.ts'
import { TRUCK_WORDS } from './truck-words.ts'

type Model = {
  readonly weight: number
  readonly make: string
  readonly model: string
  readonly years: readonly [number, number]
  readonly engines: readonly string[]
  readonly cab: 'aero' | 'classic' | 'day'
  /** Against an ordinary sleeper of the same year. */
  readonly worth: number
}

const MODELS: readonly Model[] = [
  {
    weight: 10,
    make: 'Freightliner',
    model: 'Cascadia',
    years: [2014, 2026],
    engines: ['DD15', 'DD13', 'X15'],
    cab: 'aero',
    worth: 1,
  },
  {
    weight: 5,
    make: 'Freightliner',
    model: 'Cascadia 116',
    years: [2015, 2024],
    engines: ['DD13'],
    cab: 'day',
    worth: 0.72,
  },
  {
    weight: 7,
    make: 'Kenworth',
    model: 'T680',
    years: [2014, 2026],
    engines: ['MX-13', 'X15'],
    cab: 'aero',
    worth: 1.06,
  },
  {
    weight: 5,
    make: 'Kenworth',
    model: 'W900L',
    years: [2008, 2023],
    engines: ['X15', 'ISX15', 'CAT C15'],
    cab: 'classic',
    worth: 1.5,
  },
  {
    weight: 7,
    make: 'Peterbilt',
    model: '579',
    years: [2014, 2026],
    engines: ['MX-13', 'X15'],
    cab: 'aero',
    worth: 1.08,
  },
  {
    weight: 6,
    make: 'Peterbilt',
    model: '389',
    years: [2009, 2023],
    engines: ['X15', 'ISX15'],
    cab: 'classic',
    worth: 1.6,
  },
  {
    weight: 8,
    make: 'Volvo',
    model: 'VNL 760',
    years: [2018, 2026],
    engines: ['D13'],
    cab: 'aero',
    worth: 0.98,
  },
  {
    weight: 5,
    make: 'Volvo',
    model: 'VNL 670',
    years: [2012, 2018],
    engines: ['D13', 'D16'],
    cab: 'aero',
    worth: 0.9,
  },
  {
    weight: 4,
    make: 'Volvo',
    model: 'VNL 860',
    years: [2019, 2024],
    engines: ['D13TC'],
    cab: 'aero',
    worth: 1.05,
  },
  {
    weight: 5,
    make: 'International',
    model: 'LT625',
    years: [2018, 2026],
    engines: ['X15', 'A26'],
    cab: 'aero',
    worth: 0.84,
  },
  {
    weight: 3,
    make: 'International',
    model: 'ProStar',
    years: [2011, 2017],
    engines: ['ISX15', 'N13'],
    cab: 'aero',
    worth: 0.76,
  },
  {
    weight: 4,
    make: 'Mack',
    model: 'Anthem',
    years: [2018, 2026],
    engines: ['MP8'],
    cab: 'aero',
    worth: 0.9,
  },
  {
    weight: 2,
    make: 'Mack',
    model: 'Pinnacle',
    years: [2010, 2020],
    engines: ['MP8', 'MP7'],
    cab: 'day',
    worth: 0.66,
  },
  {
    weight: 3,
    make: 'Western Star',
    model: '5700XE',
    years: [2015, 2021],
    engines: ['DD15'],
    cab: 'aero',
    worth: 0.95,
  },
]

type Paint = { readonly name: Fact; readonly scenes: { readonly [Cab in Model['cab']]: SceneName } }

const PAINTS: readonly Paint[] = [
  {
    name: { en: 'white', ru: 'белый', es: 'blanco' },
    scenes: { aero: 'aero-white', classic: 'classic-white', day: 'day-white' },
  },
  {
    name: { en: 'blue', ru: 'синий', es: 'azul' },
    scenes: { aero: 'aero-blue', classic: 'classic-blue', day: 'day-blue' },
  },
  {
    name: { en: 'red', ru: 'красный', es: 'rojo' },
    scenes: { aero: 'aero-red', classic: 'classic-red', day: 'day-red' },
  },
  {
    name: { en: 'black', ru: 'чёрный', es: 'negro' },
    scenes: { aero: 'aero-black', classic: 'classic-black', day: 'day-white' },
  },
  {
    name: { en: 'green', ru: 'зелёный', es: 'verde' },
    scenes: { aero: 'aero-green', classic: 'classic-green', day: 'day-blue' },
  },
  {
    name: { en: 'silver', ru: 'серебристый', es: 'plateado' },
    scenes: { aero: 'aero-silver', classic: 'classic-white', day: 'day-white' },
  },
  {
    name: { en: 'burgundy', ru: 'бордовый', es: 'vino' },
    scenes: { aero: 'aero-purple', classic: 'classic-red', day: 'day-red' },
  },
  {
    name: { en: 'orange', ru: 'оранжевый', es: 'naranja' },
    scenes: { aero: 'aero-orange', classic: 'classic-red', day: 'day-red' },
  },
]

const GEARBOXES: readonly Fact[] = [
  { en: '12-speed automatic', ru: '12-ст. автомат', es: 'automática de 12' },
  { en: '10-speed manual', ru: '10-ст. механика', es: 'estándar de 10' },
  { en: '13-speed manual', ru: '13-ст. механика', es: 'estándar de 13' },
  { en: '18-speed manual', ru: '18-ст. механика', es: 'estándar de 18' },
]

const DETAILS: readonly SceneName[] = ['eld', 'engine', 'polish', 'shop-bay', 'tires', 'lot-day']

/** Cummins renamed its 15 litres in 2017; Caterpillar left the road after 2009. */
function engineOf(engine: string, year: number): string {
  if (engine === 'X15' && year < 2017) return 'ISX15'
  return engine === 'CAT C15' && year > 2009 ? 'ISX15' : engine
}

const NEWEST = 2026
/** Dollars for an ordinary sleeper by age in years. */
const BY_AGE = [
  149_000, 124_000, 98_000, 76_000, 58_000, 46_500, 38_500, 32_000, 27_500, 24_000, 21_500, 19_500, 18_000,
]
const CHEAPEST = 17_000

const rounded = (value: number, step: number) => Math.round(value / step) * step

export const trucks: Kind = {
  weight: 62,
  trade: 'dealer',
  closing: 'sale',
  draft({ weighted, pick, between, chance, some }) {
    const { make, model, years, engines, cab, worth } = weighted(MODELS)
    const { name, scenes } = pick(PAINTS)
    const year = between(...years)
    const age = NEWEST - year
    const miles = Math.max(18, rounded(age * between(68, 104) + between(10, 90), 1))
    const price = rounded((BY_AGE[age] ?? CHEAPEST) * worth * (0.86 + between(0, 28) / 100), 250)
    const overhaul = Math.max(40, miles - between(30, 180))
    return {
      facts: {
        year: `${year}`,
        make,
        model,
        engine: engineOf(pick(engines), year),
        short: make === 'Peterbilt' ? `Pete ${model}` : model,
        paint: name,
        gears: pick(GEARBOXES),
        price: dollars(price),
        miles: `${miles}k`,
        thousand: `${miles}`,
        exact: commas(miles * 1000 + between(100, 990)),
        overhaul: `${overhaul}`,
        horses: `${pick([450, 455, 475, 500, 505, 565])}`,
        inches: `${pick([60, 70, 72, 76, 80])}`,
      },
      price: chance(0.96) ? dollars(price) : '',
      scenes: [scenes[cab], ...some(DETAILS, 4)],
    }
  },
  words: TRUCK_WORDS,
}
