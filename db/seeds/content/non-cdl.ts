import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

type Ride = { readonly name: Fact; readonly scenes: readonly SceneName[] }

const RIDES: readonly Ride[] = [
  {
    name: { en: '26 ft box truck', ru: 'бокстрак 26 футов', es: 'camión de caja de 26 pies' },
    scenes: ['box-truck', 'box-truck-yellow'],
  },
  { name: { en: 'cargo van', ru: 'карго вэн', es: 'cargo van' }, scenes: ['cargo-van', 'cargo-van-blue'] },
  {
    name: { en: 'hot shot pickup', ru: 'хотшот пикап', es: 'hot shot con pickup' },
    scenes: ['road-step-deck', 'cargo-van-blue'],
  },
  {
    name: { en: 'last-mile route', ru: 'развозка по адресам', es: 'ruta de última milla' },
    scenes: ['cargo-van', 'loading'],
  },
  { name: { en: 'tow truck', ru: 'эвакуатор', es: 'grúa' }, scenes: ['tow-truck'] },
  {
    name: { en: 'furniture delivery', ru: 'доставка мебели', es: 'entrega de muebles' },
    scenes: ['box-truck', 'living-room'],
  },
]

export const nonCdlDrivers: Kind = {
  weight: 1,
  trade: 'carrier',
  closing: 'hire',
  draft({ pick, between }) {
    const { name, scenes } = pick(RIDES)
    const daily = between(17, 30) * 10
    return {
      facts: {
        ride: name,
        daily: dollars(daily),
        weekly: dollars(daily * 5),
        stops: `${between(3, 9) * 5}`,
        radius: `${pick([50, 80, 120, 250])}`,
      },
      price: '',
      scenes,
    }
  },
  words: {
    en: {
      titles: [
        'Driver, no CDL needed: {ride}, {city}',
        '{ride} driver, {daily} a day',
        'No CDL: {ride}, {weekly} a week, {city}',
        '{city}: {ride}, home every night',
      ],
      body: [
        [
          '{company} in {town} needs a driver for a {ride}. No CDL needed.',
          'Work on a {ride} out of {town}, vehicle and fuel are ours.',
          '{ride}, {stops} stops a day, within {radius} miles of {town}.',
        ],
        [
          '{daily} a day, paid every Friday.',
          '{weekly} for five days, Saturday pays extra.',
          'Starts at {daily} a day, more after a month without damage.',
        ],
        [
          'Lift gate, pallet jack, dash cam, phone mount.',
          'Automatic, rear camera, serviced in our own shop.',
          'Helper rides along for heavy pieces.',
        ],
        [
          'Age 21 and a regular license with a clean record.',
          'Medical card needed, we pay for it.',
          'You should read an address and smile at a customer.',
        ],
      ],
    },
    ru: {
      titles: [
        'Водитель без CDL: {ride}, {city}',
        'Без CDL, {ride}, {daily} в день',
        'Без CDL: {ride}, {weekly} в неделю',
        '{city}: {ride}, каждый день дома',
      ],
      body: [
        [
          '{company} ({town}) ищет водителя без CDL: {ride}.',
          'Работа: {ride}, база {town}, машина и топливо наши.',
          '{ride}, {stops} точек в день, до {radius} миль от базы, {town}.',
        ],
        [
          '{daily} в день, чек каждую пятницу.',
          '{weekly} за пять дней, суббота оплачивается отдельно.',
          'Начинаем с {daily} в день, через месяц без повреждений больше.',
        ],
        [
          'Лифтгейт, рохля, видеорегистратор, держатель для телефона.',
          'Автомат, камера сзади, обслуживаем сами.',
          'На тяжёлое даём напарника.',
        ],
        [
          'Возраст от 21 года, обычные права, чистый рекорд.',
          'Нужна медкарта, оплачиваем.',
          'Надо уметь читать адрес и улыбаться клиенту.',
        ],
      ],
    },
    es: {
      titles: [
        'Chofer sin CDL: {ride}, {city}',
        'Sin CDL, {ride}, {daily} al día',
        'Sin CDL: {ride}, {weekly}/semana',
        '{city}: {ride}, diario en casa',
      ],
      body: [
        [
          '{company} en {town} necesita chofer sin CDL: {ride}.',
          'Trabajo: {ride}, saliendo de {town}, unidad y gasolina por nuestra cuenta.',
          '{ride}, {stops} paradas al día, a {radius} millas de {town}.',
        ],
        [
          '{daily} al día, pago cada viernes.',
          '{weekly} por cinco días, el sábado se paga aparte.',
          'Empieza con {daily} al día y sube al mes si no hay daños.',
        ],
        [
          'Rampa, patín, cámara y base para el teléfono.',
          'Automático, cámara de reversa, taller propio.',
          'Para lo pesado va un ayudante.',
        ],
        [
          '21 años cumplidos, licencia normal y récord limpio.',
          'Se pide tarjeta médica, nosotros la pagamos.',
          'Solo hay que leer direcciones y tratar bien al cliente.',
        ],
      ],
    },
  },
}
