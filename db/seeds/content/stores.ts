import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const STORES: readonly Offer[] = [
  {
    name: { en: 'European grocery', ru: 'Европейские продукты', es: 'Abarrotes europeos' },
    what: {
      en: 'Smoked fish, rye bread, pickles, sweets, hot food to go.',
      ru: 'Копчёная рыба, бородинский, соленья, конфеты, кулинария.',
      es: 'Pescado ahumado, pan de centeno, encurtidos, dulces, comida caliente.',
    },
    from: null,
    scenes: ['store-red', 'shelves'],
  },
  {
    name: { en: 'Mexican market', ru: 'Мексиканский магазин', es: 'Mercado mexicano' },
    what: {
      en: 'Fresh tortillas, carnitas on weekends, butcher and money transfers.',
      ru: 'Свежие тортильи, карнитас по выходным, мясник и переводы денег.',
      es: 'Tortillas frescas, carnitas los fines, carnicería y envíos de dinero.',
    },
    from: null,
    scenes: ['store-blue', 'shelves'],
  },
  {
    name: { en: 'Work boots and safety gear', ru: 'Рабочая обувь и одежда', es: 'Botas y ropa de trabajo' },
    what: {
      en: 'Boots, hi-vis, gloves, rain suits, sizes up to 16.',
      ru: 'Ботинки, жилеты, перчатки, дождевики, размеры до 16.',
      es: 'Botas, chalecos, guantes, impermeables, tallas hasta 16.',
    },
    from: [60, 180],
    scenes: ['store-green', 'shelves'],
  },
  {
    name: {
      en: 'Truck chrome and accessories',
      ru: 'Хром и аксессуары для траков',
      es: 'Cromo y accesorios',
    },
    what: {
      en: 'Lights, bumpers, stacks, seats and mattresses, fitted at the door.',
      ru: 'Свет, бамперы, трубы, сиденья и матрасы, ставим у двери.',
      es: 'Luces, defensas, escapes, asientos y colchones, se instalan en la puerta.',
    },
    from: [25, 90],
    scenes: ['polish', 'classic-red'],
  },
  {
    name: { en: 'Furniture outlet', ru: 'Мебель со склада', es: 'Mueblería de outlet' },
    what: {
      en: 'Beds, sofas, mattresses, delivery the same week.',
      ru: 'Кровати, диваны, матрасы, доставка на неделе.',
      es: 'Camas, sofás, colchones, entrega la misma semana.',
    },
    from: [149, 399],
    scenes: ['living-room', 'store-green'],
  },
]

export const stores: Kind = business(
  { trade: 'shopping', closing: 'place', offers: STORES },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer} near {road}',
        '{offer}, truck parking, {city}',
      ],
      body: [
        ['{company} in {town}: {~offer}.', '{offer} in {town}, two minutes from {road}.'],
        ['{what}'],
        ['Open {hours}.', 'New stock every Thursday.', 'Ten percent off with a CDL.'],
        [
          'Orders for the road packed while you fuel.',
          'Gift cards and layaway.',
          'Ask for what you do not see, we get it.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer} рядом с {road}',
        '{offer}, есть стоянка, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town}, две минуты от {road}.'],
        ['{what}'],
        ['Открыто {hours}.', 'Новый завоз каждый четверг.', 'С CDL скидка десять процентов.'],
        [
          'Соберём заказ в дорогу, пока заправляетесь.',
          'Подарочные карты и рассрочка.',
          'Чего нет на полке, привезём.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer} cerca de {road}',
        '{offer}, con estacionamiento',
      ],
      body: [
        ['{company} en {town}: {~offer}.', '{offer} en {town}, a dos minutos de la {road}.'],
        ['{what}'],
        ['Abierto {hours}.', 'Mercancía nueva cada jueves.', 'Diez por ciento menos con CDL.'],
        [
          'Le preparamos su despensa mientras carga diésel.',
          'Tarjetas de regalo y apartado.',
          'Si no lo ve, lo conseguimos.',
        ],
      ],
    },
  },
)
