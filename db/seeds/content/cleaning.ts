import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const CLEANING: readonly Offer[] = [
  {
    name: { en: 'House cleaning', ru: 'Уборка домов', es: 'Limpieza de casas' },
    what: {
      en: 'Weekly, every two weeks or once before guests, our own supplies.',
      ru: 'Раз в неделю, раз в две или один раз перед гостями, средства свои.',
      es: 'Cada semana, cada dos o una vez antes de visitas, productos propios.',
    },
    from: [95, 190],
    scenes: ['living-room', 'bucket'],
  },
  {
    name: { en: 'Office cleaning', ru: 'Уборка офисов', es: 'Limpieza de oficinas' },
    what: {
      en: 'Evenings after six, trash, floors, kitchen and restrooms.',
      ru: 'Вечером после шести: мусор, полы, кухня, туалеты.',
      es: 'Por la tarde después de las seis: basura, pisos, cocina y baños.',
    },
    from: [140, 350],
    scenes: ['office', 'bucket'],
  },
  {
    name: { en: 'Move-out cleaning', ru: 'Уборка при переезде', es: 'Limpieza por mudanza' },
    what: {
      en: 'Ovens, fridges, windows, so that the deposit comes back.',
      ru: 'Плита, холодильник, окна, чтобы вернули депозит.',
      es: 'Hornos, refris, ventanas, para que le regresen el depósito.',
    },
    from: [180, 390],
    scenes: ['kitchen', 'living-room'],
  },
  {
    name: {
      en: 'Carpet and sofa cleaning',
      ru: 'Чистка ковров и диванов',
      es: 'Lavado de alfombras y sofás',
    },
    what: {
      en: 'Truck-mounted steam, dry in four hours, pet smells out.',
      ru: 'Пар с машины, сохнет четыре часа, убираем запах животных.',
      es: 'Vapor montado en camión, seca en cuatro horas, quita olor de mascotas.',
    },
    from: [80, 240],
    scenes: ['living-room'],
  },
  {
    name: {
      en: 'Shop and warehouse floors',
      ru: 'Полы мастерских и складов',
      es: 'Pisos de taller y bodega',
    },
    what: {
      en: 'Oil and rubber marks off, machine scrubbing at night.',
      ru: 'Масло и следы резины, машинная мойка ночью.',
      es: 'Aceite y marcas de llanta, lavado a máquina de noche.',
    },
    from: [220, 700],
    scenes: ['warehouse', 'bucket'],
  },
]

export const cleaning: Kind = business(
  { trade: 'clean', closing: 'shop', offers: CLEANING },
  {
    en: {
      titles: [
        '{offer} from {price}, {city}',
        '{offer}, {city}',
        '{company}: {~offer}',
        '{offer}, same crew every time',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} in {town}, bonded and insured.'],
        ['{what}'],
        ['From {price}, price by phone in five minutes.', 'Starts at {price}, first visit 20 % off.'],
        [
          'The same two people every time.',
          'If something is not right, we come back the next day.',
          'Keys are kept in a safe.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer} от {price}, {city}',
        '{offer}, {city}',
        '{company}: {~offer}',
        '{offer}, постоянная бригада',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town}, есть страховка.'],
        ['{what}'],
        ['От {price}, цену назовём за пять минут.', 'Начиная с {price}, первый визит со скидкой 20 %.'],
        [
          'Приходят всегда одни и те же люди.',
          'Если что-то не так, на следующий день переделаем.',
          'Ключи храним в сейфе.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer} desde {price}, {city}',
        '{offer}, {city}',
        '{company}: {~offer}',
        '{offer}, siempre el mismo equipo',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} en {town}, con fianza y seguro.'],
        ['{what}'],
        [
          'Desde {price}, le damos precio en cinco minutos.',
          'A partir de {price}, primera visita con 20 % menos.',
        ],
        [
          'Siempre van las mismas dos personas.',
          'Si algo no quedó bien, regresamos al otro día.',
          'Las llaves se guardan en caja fuerte.',
        ],
      ],
    },
  },
)
