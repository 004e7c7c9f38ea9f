import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

const RUNS: readonly { readonly name: Fact; readonly scenes: readonly SceneName[] }[] = [
  { name: { en: 'yard spotter', ru: 'споттер на ярд', es: 'patiero' }, scenes: ['day-white', 'warehouse'] },
  {
    name: { en: 'rail containers', ru: 'контейнеры с рельсов', es: 'contenedores de la vía' },
    scenes: ['road-container', 'container'],
  },
  { name: { en: 'dump truck', ru: 'самосвал', es: 'volteo' }, scenes: ['excavator', 'day-red'] },
  {
    name: { en: 'LTL city runs', ru: 'LTL по городу', es: 'LTL en la ciudad' },
    scenes: ['day-blue', 'warehouse'],
  },
  {
    name: { en: 'grocery stores', ru: 'продуктовые магазины', es: 'tiendas de abarrotes' },
    scenes: ['day-white', 'reefer'],
  },
  {
    name: { en: 'fuel delivery', ru: 'развозка топлива', es: 'reparto de combustible' },
    scenes: ['road-desert', 'tanker'],
  },
]

/** Home every night, paid by the hour. */
export const localDrivers: Kind = {
  weight: 40,
  trade: 'carrier',
  closing: 'work',
  draft({ pick, between }) {
    const { name, scenes } = pick(RUNS)
    const hourly = between(26, 38)
    return {
      facts: {
        run: name,
        hourly: `$${hourly}`,
        weekly: dollars(Math.round((hourly * between(46, 58)) / 25) * 25),
        start: pick(['4:00', '5:00', '6:00', '7:30'] as const),
        days: pick([
          { en: 'Monday to Friday', ru: 'с понедельника по пятницу', es: 'lunes a viernes' },
          { en: 'Sunday to Thursday', ru: 'с воскресенья по четверг', es: 'domingo a jueves' },
          { en: 'Tuesday to Saturday', ru: 'со вторника по субботу', es: 'martes a sábado' },
        ]),
      },
      price: '',
      scenes,
    }
  },
  words: {
    en: {
      titles: [
        'Local CDL A, {run}, {hourly}/hour, {city}',
        'Home daily, {run}, {city}',
        'Local CDL A driver, {weekly} a week',
        '{city}: local CDL A, {hourly} an hour',
      ],
      body: [
        [
          'Local CDL A work in and around {town}: {run}, home every night.',
          '{company} needs a local driver for {run}, start {start}, {days}.',
          '{run}, {town}, day cabs, {days}. You sleep in your own bed.',
        ],
        [
          '{hourly} an hour, time and a half after 40.',
          '{weekly} a week with overtime, W-2, paid every Friday.',
          '{hourly} to start, a dollar more after 90 days.',
        ],
        [
          'Health insurance after 60 days, we pay 70 %.',
          'Paid holidays and a week off in the first year.',
          '401(k) with match, uniforms and boots paid.',
        ],
        [
          'Six months of experience with a trailer is enough.',
          'TWIC is a plus, not a must.',
          'Clean driving record for three years.',
          'Must back into tight docks without a spotter.',
        ],
      ],
    },
    ru: {
      titles: [
        'Локал CDL A, {run}, {hourly}/час, {city}',
        'Каждый день дома, {run}, {city}',
        'Локальный водитель CDL A, {weekly} в неделю',
        '{city}: локал CDL A, {hourly} в час',
      ],
      body: [
        [
          'Локальная работа CDL A, {town} и рядом: {run}, ночуете дома.',
          '{company} ищет локального водителя, {run}, начало в {start}, {days}.',
          '{run}, {town}, дэйкэб, {days}. Спите в своей кровати.',
        ],
        [
          '{hourly} в час, после 40 часов в полтора раза больше.',
          '{weekly} в неделю с овертаймом, W-2, чек каждую пятницу.',
          'Начинаем с {hourly}, через 90 дней на доллар больше.',
        ],
        [
          'Медстраховка через 60 дней, 70 % платим мы.',
          'Оплачиваемые праздники и неделя отпуска в первый год.',
          '401(k), форму и ботинки оплачиваем.',
        ],
        [
          'Достаточно полугода опыта с трейлером.',
          'TWIC плюс, но не обязательно.',
          'Чистый рекорд за три года.',
          'Надо уверенно заезжать в тесные доки.',
        ],
      ],
    },
    es: {
      titles: [
        'Local CDL A, {run}, {hourly}/hora, {city}',
        'En casa diario, {run}, {city}',
        'Chofer local CDL A, {weekly} por semana',
        '{city}: local CDL A, {hourly} la hora',
      ],
      body: [
        [
          'Trabajo local CDL A en {town} y alrededores: {run}, duerme en su casa.',
          '{company} necesita chofer local para {run}, entrada {start}, {days}.',
          '{run}, {town}, day cab, {days}. Todas las noches en casa.',
        ],
        [
          '{hourly} la hora, tiempo y medio después de 40.',
          '{weekly} por semana con tiempo extra, W-2, pago cada viernes.',
          'Empieza con {hourly} y sube un dólar a los 90 días.',
        ],
        [
          'Seguro médico a los 60 días, pagamos el 70 %.',
          'Días festivos pagados y una semana libre el primer año.',
          '401(k), uniformes y botas pagados.',
        ],
        [
          'Basta con seis meses de experiencia con remolque.',
          'TWIC ayuda, no es obligatorio.',
          'Récord limpio de tres años.',
          'Debe entrar de reversa a rampas apretadas.',
        ],
      ],
    },
  },
}
