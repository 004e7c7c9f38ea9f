import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const LEGAL: readonly Offer[] = [
  {
    name: { en: 'Immigration lawyer', ru: 'Иммиграционный адвокат', es: 'Abogado de inmigración' },
    what: {
      en: 'Green cards, work permits, asylum, citizenship, family petitions.',
      ru: 'Грин-карта, разрешение на работу, убежище, гражданство, семья.',
      es: 'Residencia, permiso de trabajo, asilo, ciudadanía, familia.',
    },
    from: [90, 180],
    scenes: ['contract', 'gavel'],
  },
  {
    name: {
      en: 'Business lawyer for carriers',
      ru: 'Юрист для транспортных компаний',
      es: 'Abogado para transportistas',
    },
    what: {
      en: 'Contracts, broker disputes, unpaid loads, lease agreements.',
      ru: 'Договоры, споры с брокерами, неоплаченные лоуды, лиз.',
      es: 'Contratos, pleitos con brokers, cargas sin pagar, arrendamientos.',
    },
    from: [150, 320],
    scenes: ['contract', 'scales'],
  },
  {
    name: { en: 'Family lawyer', ru: 'Семейный адвокат', es: 'Abogado familiar' },
    what: {
      en: 'Divorce, custody, child support, calm and quick.',
      ru: 'Развод, опека, алименты, спокойно и быстро.',
      es: 'Divorcio, custodia, manutención, con calma y rápido.',
    },
    from: [120, 260],
    scenes: ['scales'],
  },
  {
    name: { en: 'Notary and translations', ru: 'Нотариус и переводы', es: 'Notario y traducciones' },
    what: {
      en: 'Powers of attorney, apostille, certified translations of licenses.',
      ru: 'Доверенности, апостиль, заверенный перевод прав.',
      es: 'Poderes, apostilla, traducción certificada de licencias.',
    },
    from: [15, 45],
    scenes: ['contract'],
  },
  {
    name: {
      en: 'Accident lawyer for truckers',
      ru: 'Адвокат по ДТП для траков',
      es: 'Abogado de accidentes',
    },
    what: {
      en: 'Nothing to pay until we win, medical bills handled.',
      ru: 'Оплата только после победы, медицинские счета берём на себя.',
      es: 'No paga hasta ganar, vemos sus gastos médicos.',
    },
    from: null,
    scenes: ['gavel', 'tow-truck'],
  },
  {
    name: { en: 'Bankruptcy and debt help', ru: 'Банкротство и долги', es: 'Bancarrota y deudas' },
    what: {
      en: 'Stop the calls, keep the truck, chapter 7 and 13.',
      ru: 'Остановим звонки, сохраним трак, глава 7 и 13.',
      es: 'Paramos las llamadas, se queda con la troca, capítulo 7 y 13.',
    },
    from: [250, 900],
    scenes: ['gavel', 'calculator'],
  },
]

export const legal: Kind = business(
  { trade: 'law', closing: 'service', offers: LEGAL },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer}, first talk free',
        '{company}: {~offer}',
        '{offer} from {price}, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} in {town}, {years} years in practice.'],
        ['{what}'],
        [
          'First consultation of 20 minutes is free.',
          'Evening hours for people on the road, video calls too.',
          'Payment plans, fee in writing before we start.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{offer}, консультация бесплатно',
        '{company}: {~offer}',
        '{offer} от {price}, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town}, практика {years} лет.'],
        ['{what}'],
        [
          'Первые 20 минут консультации бесплатно.',
          'Вечерний приём для тех, кто в рейсе, можно по видео.',
          'Оплата частями, цена письменно до начала.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer}, primera consulta gratis',
        '{company}: {~offer}',
        '{offer} desde {price}, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} en {town}, {years} años de práctica.'],
        ['{what}'],
        [
          'Los primeros 20 minutos son gratis.',
          'Horario de tarde para los que andan en ruta, también por video.',
          'Pagos en partes, precio por escrito antes de empezar.',
        ],
      ],
    },
  },
)
