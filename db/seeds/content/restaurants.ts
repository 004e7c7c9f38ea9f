import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const FOOD: readonly Offer[] = [
  {
    name: { en: 'Home-style Russian kitchen', ru: 'Домашняя кухня', es: 'Cocina rusa casera' },
    what: {
      en: 'Borscht, pelmeni, plov and cutlets, ready at noon.',
      ru: 'Борщ, пельмени, плов, котлеты, к полудню всё горячее.',
      es: 'Borsch, pelmeni, plov y chuletas, listo a mediodía.',
    },
    from: [9, 16],
    scenes: ['borsch', 'pelmeni'],
  },
  {
    name: { en: 'Taqueria', ru: 'Такерия', es: 'Taquería' },
    what: {
      en: 'Al pastor, birria on weekends, aguas frescas, salsa bar.',
      ru: 'Аль пастор, биррия по выходным, агуас фрескас, сальсы.',
      es: 'Al pastor, birria los fines, aguas frescas, barra de salsas.',
    },
    from: [3, 12],
    scenes: ['tacos'],
  },
  {
    name: { en: 'Truck stop diner', ru: 'Дайнер у трассы', es: 'Diner de carretera' },
    what: {
      en: 'Breakfast all day, steak and eggs, pie from our own oven.',
      ru: 'Завтрак весь день, стейк с яйцом, пироги из своей печи.',
      es: 'Desayuno todo el día, bistec con huevo, pay hecho en casa.',
    },
    from: [8, 17],
    scenes: ['diner', 'burger'],
  },
  {
    name: { en: 'Barbecue and grill', ru: 'Барбекю и гриль', es: 'Asados y parrilla' },
    what: {
      en: 'Ribs, shashlik, brisket by the pound, catering for fleets.',
      ru: 'Рёбра, шашлык, брискет на вес, кейтеринг для компаний.',
      es: 'Costillas, shashlik, brisket por libra, comida para flotillas.',
    },
    from: [11, 24],
    scenes: ['grill', 'burger'],
  },
  {
    name: { en: 'Pizza and subs', ru: 'Пицца и сэндвичи', es: 'Pizza y sándwiches' },
    what: {
      en: 'Thin crust, delivery to the truck yard until midnight.',
      ru: 'Тонкое тесто, доставка на ярд до полуночи.',
      es: 'Masa delgada, entrega en la yarda hasta medianoche.',
    },
    from: [9, 19],
    scenes: ['kitchen', 'diner'],
  },
]

export const restaurants: Kind = business(
  { trade: 'food', closing: 'place', offers: FOOD },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{company}: {~offer}',
        '{offer}, {road} exit {exit}',
        '{offer}, lunch from {price}, {city}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}.',
          '{offer} at {road} exit {exit}, {town}.',
          'Hungry near {town}? {offer}.',
        ],
        ['{what}'],
        ['Lunch from {price}, open {hours}.', 'Plates from {price}, portions for people who work.'],
        [
          'Order by phone and park at the door.',
          'Coffee refills until you can drive again.',
          'Family recipes, nothing from a box.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{company}: {~offer}',
        '{offer}, {road}, съезд {exit}',
        '{offer}, обед от {price}, {city}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}.',
          '{offer}: {road}, съезд {exit}, {town}.',
          'Проголодались? {offer}, {town}.',
        ],
        ['{what}'],
        ['Обед от {price}, открыто {hours}.', 'Блюда от {price}, порции для работающих людей.'],
        [
          'Закажите по телефону и паркуйтесь у двери.',
          'Кофе доливаем, пока не проснётесь.',
          'Семейные рецепты, ничего из коробки.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{company}: {~offer}',
        '{offer}, {road} salida {exit}',
        '{offer}, comida desde {price}',
      ],
      body: [
        [
          '{company}, {town}: {~offer}.',
          '{offer} en la {road} salida {exit}, {town}.',
          '¿Con hambre cerca de {town}? {offer}.',
        ],
        ['{what}'],
        ['Comida desde {price}, abierto {hours}.', 'Platos desde {price}, porciones para gente que trabaja.'],
        [
          'Pida por teléfono y estaciónese en la puerta.',
          'Le rellenamos el café hasta que despierte.',
          'Recetas de familia, nada de caja.',
        ],
      ],
    },
  },
)
