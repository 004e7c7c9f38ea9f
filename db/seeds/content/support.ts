import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const SUPPORT: readonly Offer[] = [
  {
    name: { en: 'Truck dispatch service', ru: 'Диспетчерские услуги', es: 'Servicio de despacho' },
    what: {
      en: 'Five percent, no contract, we call the brokers and send you the rate con.',
      ru: 'Пять процентов, без договора, звоним брокерам и шлём вам рейт-кон.',
      es: 'Cinco por ciento, sin contrato, hablamos con los brokers y le mandamos el rate con.',
    },
    from: null,
    scenes: ['dispatch-desk', 'office-desk'],
  },
  {
    name: { en: 'MC and DOT authority', ru: 'Открытие MC и DOT', es: 'Apertura de MC y DOT' },
    what: {
      en: 'LLC, EIN, MC, DOT, BOC-3 and UCR in one visit, then we watch the dates.',
      ru: 'LLC, EIN, MC, DOT, BOC-3 и UCR за один визит, потом следим за сроками.',
      es: 'LLC, EIN, MC, DOT, BOC-3 y UCR en una visita, y cuidamos las fechas.',
    },
    from: [390, 690],
    scenes: ['permits', 'contract'],
  },
  {
    name: { en: 'IFTA, IRP and permits', ru: 'IFTA, IRP и пермиты', es: 'IFTA, IRP y permisos' },
    what: {
      en: 'Quarterly reports, apportioned plates, New York HUT, Oregon, oversize.',
      ru: 'Квартальные отчёты, номера IRP, Нью-Йорк HUT, Орегон, негабарит.',
      es: 'Reportes trimestrales, placas IRP, HUT de Nueva York, Oregón, sobredimensión.',
    },
    from: [60, 150],
    scenes: ['permits', 'calculator'],
  },
  {
    name: { en: 'ELD with monitoring', ru: 'ELD с контролем логов', es: 'ELD con monitoreo' },
    what: {
      en: 'Device, app and people who watch your hours at night.',
      ru: 'Устройство, программа и люди, которые ночью следят за часами.',
      es: 'Equipo, aplicación y gente que cuida sus horas de noche.',
    },
    from: [25, 55],
    scenes: ['eld'],
  },
  {
    name: { en: 'Safety department for hire', ru: 'Сэйфти на аутсорсе', es: 'Departamento de seguridad' },
    what: {
      en: 'Driver files, audits, DataQs and accident support for fleets up to 50.',
      ru: 'Файлы водителей, аудиты, DataQ и помощь при ДТП для парков до 50 траков.',
      es: 'Expedientes, auditorías, DataQs y apoyo en accidentes para flotas de hasta 50.',
    },
    from: [300, 900],
    scenes: ['office-desk', 'eld'],
  },
  {
    name: { en: 'Factoring without recourse', ru: 'Факторинг без регресса', es: 'Factoraje sin recurso' },
    what: {
      en: 'Send the paperwork by phone, money in the account the same day, fuel advances.',
      ru: 'Бумаги с телефона, деньги на счёте в тот же день, аванс на топливо.',
      es: 'Mande papeles por teléfono, dinero el mismo día, adelanto para diésel.',
    },
    from: null,
    scenes: ['chart', 'contract'],
  },
]

export const support: Kind = business(
  { trade: 'office', closing: 'service', offers: SUPPORT },
  {
    en: {
      titles: [
        '{offer} for carriers, {city}',
        '{offer}: {company}',
        '{offer}, one truck or fifty',
        '{offer}, {years} years in trucking',
      ],
      body: [
        [
          '{company}, {town}: {~offer} for owner operators and fleets.',
          '{offer} from people who ran trucks themselves, {town}.',
        ],
        ['{what}'],
        [
          'You talk to the same person every time.',
          'New authorities welcome, first month free.',
          'References from carriers you know.',
          'Everything by phone and e-mail, any state.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer} для перевозчиков, {city}',
        '{offer}: {company}',
        '{offer}, от одного трака',
        '{offer}, опыт {years} лет',
      ],
      body: [
        [
          '{company}, {town}: {~offer} для оунеров и парков.',
          '{offer} от людей, которые сами держали траки, {town}.',
        ],
        ['{what}'],
        [
          'Всегда отвечает один и тот же человек.',
          'Новые MC приветствуются, первый месяц бесплатно.',
          'Рекомендации от компаний, которые вы знаете.',
          'Всё по телефону и почте, любой штат.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer} para transportistas, {city}',
        '{offer}: {company}',
        '{offer}, desde una troca',
        '{offer}, {years} años',
      ],
      body: [
        [
          '{company}, {town}: {~offer} para dueños operadores y flotas.',
          '{offer} de gente que tuvo sus propias trocas, {town}.',
        ],
        ['{what}'],
        [
          'Siempre habla con la misma persona.',
          'MC nuevos bienvenidos, primer mes gratis.',
          'Referencias de compañías que usted conoce.',
          'Todo por teléfono y correo, cualquier estado.',
        ],
      ],
    },
  },
)
