import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

type Model = {
  readonly weight: number
  readonly make: string
  readonly model: string
  readonly type: Fact
  readonly scenes: readonly SceneName[]
  readonly worth: number
  readonly cooled?: true
}

const VAN: Fact = { en: 'dry van', ru: 'драйван', es: 'caja seca' }
const REEFER: Fact = { en: 'reefer', ru: 'рефрижератор', es: 'caja refrigerada' }
const FLAT: Fact = { en: 'flatbed', ru: 'флэтбед', es: 'plataforma' }
const STEP: Fact = { en: 'step deck', ru: 'степдек', es: 'plataforma step deck' }
const TANK: Fact = { en: 'tanker', ru: 'цистерна', es: 'pipa' }
const CHASSIS: Fact = { en: 'container chassis', ru: 'шасси под контейнер', es: 'chasis para contenedor' }
const CARS: Fact = { en: 'car hauler', ru: 'автовоз', es: 'nodriza' }

const VANS: readonly SceneName[] = ['dry-van', 'dry-van-grey']
const REEFERS: readonly SceneName[] = ['reefer', 'reefer-blue']

const MODELS: readonly Model[] = [
  { weight: 8, make: 'Great Dane', model: 'Champion', type: VAN, scenes: VANS, worth: 1 },
  { weight: 7, make: 'Wabash', model: 'DuraPlate', type: VAN, scenes: VANS, worth: 1.04 },
  { weight: 6, make: 'Hyundai Translead', model: 'HyCube', type: VAN, scenes: VANS, worth: 1 },
  { weight: 5, make: 'Utility', model: '4000D-X', type: VAN, scenes: VANS, worth: 1.02 },
  { weight: 3, make: 'Vanguard', model: 'VXP', type: VAN, scenes: VANS, worth: 0.94 },
  { weight: 3, make: 'Stoughton', model: 'Z-Plate', type: VAN, scenes: VANS, worth: 0.92 },
  { weight: 7, make: 'Utility', model: '3000R', type: REEFER, scenes: REEFERS, worth: 1.95, cooled: true },
  {
    weight: 6,
    make: 'Great Dane',
    model: 'Everest',
    type: REEFER,
    scenes: REEFERS,
    worth: 1.9,
    cooled: true,
  },
  { weight: 4, make: 'Wabash', model: 'ArcticLite', type: REEFER, scenes: REEFERS, worth: 1.8, cooled: true },
  {
    weight: 3,
    make: 'Hyundai',
    model: 'ThermoTech',
    type: REEFER,
    scenes: REEFERS,
    worth: 1.85,
    cooled: true,
  },
  {
    weight: 5,
    make: 'Fontaine',
    model: 'Infinity',
    type: FLAT,
    scenes: ['flatbed', 'road-hills'],
    worth: 1.1,
  },
  {
    weight: 3,
    make: 'Reitnouer',
    model: 'MaxMiser',
    type: FLAT,
    scenes: ['flatbed', 'road-coils'],
    worth: 1.3,
  },
  {
    weight: 3,
    make: 'Dorsey',
    model: 'DST53',
    type: STEP,
    scenes: ['step-deck', 'road-step-deck'],
    worth: 1.15,
  },
  { weight: 2, make: 'Polar', model: '8400', type: TANK, scenes: ['tanker', 'road-desert'], worth: 1.9 },
  {
    weight: 2,
    make: 'CIMC',
    model: '40/45',
    type: CHASSIS,
    scenes: ['container', 'road-container'],
    worth: 0.5,
  },
  {
    weight: 2,
    make: 'Cottrell',
    model: '5309HT',
    type: CARS,
    scenes: ['car-hauler', 'road-cars'],
    worth: 2.1,
  },
]

const NEWEST = 2026
/** Dollars for a dry van, new, and what each year takes off. */
const NEW_VAN = 37_000
const KEPT_A_YEAR = 0.9

const UNITS = ['Thermo King S-600', 'Thermo King SB-230', 'Carrier X4 7500', 'Carrier X2 2500A'] as const

