import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

type Space = {
  readonly name: Fact
  readonly what: Fact
  readonly rent: readonly [number, number]
  readonly scenes: readonly SceneName[]
}

const SPACES: readonly Space[] = [
  {
    name: { en: 'Room', ru: 'Комната', es: 'Cuarto' },
    what: {
      en: 'Furnished, own bathroom, quiet house of drivers, parking for one car.',
      ru: 'С мебелью, своя ванная, тихий дом, живут водители, место для машины.',
      es: 'Amueblado, baño propio, casa tranquila de choferes, lugar para un carro.',
    },
    rent: [420, 850],
    scenes: ['living-room', 'house-blue'],
  },
  {
    name: { en: 'One-bedroom apartment', ru: 'Однокомнатная квартира', es: 'Departamento de una recámara' },
    what: {
      en: 'Second floor, heat and water included, laundry downstairs.',
      ru: 'Второй этаж, отопление и вода включены, прачечная внизу.',
      es: 'Segundo piso, calefacción y agua incluidas, lavandería abajo.',
    },
    rent: [890, 1450],
    scenes: ['apartments', 'living-room'],
  },
  {
    name: {
      en: 'Two-bedroom apartment',
      ru: 'Квартира с двумя спальнями',
      es: 'Departamento de dos recámaras',
    },
    what: {
      en: 'Renovated, new kitchen, cats allowed, near the train.',
      ru: 'После ремонта, новая кухня, можно с кошкой, рядом поезд.',
      es: 'Remodelado, cocina nueva, se aceptan gatos, cerca del tren.',
    },
    rent: [1150, 1950],
    scenes: ['apartments-brick', 'kitchen'],
  },
  {
    name: { en: 'Garage for storage', ru: 'Гараж под склад', es: 'Cochera para almacenar' },
    what: {
      en: 'Twelve by thirty feet, power, dry, access at any hour.',
      ru: '12 на 30 футов, свет, сухо, доступ круглосуточно.',
      es: '12 por 30 pies, luz, seca, acceso a toda hora.',
    },
    rent: [150, 480],
    scenes: ['warehouse'],
  },
  {
    name: { en: 'Warehouse with docks', ru: 'Склад с доками', es: 'Bodega con rampas' },
    what: {
      en: 'Four docks, one drive-in door, 24-foot ceiling, office with a bathroom.',
      ru: 'Четыре дока, въездные ворота, потолок 24 фута, офис с туалетом.',
      es: 'Cuatro rampas, una puerta a nivel, techo de 24 pies, oficina con baño.',
    },
    rent: [3200, 9800],
    scenes: ['warehouse', 'loading'],
  },
  {
    name: { en: 'Truck yard', ru: 'Ярд под траки', es: 'Yarda para tráileres' },
    what: {
      en: 'Three fenced acres, office trailer, zoned for trucks.',
      ru: 'Три огороженных акра, офисный трейлер, зона под траки.',
      es: 'Tres acres cercados, oficina móvil, zonificada para tráileres.',
    },
    rent: [2900, 8600],
    scenes: ['lot-day', 'land'],
  },
  {
    name: { en: 'Office for dispatch', ru: 'Офис под диспетчерскую', es: 'Oficina para despacho' },
    what: {
      en: 'Three desks, fiber internet, conference room shared.',
      ru: 'Три стола, оптоволокно, общая переговорная.',
      es: 'Tres escritorios, internet de fibra, sala de juntas compartida.',
    },
    rent: [380, 1400],
    scenes: ['office-desk', 'office'],
  },
]

export const placesForRent: Kind = {
  weight: 64,
  trade: 'realty',
  closing: 'property',
  draft({ pick, between }) {
    const { name, what, rent, scenes } = pick(SPACES)
    const price = dollars(Math.round(between(...rent) / 10) * 10)
    return {
      facts: {
        space: name,
        what,
        price,
        deposit: pick([
          { en: 'no deposit', ru: 'без депозита', es: 'sin depósito' },
          { en: 'one month deposit', ru: 'депозит за месяц', es: 'un mes de depósito' },
        ]),
      },
      price: `${price}/mo`,
      scenes,
    }
  },
  words: {
    en: {
      titles: [
        '{space} for rent in {city}, {price}',
        '{space}, {city}, {price} a month',
        'For rent: {~space}, {city}',
        '{space} near {road}, {city}',
        '{space}, {city}',
      ],
      body: [
        [
          '{space} for rent in {town}, five minutes from {road}.',
          '{town}: {~space} for rent from the first of the month.',
        ],
        ['{what}'],
        ['{price} a month, {deposit}.', '{price} monthly, {deposit}, month to month possible.'],
        [
          'No smoking inside, please.',
          'Drivers on the road three weeks are the best tenants.',
          'Background check and proof of income.',
        ],
      ],
    },
    ru: {
      titles: [
        '{space} в аренду, {city}, {price}',
        '{space}, {city}, {price} в месяц',
        'Сдаётся: {~space}, {city}',
        '{space} рядом с {road}, {city}',
        '{space}, {city}',
      ],
      body: [
        ['Сдаётся: {~space}, {town}, пять минут от {road}.', '{town}: {~space}, аренда с первого числа.'],
        ['{what}'],
        ['{price} в месяц, {deposit}.', '{price} в месяц, {deposit}, можно помесячно.'],
        [
          'Внутри не курить.',
          'Водитель, который три недели в рейсе, – лучший жилец.',
          'Проверка истории и подтверждение дохода.',
        ],
      ],
    },
    es: {
      titles: [
        '{space} en renta, {city}, {price}',
        '{space}, {city}, {price}/mes',
        'Se renta: {~space}, {city}',
        '{space} cerca de {road}, {city}',
        '{space}, {city}',
      ],
      body: [
        [
          'Se renta en {town}: {~space}, a cinco minutos de la {road}.',
          '{town}: {~space} en renta desde el primero del mes.',
        ],
        ['{what}'],
        ['{price} al mes, {deposit}.', '{price} mensuales, {deposit}, se puede de mes a mes.'],
        [
          'No fumar adentro, por favor.',
          'Un chofer que anda tres semanas fuera es el mejor inquilino.',
          'Verificación y comprobante de ingresos.',
        ],
      ],
    },
  },
}
