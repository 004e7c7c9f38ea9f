import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const BUILDING: readonly Offer[] = [
  {
    name: { en: 'Roofing and siding', ru: 'Крыши и сайдинг', es: 'Techos y siding' },
    what: {
      en: 'Tear-off, shingles, gutters, storm damage with your insurer.',
      ru: 'Снятие старой, шинглы, водостоки, ущерб от бури через страховую.',
      es: 'Retiro, tejas, canaletas, daños por tormenta con su aseguradora.',
    },
    from: [350, 900],
    scenes: ['roofing', 'house-yellow'],
  },
  {
    name: {
      en: 'Kitchen and bath remodeling',
      ru: 'Ремонт кухонь и ванных',
      es: 'Remodelación de cocina y baño',
    },
    what: {
      en: 'Cabinets, tile, plumbing, permits, done in three weeks.',
      ru: 'Шкафы, плитка, сантехника, пермиты, за три недели.',
      es: 'Gabinetes, azulejo, plomería, permisos, en tres semanas.',
    },
    from: [900, 2500],
    scenes: ['kitchen', 'framing'],
  },
  {
    name: {
      en: 'Concrete and truck pads',
      ru: 'Бетон и площадки под траки',
      es: 'Concreto y losas para tráiler',
    },
    what: {
      en: 'Driveways, shop floors, eight-inch slabs that carry 80,000 lb.',
      ru: 'Подъезды, полы мастерских, плита 8 дюймов под 80 000 фунтов.',
      es: 'Entradas, pisos de taller, losa de 8 pulgadas para 80,000 lb.',
    },
    from: [600, 1800],
    scenes: ['excavator', 'land'],
  },
  {
    name: { en: 'Framing and additions', ru: 'Каркас и пристройки', es: 'Armazón y ampliaciones' },
    what: {
      en: 'Garages, second floors, pole barns for a shop.',
      ru: 'Гаражи, вторые этажи, ангары под мастерскую.',
      es: 'Cocheras, segundos pisos, naves para taller.',
    },
    from: [1200, 3500],
    scenes: ['framing', 'house-blue'],
  },
  {
    name: { en: 'Electrical work', ru: 'Электрика', es: 'Trabajos eléctricos' },
    what: {
      en: 'Panels, outlets for trucks, EV chargers, licensed and insured.',
      ru: 'Щиты, розетки под траки, зарядки, лицензия и страховка.',
      es: 'Centros de carga, tomas para tráiler, cargadores, con licencia y seguro.',
    },
    from: [95, 180],
    scenes: ['tool-wall', 'toolbox'],
  },
  {
    name: { en: 'Excavation and gravel', ru: 'Экскаватор и щебень', es: 'Excavación y grava' },
    what: {
      en: 'Yards leveled, drainage, stone by the truckload.',
      ru: 'Планировка ярдов, дренаж, щебень самосвалами.',
      es: 'Nivelación de yardas, drenaje, grava por viaje.',
    },
    from: [450, 1500],
    scenes: ['excavator'],
  },
]

export const construction: Kind = business(
  { trade: 'build', closing: 'shop', offers: BUILDING },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer}, licensed and insured',
        '{company}: {~offer}',
        '{offer}, free estimate, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} in {town} and 50 miles around.'],
        ['{what}'],
        ['Jobs from {price}, price in writing.', 'Small jobs welcome, from {price}.'],
        [
          'One crew from start to finish, we clean up every evening.',
          '{years} years in business, photos of finished work on request.',
          'Ten percent down, the rest when you are satisfied.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{offer}, лицензия и страховка',
        '{company}: {~offer}',
        '{offer}, оценка бесплатно, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town} и 50 миль вокруг.'],
        ['{what}'],
        ['Работы от {price}, цена письменно.', 'Берём и мелкие заказы, от {price}.'],
        [
          'Одна бригада от начала до конца, убираем каждый вечер.',
          'Работаем {years} лет, покажем фото готового.',
          'Аванс десять процентов, остальное после приёмки.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer}, licencia y seguro',
        '{company}: {~offer}',
        '{offer}, presupuesto gratis',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} en {town} y 50 millas alrededor.'],
        ['{what}'],
        ['Trabajos desde {price}, precio por escrito.', 'También trabajos chicos, desde {price}.'],
        [
          'Una sola cuadrilla de principio a fin, limpiamos cada tarde.',
          '{years} años en el negocio, enseñamos fotos.',
          'Diez por ciento de anticipo, el resto al quedar conforme.',
        ],
      ],
    },
  },
)
