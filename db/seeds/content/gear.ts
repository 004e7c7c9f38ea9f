import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

type Thing = {
  readonly name: Fact
  readonly what: Fact
  readonly from: number
  readonly to: number
  readonly scene: SceneName
}

const THINGS: readonly Thing[] = [
  {
    name: {
      en: 'Pair of steer tires 295/75R22.5',
      ru: 'Два передних колеса 295/75R22.5',
      es: 'Par de llantas 295/75R22.5',
    },
    what: {
      en: 'Less than 5,000 miles on them, pulled off when I went to wide lugs.',
      ru: 'Прошли меньше 5 тысяч, снял, когда менял комплект.',
      es: 'Menos de 5 mil millas, las quité al cambiar el juego.',
    },
    from: 380,
    to: 640,
    scene: 'tires',
  },
  {
    name: {
      en: 'Eight drive tires, 60 % tread',
      ru: 'Восемь колёс на мосты, остаток 60 %',
      es: 'Ocho llantas de tracción al 60 %',
    },
    what: {
      en: 'Matched set, no plugs, no cuts.',
      ru: 'Одинаковые, без грибков и порезов.',
      es: 'Parejas, sin parches ni cortadas.',
    },
    from: 700,
    to: 1300,
    scene: 'tires',
  },
  {
    name: { en: 'Set of 12 straps and binders', ru: '12 ремней и натяжители', es: '12 bandas y gatas' },
    what: {
      en: 'Four-inch straps with winches, six chains, six ratchet binders.',
      ru: 'Ремни 4 дюйма с лебёдками, шесть цепей, шесть стяжек.',
      es: 'Bandas de 4 pulgadas, seis cadenas y seis gatas de matraca.',
    },
    from: 180,
    to: 420,
    scene: 'flatbed',
  },
  {
    name: {
      en: 'Lumber tarps, 8 ft drop',
      ru: 'Тенты под лес, борт 8 футов',
      es: 'Lonas para madera, caída de 8 pies',
    },
    what: {
      en: 'Two pieces, a few patches, all D-rings there.',
      ru: 'Две половины, несколько заплат, все кольца на месте.',
      es: 'Dos piezas, unos parches, todas las argollas.',
    },
    from: 350,
    to: 780,
    scene: 'road-tarp',
  },
  {
    name: { en: 'Headache rack, polished', ru: 'Хедек-рэк полированный', es: 'Headache rack pulido' },
    what: {
      en: 'Came off a W900, fits most sleepers, chain hangers inside.',
      ru: 'Снят с W900, подходит на большинство спальников, внутри крюки под цепи.',
      es: 'Era de un W900, le queda a casi todos, con ganchos adentro.',
    },
    from: 600,
    to: 950,
    scene: 'polish',
  },
  {
    name: { en: 'APU, runs fine', ru: 'APU в рабочем состоянии', es: 'APU funcionando' },
    what: {
      en: 'Two-cylinder diesel, 6,400 hours, removed with the whole harness.',
      ru: 'Двухцилиндровый дизель, 6400 часов, снят со всей проводкой.',
      es: 'Diésel de dos cilindros, 6,400 horas, con todo el arnés.',
    },
    from: 1800,
    to: 3600,
    scene: 'engine',
  },
  {
    name: {
      en: 'Snow chains, full set',
      ru: 'Цепи на колёса, полный комплект',
      es: 'Cadenas para nieve, juego completo',
    },
    what: {
      en: 'Singles and doubles, used one winter over Donner.',
      ru: 'Одинарные и двойные, одна зима через перевал.',
      es: 'Sencillas y dobles, un invierno de uso.',
    },
    from: 160,
    to: 390,
    scene: 'road-snow',
  },
  {
    name: {
      en: '12 V fridge for the bunk',
      ru: 'Холодильник 12 В в спальник',
      es: 'Refri de 12 V para camarote',
    },
    what: {
      en: 'Keeps ice all night, with shelf and straps.',
      ru: 'Держит лёд всю ночь, с полкой и ремнями.',
      es: 'Mantiene hielo toda la noche, con repisa y correas.',
    },
    from: 140,
    to: 320,
    scene: 'tool-wall',
  },
  {
    name: {
      en: 'Load bars and E-track, 20 pieces',
      ru: 'Распорки и E-track, 20 штук',
      es: 'Barras de carga y E-track, 20 piezas',
    },
    what: {
      en: 'Sold the dry van, do not need them any more.',
      ru: 'Драйван продал, больше не нужны.',
      es: 'Vendí la caja, ya no las ocupo.',
    },
    from: 220,
    to: 460,
    scene: 'dry-van',
  },
  {
    name: { en: 'Pallet jack, 5,500 lb', ru: 'Рохля на 5500 фунтов', es: 'Patín hidráulico de 5,500 lb' },
    what: {
      en: 'Rolls easy, no leaks, lives in a box truck.',
      ru: 'Катится легко, не течёт, жила в бокстраке.',
      es: 'Rueda bien, no tira aceite.',
    },
    from: 190,
    to: 380,
    scene: 'box-truck',
  },
]

/** Small things, so that the cheaper price filters find something too. */
export const gear: Kind = {
  weight: 10,
  trade: 'shop',
  closing: 'goods',
  draft({ pick, between }) {
    const { name, what, from, to, scene } = pick(THINGS)
    const price = dollars(Math.round(between(from, to) / 10) * 10)
    return { facts: { name, what, price }, price, scenes: [scene] }
  },
  words: {
    en: {
      titles: ['{name}, {price}', '{name}, {city}', '{name}'],
      body: [
        ['{name}. {what}', '{what} Selling because it only lies around the yard.'],
        ['{price}.', 'Asking {price}, no trades.', '{price} or a fair offer.'],
      ],
    },
    ru: {
      titles: ['{name}, {price}', '{name}, {city}', '{name}'],
      body: [
        ['{name}. {what}', '{what} Продаю, потому что лежит без дела.'],
        ['{price}.', 'Прошу {price}, без обмена.', '{price}, разумный торг.'],
      ],
    },
    es: {
      titles: ['{name}, {price}', '{name}, {city}', '{name}'],
      body: [
        ['{name}. {what}', '{what} Lo vendo porque nomás ocupa lugar en la yarda.'],
        ['{price}.', 'Pido {price}, sin cambios.', '{price} o mejor oferta.'],
      ],
    },
  },
}
