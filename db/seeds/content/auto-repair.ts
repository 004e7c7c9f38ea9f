import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const BODYWORK: readonly Offer[] = [
  {
    name: { en: 'Auto body and paint', ru: 'Кузовной ремонт и покраска', es: 'Hojalatería y pintura' },
    what: {
      en: 'Bumpers, doors, frame pulling, color matched by computer.',
      ru: 'Бамперы, двери, вытяжка рамы, подбор краски на компьютере.',
      es: 'Defensas, puertas, enderezado, color por computadora.',
    },
    from: [180, 480],
    scenes: ['car-paint', 'car-lift'],
  },
  {
    name: { en: 'Brakes and suspension', ru: 'Тормоза и подвеска', es: 'Frenos y suspensión' },
    what: {
      en: 'Pads, rotors, struts, ball joints, alignment the same day.',
      ru: 'Колодки, диски, стойки, шаровые, развал в тот же день.',
      es: 'Balatas, discos, amortiguadores, rótulas, alineación el mismo día.',
    },
    from: [90, 260],
    scenes: ['car-lift', 'tool-wall'],
  },
  {
    name: { en: 'Engine and transmission', ru: 'Моторы и коробки', es: 'Motor y transmisión' },
    what: {
      en: 'Diagnostics, timing chains, rebuilt gearboxes with warranty.',
      ru: 'Диагностика, цепи, восстановленные коробки с гарантией.',
      es: 'Diagnóstico, cadenas, transmisiones reconstruidas con garantía.',
    },
    from: [120, 380],
    scenes: ['engine', 'car-lift'],
  },
  {
    name: { en: 'Dent removal without paint', ru: 'Вмятины без покраски', es: 'Sacado de golpes sin pintar' },
    what: {
      en: 'Hail and parking dents, most cars in a day.',
      ru: 'Град и парковочные вмятины, чаще всего за день.',
      es: 'Granizo y golpes de estacionamiento, casi siempre en un día.',
    },
    from: [75, 190],
    scenes: ['car-paint'],
  },
  {
    name: { en: 'Oil change and inspection', ru: 'Замена масла и осмотр', es: 'Cambio de aceite y revisión' },
    what: {
      en: 'Synthetic, filter, 30 points checked, photos to your phone.',
      ru: 'Синтетика, фильтр, осмотр по 30 пунктам, фото на телефон.',
      es: 'Sintético, filtro, revisión de 30 puntos, fotos a su teléfono.',
    },
    from: [45, 95],
    scenes: ['car-lift', 'toolbox'],
  },
]

export const autoRepair: Kind = business(
  { trade: 'auto', closing: 'shop', offers: BODYWORK },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer} from {price}, {city}',
        '{company}: {~offer}',
        '{offer}, insurance work welcome',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} in {town}, {years} years on the same corner.'],
        ['{what}'],
        ['From {price}, estimate while you wait.', 'Starts at {price}, twelve months warranty.'],
        [
          'We talk to the insurer and lend you a car.',
          'Towing within 20 miles is free with the repair.',
          'Old parts are shown to you.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{offer} от {price}, {city}',
        '{company}: {~offer}',
        '{offer}, работаем со страховыми',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town}, {years} лет на одном месте.'],
        ['{what}'],
        ['От {price}, оценка при вас.', 'Начиная с {price}, гарантия год.'],
        [
          'Со страховой говорим сами, дадим машину на замену.',
          'При ремонте эвакуатор до 20 миль бесплатно.',
          'Старые детали показываем.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer} desde {price}, {city}',
        '{company}: {~offer}',
        '{offer}, trabajamos con seguros',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} en {town}, {years} años en la misma esquina.'],
        ['{what}'],
        ['Desde {price}, presupuesto mientras espera.', 'A partir de {price}, doce meses de garantía.'],
        [
          'Hablamos con el seguro y le prestamos carro.',
          'Grúa gratis a 20 millas con la reparación.',
          'Le enseñamos las piezas viejas.',
        ],
      ],
    },
  },
)
