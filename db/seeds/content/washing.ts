import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const WASHES: readonly Offer[] = [
  {
    name: {
      en: 'Truck and trailer wash',
      ru: 'Мойка траков и трейлеров',
      es: 'Lavado de tráiler y remolque',
    },
    what: {
      en: 'Two-step wash by hand, aluminum-safe soap, 25 minutes for a rig.',
      ru: 'Ручная двухфазная мойка, химия безопасна для алюминия, 25 минут на сцепку.',
      es: 'Lavado a mano en dos pasos, jabón para aluminio, 25 minutos por unidad.',
    },
    from: [55, 95],
    scenes: ['wash-bay'],
  },
  {
    name: {
      en: 'Reefer and food-grade washout',
      ru: 'Вошаут рефов, пищевой',
      es: 'Washout grado alimenticio',
    },
    what: {
      en: 'Hot water, sanitizer, receipt accepted by every receiver.',
      ru: 'Горячая вода, санитайзер, чек примет любой склад.',
      es: 'Agua caliente, sanitizante y recibo que aceptan todas las bodegas.',
    },
    from: [40, 75],
    scenes: ['reefer', 'wash-bay'],
  },
  {
    name: {
      en: 'Polishing of wheels and tanks',
      ru: 'Полировка дисков и баков',
      es: 'Pulido de rines y tanques',
    },
    what: {
      en: 'Mirror finish in three steps, sealed for the winter.',
      ru: 'Зеркало в три этапа, с защитой на зиму.',
      es: 'Acabado espejo en tres pasos, sellado para el invierno.',
    },
    from: [250, 650],
    scenes: ['polish', 'classic-black'],
  },
  {
    name: { en: 'Cab interior detailing', ru: 'Химчистка кабины', es: 'Detallado interior de cabina' },
    what: {
      en: 'Seats, mattress, carpets and headliner, smoke smell out.',
      ru: 'Сиденья, матрас, ковры и потолок, запах табака уходит.',
      es: 'Asientos, colchón, alfombras y techo, se va el olor a cigarro.',
    },
    from: [150, 320],
    scenes: ['aero-white', 'bucket'],
  },
  {
    name: {
      en: 'Engine bay and chassis degreasing',
      ru: 'Мойка мотора и рамы',
      es: 'Lavado de motor y chasis',
    },
    what: {
      en: 'Steam and degreaser before inspection or sale.',
      ru: 'Пар и обезжириватель перед инспекцией или продажей.',
      es: 'Vapor y desengrasante antes de inspección o venta.',
    },
    from: [90, 180],
    scenes: ['engine', 'wash-bay'],
  },
]

export const washing: Kind = business(
  { trade: 'shop', closing: 'shop', offers: WASHES },
  {
    en: {
      titles: [
        '{offer} from {price}, {city}',
        '{offer}, {road} exit {exit}',
        '{offer}, {city}',
        '{offer}, open {hours}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}, {road} exit {exit}.',
          '{offer} in {town}, open {hours}, no appointment needed.',
        ],
        ['{what}'],
        [
          'From {price}, every tenth one is free.',
          'Starts at {price}, fleets pay once a month.',
          'Prices from {price}, shown before we start.',
        ],
        [
          'Two bays of 80 feet, straight through.',
          'Warm waiting room, coffee and Wi-Fi.',
          'We come to your yard for five units and more.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer} от {price}, {city}',
        '{offer}, {road}, съезд {exit}',
        '{offer}, {city}',
        '{offer}, {hours}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}, {road}, съезд {exit}.',
          '{offer}, {town}, работаем {hours}, без записи.',
        ],
        ['{what}'],
        [
          'От {price}, каждая десятая бесплатно.',
          'Начиная с {price}, компании платят раз в месяц.',
          'Цены от {price}, называем до начала работы.',
        ],
        [
          'Два бокса по 80 футов, сквозной проезд.',
          'Тёплая комната ожидания, кофе и Wi-Fi.',
          'От пяти единиц приедем к вам на ярд.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer} desde {price}, {city}',
        '{offer}, {road} salida {exit}',
        '{offer}, {city}',
        '{offer}, {hours}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}, {road} salida {exit}.',
          '{offer} en {town}, abierto {hours}, sin cita.',
        ],
        ['{what}'],
        [
          'Desde {price}, el décimo es gratis.',
          'A partir de {price}, las flotillas pagan una vez al mes.',
          'Precios desde {price}, se los decimos antes de empezar.',
        ],
        [
          'Dos bahías de 80 pies, entrada y salida derecha.',
          'Sala de espera con calefacción, café y Wi-Fi.',
          'Desde cinco unidades vamos a su yarda.',
        ],
      ],
    },
  },
)
