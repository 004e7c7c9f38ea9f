import type { Kind } from './kind.ts'
import { type Role, staff } from './staff.ts'

const OFFICE: readonly Role[] = [
  {
    name: { en: 'Dispatcher', ru: 'Диспетчер', es: 'Despachador' },
    work: {
      en: 'You book loads for eight to ten trucks, talk to brokers and keep the drivers rolling.',
      ru: 'Берёте грузы на восемь–десять траков, говорите с брокерами, держите водителей в движении.',
      es: 'Usted consigue cargas para ocho o diez trocas, habla con brokers y mantiene a los choferes rodando.',
    },
    pay: [1000, 1700],
    scenes: ['dispatch-desk', 'office-desk'],
  },
  {
    name: { en: 'Night dispatcher', ru: 'Ночной диспетчер', es: 'Despachador nocturno' },
    work: {
      en: 'Check calls, breakdowns and early pickups from 6 pm to 4 am.',
      ru: 'Чек-коллы, поломки и ранние погрузки с 18:00 до 4:00.',
      es: 'Check calls, descomposturas y cargas tempranas, de 6 pm a 4 am.',
    },
    pay: [900, 1300],
    scenes: ['dispatch-desk'],
  },
  {
    name: { en: 'Safety coordinator', ru: 'Сэйфти-координатор', es: 'Coordinador de seguridad' },
    work: {
      en: 'Driver files, drug tests, ELD logs, DOT audits and accident calls.',
      ru: 'Файлы водителей, драг-тесты, логи ELD, аудиты DOT и звонки после ДТП.',
      es: 'Expedientes de choferes, antidoping, bitácoras ELD, auditorías del DOT y accidentes.',
    },
    pay: [1000, 1500],
    scenes: ['office-desk', 'eld'],
  },
  {
    name: { en: 'Billing and payroll clerk', ru: 'Бухгалтер по биллингу', es: 'Facturación y nómina' },
    work: {
      en: 'Invoices to factoring, driver settlements, fuel and toll reports.',
      ru: 'Инвойсы в факторинг, расчёт водителей, отчёты по топливу и толлам.',
      es: 'Facturas al factoring, liquidación de choferes, reportes de diésel y casetas.',
    },
    pay: [850, 1200],
    scenes: ['office-desk', 'calculator'],
  },
  {
    name: { en: 'Recruiter for CDL drivers', ru: 'Рекрутер водителей CDL', es: 'Reclutador de choferes' },
    work: {
      en: 'Calls, applications, background checks and a friendly voice.',
      ru: 'Звонки, анкеты, проверки и приветливый голос.',
      es: 'Llamadas, solicitudes, verificaciones y buena voz.',
    },
    pay: [800, 1400],
    scenes: ['office-desk'],
  },
  {
    name: { en: 'Fleet maintenance manager', ru: 'Менеджер по ремонту парка', es: 'Encargado de flotilla' },
    work: {
      en: 'Schedule services, approve repairs and argue about road-call prices.',
      ru: 'План обслуживания, согласование ремонта и споры о цене выезда.',
      es: 'Programar servicios, autorizar reparaciones y discutir precios de carretera.',
    },
    pay: [1200, 1800],
    scenes: ['shop-bay', 'office-desk'],
  },
]

export const officeStaff: Kind = staff('carrier', OFFICE, {
  en: {
    titles: [
      '{role}, {city}, {weekly} a week',
      '{role} for a trucking company',
      '{role} wanted, {city}',
      '{role}, {weekly}, Russian or Spanish a plus',
    ],
    body: [
      [
        '{company} in {town} is looking for a {~role}.',
        '{role} for a fleet of {trucks} trucks in {town}.',
        'Trucking office in {town} needs a {~role}.',
      ],
      ['{work}'],
      [
        '{weekly} a week to start, bonus from what you bring in.',
        'From {weekly}, raise after 90 days, paid weekly.',
        '{weekly} a week, two days from home after training.',
      ],
      [
        'One year with load boards or a TMS helps.',
        'Russian or Spanish is a plus, English is needed for the phone.',
        'Quiet office, free parking, coffee that deserves the name.',
        'Monday to Friday, one Saturday a month.',
      ],
    ],
  },
  ru: {
    titles: [
      '{role}, {city}, {weekly} в неделю',
      '{role} в транспортную компанию',
      'Требуется {~role}, {city}',
      '{role}, {weekly} в неделю',
    ],
    body: [
      [
        'В компанию {company} ({town}) требуется {~role}.',
        '{role} на парк из {trucks} траков, {town}.',
        'В офис транспортной компании ({town}) нужен {~role}.',
      ],
      ['{work}'],
      [
        'Для начала {weekly} в неделю плюс бонус от результата.',
        'От {weekly}, через 90 дней повышение, оплата раз в неделю.',
        '{weekly} в неделю, после обучения два дня из дома.',
      ],
      [
        'Опыт с лоуд-бордами или TMS от года приветствуется.',
        'Русский плюс, английский нужен для звонков.',
        'Спокойный офис, парковка, нормальный кофе.',
        'С понедельника по пятницу и одна суббота в месяц.',
      ],
    ],
  },
  es: {
    titles: [
      '{role}, {city}, {weekly} por semana',
      '{role} para compañía de transporte',
      'Se busca {~role}, {city}',
      '{role}, {weekly} por semana',
    ],
    body: [
      [
        '{company} en {town} busca {~role}.',
        '{role} para una flota de {trucks} trocas en {town}.',
        'Oficina de transporte en {town} necesita {~role}.',
      ],
      ['{work}'],
      [
        '{weekly} por semana para empezar más bono por resultados.',
        'Desde {weekly}, aumento a los 90 días, pago semanal.',
        '{weekly} por semana, dos días desde casa después de capacitarse.',
      ],
      [
        'Ayuda un año de experiencia con load boards o TMS.',
        'Español e inglés para el teléfono.',
        'Oficina tranquila, estacionamiento y buen café.',
        'De lunes a viernes y un sábado al mes.',
      ],
    ],
  },
})
