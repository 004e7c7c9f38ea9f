import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const PARTIES: readonly Offer[] = [
  {
    name: { en: 'Truck show and swap meet', ru: 'Трак-шоу и ярмарка', es: 'Exhibición de tráileres' },
    what: {
      en: 'Polished rigs, light show after dark, parts swap, food trucks.',
      ru: 'Начищенные траки, световое шоу, запчасти, фудтраки.',
      es: 'Unidades pulidas, show de luces, refacciones, comida.',
    },
    from: [10, 25],
    scenes: ['classic-black', 'stage'],
  },
  {
    name: { en: 'Driver appreciation cookout', ru: 'Праздник водителя', es: 'Convivio para choferes' },
    what: {
      en: 'Free food for CDL holders, music, bounce house for the kids.',
      ru: 'Для владельцев CDL еда бесплатно, музыка, батут детям.',
      es: 'Comida gratis con CDL, música, brincolín para niños.',
    },
    from: null,
    scenes: ['grill', 'balloons'],
  },
  {
    name: { en: 'Concert night', ru: 'Вечер живой музыки', es: 'Noche de concierto' },
    what: {
      en: 'Live band, dance floor, tickets at the door.',
      ru: 'Живая группа, танцпол, билеты на входе.',
      es: 'Banda en vivo, pista de baile, boletos en la puerta.',
    },
    from: [20, 60],
    scenes: ['stage'],
  },
  {
    name: { en: 'Job fair for drivers', ru: 'Ярмарка вакансий', es: 'Feria de empleo' },
    what: {
      en: 'Twenty carriers, on-the-spot offers, free MVR check.',
      ru: 'Двадцать компаний, предложения на месте, MVR бесплатно.',
      es: 'Veinte compañías, ofertas ahí mismo, MVR gratis.',
    },
    from: null,
    scenes: ['office', 'road-fields'],
  },
  {
    name: { en: 'Wedding and party hall', ru: 'Зал для праздников', es: 'Salón de fiestas' },
    what: {
      en: 'For 180 guests, kitchen, stage, decorator who speaks your language.',
      ru: 'На 180 гостей, кухня, сцена, декоратор говорит на вашем языке.',
      es: 'Para 180 invitados, cocina, escenario, decoradora que habla su idioma.',
    },
    from: [450, 1400],
    scenes: ['balloons', 'stage'],
  },
]

export const events: Kind = business(
  { trade: 'events', closing: 'party', offers: PARTIES },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer}, Saturday, {city}',
        '{offer} near {road}, {city}',
      ],
      body: [
        ['{company} in {town}: {~offer}.', '{offer} in {town}, the whole family is welcome.'],
        ['{what}'],
        [
          'Next one is on Saturday, doors open at noon.',
          'Once a month, rain or shine.',
          'Call for dates and a table.',
        ],
        ['Bobtail parking on the grass.', 'Children under twelve come in free.'],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer}, суббота, {city}',
        '{offer} рядом с {road}, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town}, приходите всей семьёй.'],
        ['{what}'],
        [
          'Ближайшая дата – суббота, начало в полдень.',
          'Раз в месяц, в любую погоду.',
          'О датах и столах спросите по телефону.',
        ],
        ['Бобтейлы паркуем на траве.', 'Дети до двенадцати лет бесплатно.'],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer}: {company}',
        '{offer}, sábado, {city}',
        '{offer} cerca de {road}, {city}',
      ],
      body: [
        ['{company} en {town}: {~offer}.', '{offer} en {town}, toda la familia es bienvenida.'],
        ['{what}'],
        [
          'La próxima es el sábado, puertas abiertas a mediodía.',
          'Una vez al mes, llueva o truene.',
          'Llame para fechas y mesas.',
        ],
        ['Bobtails se estacionan en el pasto.', 'Niños menores de doce entran gratis.'],
      ],
    },
  },
)
