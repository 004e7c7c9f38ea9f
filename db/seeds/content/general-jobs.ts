import type { Kind } from './kind.ts'
import { type Role, staff } from './staff.ts'

const GENERAL: readonly Role[] = [
  {
    name: { en: 'Warehouse worker', ru: 'Работник склада', es: 'Trabajador de almacén' },
    work: {
      en: 'Picking, packing and loading trailers, steel toes needed.',
      ru: 'Сборка, упаковка, загрузка трейлеров, нужна защитная обувь.',
      es: 'Surtido, empaque y carga de remolques, botas con casquillo.',
    },
    pay: [700, 950],
    scenes: ['loading', 'warehouse'],
  },
  {
    name: { en: 'Forklift operator', ru: 'Водитель погрузчика', es: 'Montacarguista' },
    work: {
      en: 'Sit-down and reach truck, certificate paid by us.',
      ru: 'Обычный погрузчик и ричтрак, сертификат оплатим.',
      es: 'Montacargas sentado y reach, pagamos la certificación.',
    },
    pay: [800, 1050],
    scenes: ['loading'],
  },
  {
    name: { en: 'Home caregiver', ru: 'Сиделка', es: 'Cuidadora a domicilio' },
    work: {
      en: 'Two elderly people in a quiet house, cooking and walks.',
      ru: 'Двое пожилых людей в тихом доме, готовка и прогулки.',
      es: 'Dos personas mayores en casa tranquila, cocinar y pasear.',
    },
    pay: [750, 1100],
    scenes: ['living-room'],
  },
  {
    name: { en: 'Line cook', ru: 'Повар', es: 'Cocinero de línea' },
    work: {
      en: 'Breakfast and lunch, clean kitchen, closed on Mondays.',
      ru: 'Завтраки и обеды, чистая кухня, понедельник выходной.',
      es: 'Desayunos y comidas, cocina limpia, lunes cerrado.',
    },
    pay: [750, 1000],
    scenes: ['kitchen', 'diner'],
  },
  {
    name: { en: 'House cleaner', ru: 'Уборщица домов', es: 'Limpieza de casas' },
    work: {
      en: 'Three houses a day with a partner, car and supplies are ours.',
      ru: 'Три дома в день вдвоём, машина и средства наши.',
      es: 'Tres casas al día en pareja, carro y productos nuestros.',
    },
    pay: [700, 950],
    scenes: ['bucket', 'living-room'],
  },
  {
    name: { en: 'Construction helper', ru: 'Подсобник на стройку', es: 'Ayudante de construcción' },
    work: {
      en: 'Drywall, demo and clean-up, we teach the rest.',
      ru: 'Гипсокартон, демонтаж и уборка, остальному научим.',
      es: 'Drywall, demolición y limpieza, lo demás se enseña.',
    },
    pay: [800, 1100],
    scenes: ['framing', 'roofing'],
  },
  {
    name: { en: 'Cashier', ru: 'Кассир', es: 'Cajera' },
    work: {
      en: 'Evening shifts in a neighborhood store, two languages help.',
      ru: 'Вечерние смены в магазине рядом с домом, два языка плюс.',
      es: 'Turnos de tarde en tienda del barrio, dos idiomas ayudan.',
    },
    pay: [560, 720],
    scenes: ['store-green', 'shelves'],
  },
]

export const generalJobs: Kind = staff('carrier', GENERAL, {
  en: {
    titles: [
      '{role}, {city}, {hourly} an hour',
      '{role} needed in {city}',
      '{role}, {weekly} a week',
      'Now hiring: {~role}, {city}',
    ],
    body: [
      [
        'We are hiring a {~role} in {town}.',
        '{role} needed in {town}, steady work all year.',
        'Family business in {town} is looking for a {~role}.',
      ],
      ['{work}'],
      ['{hourly} an hour, weekly checks.', '{weekly} a week, overtime when you want it.'],
      [
        'No experience needed, we show you everything.',
        'Day or evening shift, tell us what suits you.',
        'Ride from the train station if you have no car.',
      ],
    ],
  },
  ru: {
    titles: [
      '{role}, {city}, {hourly} в час',
      'Требуется {~role}, {city}',
      '{role}, {weekly} в неделю',
      'Работа: {~role}, {city}',
    ],
    body: [
      [
        'На работу ({town}) требуется {~role}.',
        'Нужен человек: {~role}, {town}, работа круглый год.',
        'Семейный бизнес ({town}), вакансия: {~role}.',
      ],
      ['{work}'],
      ['{hourly} в час, чек раз в неделю.', '{weekly} в неделю, овертайм по желанию.'],
      [
        'Опыт не нужен, всё покажем.',
        'Дневная или вечерняя смена, скажите, что удобнее.',
        'Нет машины – заберём от станции.',
      ],
    ],
  },
  es: {
    titles: [
      '{role}, {city}, {hourly} la hora',
      'Se necesita {~role} en {city}',
      '{role}, {weekly} por semana',
      'Trabajo: {~role}, {city}',
    ],
    body: [
      [
        'Contratamos en {town}: {~role}.',
        'Se necesita {~role} en {town}, trabajo todo el año.',
        'Negocio familiar en {town} busca {~role}.',
      ],
      ['{work}'],
      ['{hourly} la hora, cheque semanal.', '{weekly} por semana, tiempo extra si quiere.'],
      [
        'No hace falta experiencia, le enseñamos todo.',
        'Turno de día o de tarde, díganos cuál le conviene.',
        'Si no tiene carro, pasamos por usted a la estación.',
      ],
    ],
  },
})
