import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const TICKETS: readonly Offer[] = [
  {
    name: { en: 'CDL ticket defense', ru: 'Защита по тикетам CDL', es: 'Defensa de boletos CDL' },
    what: {
      en: 'Speeding, lane use, following too close, phone in hand: we go to court, you keep driving.',
      ru: 'Скорость, полоса, дистанция, телефон: в суд идём мы, вы едете дальше.',
      es: 'Velocidad, carril, distancia, teléfono: nosotros vamos a la corte y usted maneja.',
    },
    from: [199, 450],
    scenes: ['scales', 'gavel'],
  },
  {
    name: {
      en: 'Overweight and logbook tickets',
      ru: 'Тикеты за вес и логбук',
      es: 'Boletos por peso y bitácora',
    },
    what: {
      en: 'Scales, axle weights, hours of service, form and manner.',
      ru: 'Весы, нагрузка на оси, часы, ошибки в логах.',
      es: 'Básculas, peso por eje, horas de servicio, bitácora.',
    },
    from: [250, 600],
    scenes: ['gavel', 'eld'],
  },
  {
    name: {
      en: 'DUI and serious violations',
      ru: 'DUI и тяжёлые нарушения',
      es: 'DUI e infracciones graves',
    },
    what: {
      en: 'The first 30 days decide about your license, call before you plead.',
      ru: 'Первые 30 дней решают судьбу прав, звоните до того, как признаете вину.',
      es: 'Los primeros 30 días deciden su licencia, llame antes de declararse.',
    },
    from: [900, 2500],
    scenes: ['scales'],
  },
  {
    name: { en: 'DataQs and CSA clean-up', ru: 'DataQ и очистка CSA', es: 'DataQs y limpieza de CSA' },
    what: {
      en: 'Wrong inspections and crashes come off your record.',
      ru: 'Ошибочные инспекции и ДТП уходят из рекорда.',
      es: 'Inspecciones y choques mal asignados salen de su récord.',
    },
    from: [150, 350],
    scenes: ['contract', 'scales'],
  },
]

export const attorneys: Kind = business(
  { trade: 'law', closing: 'service', offers: TICKETS },
  {
    en: {
      titles: [
        '{offer}, all 48 states',
        '{offer}, {city}',
        '{offer}: call before you pay',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}.',
          '{offer} for drivers and fleets, any county from {town} to the coast.',
          'Got a ticket? {offer}, flat fee.',
        ],
        ['{what}'],
        [
          'Send a photo of the ticket, we tell you the odds for free.',
          'You do not have to come to court.',
          'Flat fee, half back if the points stay.',
          'Nine of ten cases end without points.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, все 48 штатов',
        '{offer}, {city}',
        '{offer}: звоните до оплаты',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}.',
          '{offer} для водителей и компаний, любой каунти, офис {town}.',
          'Получили тикет? {offer}, фиксированная цена.',
        ],
        ['{what}'],
        [
          'Пришлите фото тикета, шансы скажем бесплатно.',
          'Вам в суд приходить не надо.',
          'Цена фиксированная, если пойнты остались – половина назад.',
          'Девять дел из десяти заканчиваются без пойнтов.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, los 48 estados',
        '{offer}, {city}',
        '{offer}: llame antes de pagar',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}.',
          '{offer} para choferes y flotas, cualquier condado, oficina en {town}.',
          '¿Le dieron un boleto? {offer}, precio fijo.',
        ],
        ['{what}'],
        [
          'Mande foto del boleto y le decimos gratis qué se puede hacer.',
          'Usted no tiene que ir a la corte.',
          'Precio fijo, si quedan los puntos se regresa la mitad.',
          'Nueve de diez casos terminan sin puntos.',
        ],
      ],
    },
  },
)