export const trailers: Kind = {
  weight: 28,
  trade: 'dealer',
  closing: 'sale',
  draft({ weighted, pick, between, some }) {
    const { make, model, type, scenes, worth, cooled } = weighted(MODELS)
    const year = between(2007, NEWEST)
    const price =
      Math.round((NEW_VAN * worth * KEPT_A_YEAR ** (NEWEST - year) * between(86, 114)) / 25_000) * 250
    const hours = between(3, 19) * 1000 + between(0, 9) * 100
    const unit = pick(UNITS)
    return {
      facts: {
        year: `${year}`,
        make,
        model,
        type,
        price: dollars(price),
        feet:
          make === 'CIMC' ? { en: '40', ru: '40 футов', es: '40' } : { en: '53', ru: '53 фута', es: '53' },
        extra: cooled
          ? {
              en: `${unit}, ${hours} hours, full ATP check done.`,
              ru: `Установка ${unit}, ${hours} моточасов, проверена полностью.`,
              es: `Termo ${unit}, ${hours} horas, revisado completo.`,
            }
          : {
              en: 'Floor and doors tight, no daylight inside.',
              ru: 'Пол и двери целые, внутри ни одной щели.',
              es: 'Piso y puertas en buen estado, no entra luz.',
            },
      },
      price: dollars(price),
      scenes: some(scenes, 2),
    }
  },
  words: {
    en: {
      titles: [
        '{year} {make} {model} {feet} ft {type}',
        '{type} {year} {make}, {city}, {price}',
        '{year} {make} {type} {feet} ft, {city}',
        '{make} {model} {year}, {price}',
      ],
      body: [
        [
          '{year} {make} {model}, {feet} ft {type}. {extra}',
          'For sale: {feet} ft {type}, {make} {model}, {year}. {extra}',
          'Got too many trailers for my trucks, so one {year} {make} {type} has to go. {extra}',
        ],
        [
          'Air ride, sliding tandems, LED lights.',
          'Spread axle, tool box, chain racks.',
          'Tires 70 % and better, brakes and drums last fall.',
          'Aluminum wheels, tire inflation works.',
          'Side skirts straight, roof patched once, does not leak.',
        ],
        [
          'Annual inspection good through next summer.',
          'Pulled every week until now.',
          'Plates until the end of the year go with it.',
          'Never hauled salt or hides.',
        ],
        [
          '{price}.',
          'Asking {price}, can deliver within 200 miles of {town}.',
          'Price {price}, lease to own possible.',
        ],
      ],
    },
    ru: {
      titles: [
        '{year} {make} {model}, {feet}, {type}',
        '{type} {make} {year}, {city}, {price}',
        'Продам {type} {make} {year}',
        'Трейлер {make} {model} {year}, {price}',
      ],
      body: [
        [
          '{year} {make} {model}, {type}, {feet}. {extra}',
          'Продаётся трейлер: {type}, {make} {model}, {year} год. {extra}',
          'Трейлеров больше, чем траков, поэтому отдаю {type} {make} {year}. {extra}',
        ],
        [
          'Пневмоподвеска, сдвижные тандемы, LED.',
          'Разнесённые оси, ящик, полки под цепи.',
          'Резина 70 % и лучше, тормоза и барабаны менял осенью.',
          'Диски алюминий, подкачка работает.',
          'Юбки ровные, крыша один раз латана, не течёт.',
        ],
        [
          'Годовая инспекция до следующего лета.',
          'До сегодняшнего дня ходил каждую неделю.',
          'Номера до конца года отдаю вместе с ним.',
          'Соль и шкуры не возил.',
        ],
        [
          '{price}.',
          'Цена {price}, могу пригнать в пределах 200 миль ({town}).',
          'Цена {price}, возможна аренда с выкупом.',
        ],
      ],
    },
    es: {
      titles: [
        '{year} {make} {model}, {type}, {feet} pies',
        '{type} {make} {year}, {city}, {price}',
        'Vendo {type} {make} {year}',
        'Remolque {make} {model} {year}, {price}',
      ],
      body: [
        [
          '{year} {make} {model}, {type} de {feet} pies. {extra}',
          'Se vende {type} de {feet} pies, {make} {model}, año {year}. {extra}',
          'Tengo más cajas que trocas, por eso vendo {type} {make} {year}. {extra}',
        ],
        [
          'Suspensión de aire, tándem corredizo, luces LED.',
          'Ejes separados, caja de herramienta, racks para cadenas.',
          'Llantas al 70 % o más, frenos y tambores del otoño.',
          'Rines de aluminio, inflado automático funcionando.',
          'Faldones derechos, techo parchado una vez, no gotea.',
        ],
        [
          'Inspección anual hasta el próximo verano.',
          'Trabajó cada semana hasta hoy.',
          'Se va con placas hasta fin de año.',
          'Nunca cargó sal ni cueros.',
        ],
        [
          '{price}.',
          'Pido {price}, entrego hasta 200 millas de {town}.',
          'Precio {price}, se puede en renta con opción a compra.',
        ],
      ],
    },
  },
}
