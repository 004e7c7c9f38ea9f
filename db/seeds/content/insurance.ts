import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const COVERS: readonly Offer[] = [
  {
    name: { en: 'Commercial truck insurance', ru: 'Страховка для траков', es: 'Aseguranza comercial' },
    what: {
      en: 'Primary liability, cargo, physical damage, bobtail, trailer interchange.',
      ru: 'Лайабилити, карго, физический ущерб, бобтейл, трейлер интерчейндж.',
      es: 'Responsabilidad, carga, daños físicos, bobtail, trailer interchange.',
    },
    from: [890, 1350],
    scenes: ['policy', 'shield'],
  },
  {
    name: {
      en: 'Insurance for new authorities',
      ru: 'Страховка для новых MC',
      es: 'Aseguranza para MC nuevos',
    },
    what: {
      en: 'Filings the same day, down payment from 15 %, certificates around the clock.',
      ru: 'Файлинги в тот же день, взнос от 15 %, сертификаты круглосуточно.',
      es: 'Filings el mismo día, enganche desde 15 %, certificados a toda hora.',
    },
    from: [1100, 1700],
    scenes: ['policy', 'permits'],
  },
  {
    name: {
      en: 'Occupational accident cover',
      ru: 'Страховка от несчастных случаев',
      es: 'Seguro de accidentes',
    },
    what: {
      en: 'Medical, disability and survivor benefits for 1099 drivers.',
      ru: 'Лечение, нетрудоспособность и выплаты семье для водителей 1099.',
      es: 'Gastos médicos, incapacidad y apoyo familiar para choferes 1099.',
    },
    from: [120, 190],
    scenes: ['shield', 'policy'],
  },
  {
    name: { en: 'Physical damage and gap', ru: 'КАСКО на трак и gap', es: 'Daños físicos y gap' },
    what: {
      en: 'For financed tractors and trailers, deductible of your choice.',
      ru: 'Для траков и трейлеров в кредите, франшиза на выбор.',
      es: 'Para tráileres financiados, usted escoge el deducible.',
    },
    from: [140, 360],
    scenes: ['shield', 'tow-truck'],
  },
  {
    name: {
      en: 'Health insurance for drivers',
      ru: 'Медстраховка для водителей',
      es: 'Seguro médico para choferes',
    },
    what: {
      en: 'Plans that work in every state, family included, enrollment by phone.',
      ru: 'Планы действуют во всех штатах, вместе с семьёй, оформление по телефону.',
      es: 'Planes que sirven en todos los estados, con familia, inscripción por teléfono.',
    },
    from: [180, 420],
    scenes: ['policy', 'living-room'],
  },
]

export const insurance: Kind = business(
  { trade: 'cover', closing: 'service', offers: COVERS },
  {
    en: {
      titles: [
        '{offer}, quote in 30 minutes',
        '{offer} from {price} a month',
        '{offer}, {city}',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company} in {town}: {~offer}.',
          '{offer}, {years} years with truckers only.',
          'Paying too much? {offer} from twelve carriers compared, {town}.',
        ],
        ['{what}'],
        ['From {price} a month, depends on record and radius.', 'Rates from {price} a month, no broker fee.'],
        [
          'Agents speak English, Russian and Spanish.',
          'We answer when a shipper asks for a certificate at 2 am.',
          'Claims are handled by us, not by a call center.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, расчёт за 30 минут',
        '{offer} от {price} в месяц',
        '{offer}, {city}',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}.',
          '{offer}, {years} лет только с тракистами.',
          'Переплачиваете? {offer}, сравним двенадцать компаний, {town}.',
        ],
        ['{what}'],
        [
          'От {price} в месяц, зависит от рекорда и радиуса.',
          'Тарифы от {price} в месяц, без брокерских сборов.',
        ],
        [
          'Агенты говорят по-русски, по-английски и по-испански.',
          'Отвечаем, когда шипперу нужен сертификат в два ночи.',
          'Убытки ведём сами, без колл-центра.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, cotización en 30 minutos',
        '{offer} desde {price} al mes',
        '{offer}, {city}',
        '{company}: {~offer}',
      ],
      body: [
        [
          '{company} en {town}: {~offer}.',
          '{offer}, {years} años solo con troqueros.',
          '¿Paga de más? {offer}, comparamos doce compañías, {town}.',
        ],
        ['{what}'],
        ['Desde {price} al mes, según récord y radio.', 'Tarifas desde {price} al mes, sin cargo de broker.'],
        [
          'Agentes en español, inglés y ruso.',
          'Contestamos cuando piden un certificado a las 2 am.',
          'Los reclamos los llevamos nosotros, no un call center.',
        ],
      ],
    },
  },
)
