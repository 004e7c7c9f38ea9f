import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const FINANCE: readonly Offer[] = [
  {
    name: { en: 'Taxes for truck drivers', ru: 'Налоги для водителей', es: 'Impuestos para choferes' },
    what: {
      en: 'Per diem, depreciation, 2290, quarterly estimates, back years.',
      ru: 'Пер-дием, амортизация, 2290, квартальные платежи, прошлые годы.',
      es: 'Per diem, depreciación, 2290, pagos trimestrales, años atrasados.',
    },
    from: [150, 390],
    scenes: ['calculator', 'chart'],
  },
  {
    name: {
      en: 'Bookkeeping for carriers',
      ru: 'Бухгалтерия для перевозчиков',
      es: 'Contabilidad para transportistas',
    },
    what: {
      en: 'Profit per truck every month, settlements, 1099s, clean books for the bank.',
      ru: 'Прибыль по каждому траку, расчёты, 1099, отчётность для банка.',
      es: 'Ganancia por troca cada mes, liquidaciones, 1099, libros para el banco.',
    },
    from: [180, 450],
    scenes: ['chart', 'calculator'],
  },
  {
    name: { en: 'Truck and trailer loans', ru: 'Кредиты на траки и трейлеры', es: 'Crédito para tráiler' },
    what: {
      en: 'Answer in four hours, 10 to 25 % down, scores from 580.',
      ru: 'Ответ за четыре часа, взнос 10–25 %, скор от 580.',
      es: 'Respuesta en cuatro horas, 10 a 25 % de enganche, puntaje desde 580.',
    },
    from: null,
    scenes: ['contract', 'aero-silver'],
  },
  {
    name: { en: 'Mortgage with 1099 income', ru: 'Ипотека с доходом 1099', es: 'Hipoteca con ingresos 1099' },
    what: {
      en: 'Bank statements instead of tax returns, owner operators welcome.',
      ru: 'Выписки вместо деклараций, оунеров берём.',
      es: 'Estados de cuenta en vez de taxes, dueños operadores bienvenidos.',
    },
    from: null,
    scenes: ['house-brick', 'contract'],
  },
  {
    name: { en: 'Credit repair', ru: 'Исправление кредитной истории', es: 'Reparación de crédito' },
    what: {
      en: 'Errors disputed, a plan for twelve months, no miracles promised.',
      ru: 'Оспорим ошибки, план на год, чудес не обещаем.',
      es: 'Disputamos errores, plan de doce meses, sin prometer milagros.',
    },
    from: [80, 160],
    scenes: ['chart', 'safe'],
  },
]

export const finance: Kind = business(
  { trade: 'office', closing: 'service', offers: FINANCE },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer}, all states',
        '{offer}, {years} years with truckers',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} for people who live in a truck, office in {town}.'],
        ['{what}'],
        [
          'Send papers by phone, no need to come in.',
          'One flat price, told before we start.',
          'Open Saturdays until 3 pm.',
          'We represent you if a letter comes.',
        ],
      ],
    },
    ru: {
      titles: ['{offer}, {city}', '{offer}: {company}', '{offer}, все штаты', '{offer}, опыт {years} лет'],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} для тех, кто живёт в траке, офис {town}.'],
        ['{what}'],
        [
          'Бумаги с телефона, приезжать не надо.',
          'Одна цена, называем до начала.',
          'По субботам открыто до 15:00.',
          'Если придёт письмо, отвечаем за вас.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer}, todos los estados',
        '{offer}, {years} años',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} para quien vive en la troca, oficina en {town}.'],
        ['{what}'],
        [
          'Mande papeles por teléfono, no hace falta venir.',
          'Un solo precio, dicho antes de empezar.',
          'Sábados abierto hasta las 3 pm.',
          'Si le llega una carta, nosotros contestamos.',
        ],
      ],
    },
  },
)
