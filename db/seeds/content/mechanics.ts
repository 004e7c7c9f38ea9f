import type { Kind } from './kind.ts'
import { type Role, staff } from './staff.ts'

const SHOP: readonly Role[] = [
  {
    name: { en: 'Diesel mechanic', ru: 'Дизельный механик', es: 'Mecánico diésel' },
    work: {
      en: 'DD15, X15, D13: diagnostics, after-treatment, overhauls.',
      ru: 'DD15, X15, D13: диагностика, выхлоп, капремонт.',
      es: 'DD15, X15, D13: diagnóstico, postratamiento, overhaul.',
    },
    pay: [1300, 2100],
    scenes: ['engine', 'shop-bay', 'toolbox'],
  },
  {
    name: { en: 'Trailer mechanic', ru: 'Механик по трейлерам', es: 'Mecánico de remolques' },
    work: {
      en: 'Brakes, wheel seals, doors, floors, lights and annual inspections.',
      ru: 'Тормоза, сальники, двери, полы, свет и годовые инспекции.',
      es: 'Frenos, sellos, puertas, pisos, luces e inspecciones anuales.',
    },
    pay: [1000, 1500],
    scenes: ['dry-van', 'tool-wall'],
  },
  {
    name: { en: 'Reefer technician', ru: 'Техник по рефам', es: 'Técnico de termos' },
    work: {
      en: 'Thermo King and Carrier units, on the road and in the bay.',
      ru: 'Установки Thermo King и Carrier, на выезде и в боксе.',
      es: 'Equipos Thermo King y Carrier, en carretera y en taller.',
    },
    pay: [1400, 2200],
    scenes: ['reefer', 'toolbox'],
  },
  {
    name: { en: 'Tire technician', ru: 'Шиномонтажник', es: 'Llantero' },
    work: {
      en: 'Mounting, balancing, road calls with our service truck.',
      ru: 'Монтаж, балансировка, выезды на нашей машине.',
      es: 'Montaje, balanceo y servicio en carretera con nuestra unidad.',
    },
    pay: [800, 1200],
    scenes: ['tires'],
  },
  {
    name: { en: 'Road service mechanic', ru: 'Выездной механик', es: 'Mecánico de carretera' },
    work: {
      en: 'Calls within 60 miles, truck, tools and fuel are ours.',
      ru: 'Выезды до 60 миль, машина, инструмент и топливо наши.',
      es: 'Llamados a 60 millas, unidad, herramienta y gasolina nuestras.',
    },
    pay: [1400, 2000],
    scenes: ['tow-truck', 'toolbox'],
  },
  {
    name: { en: 'Truck electrician', ru: 'Автоэлектрик по тракам', es: 'Eléctrico de tráileres' },
    work: {
      en: 'Wiring, ABS, starters, APUs and everything with a fuse.',
      ru: 'Проводка, ABS, стартеры, APU и всё, где есть предохранитель.',
      es: 'Cableado, ABS, marchas, APU y todo lo que lleva fusible.',
    },
    pay: [1300, 1900],
    scenes: ['shop-hood', 'tool-wall'],
  },
]

export const mechanics: Kind = staff('shop', SHOP, {
  en: {
    titles: [
      '{role}, {city}, {hourly} an hour',
      '{role} wanted, {weekly} a week',
      '{role} for a truck shop, {city}',
      '{role}, full time, {city}',
    ],
    body: [
      [
        '{company} in {town} needs a {~role}.',
        'Busy truck shop in {town}, six bays, is hiring a {~role}.',
        '{role} for our own fleet of {trucks} trucks, {town}.',
      ],
      ['{work}'],
      [
        '{hourly} an hour, overtime after 40, paid every Friday.',
        'About {weekly} a week with overtime.',
        'Flat rate or hourly, your choice, {weekly} a week is normal.',
      ],
      [
        'Own hand tools, we have the big ones and the laptops.',
        'Heated floor, no work in the snow.',
        'Two years of experience, certificates paid by us.',
        'First or second shift, no Sundays.',
      ],
    ],
  },
  ru: {
    titles: [
      '{role}, {city}, {hourly} в час',
      'Нужен {~role}, {weekly} в неделю',
      '{role} в мастерскую, {city}',
      '{role}, полный день, {city}',
    ],
    body: [
      [
        'В {company} ({town}) нужен {~role}.',
        'В мастерскую на шесть боксов ({town}) требуется {~role}.',
        '{role} в свой парк на {trucks} траков, {town}.',
      ],
      ['{work}'],
      [
        '{hourly} в час, после 40 часов овертайм, чек в пятницу.',
        'Около {weekly} в неделю с овертаймом.',
        'Ставка или нормо-час на выбор, выходит {weekly} в неделю.',
      ],
      [
        'Свой ручной инструмент, крупный и ноутбуки наши.',
        'Тёплый пол, на снегу не работаем.',
        'Опыт от двух лет, сертификаты оплачиваем.',
        'Первая или вторая смена, воскресенье выходной.',
      ],
    ],
  },
  es: {
    titles: [
      '{role}, {city}, {hourly} la hora',
      'Se busca {~role}, {weekly} por semana',
      '{role} para taller, {city}',
      '{role}, tiempo completo, {city}',
    ],
    body: [
      [
        '{company} en {town} necesita {~role}.',
        'Taller de seis bahías en {town} contrata {~role}.',
        '{role} para flota propia de {trucks} trocas, {town}.',
      ],
      ['{work}'],
      [
        '{hourly} la hora, tiempo extra después de 40, pago cada viernes.',
        'Unos {weekly} por semana con tiempo extra.',
        'Por hora o por trabajo, lo normal son {weekly} por semana.',
      ],
      [
        'Herramienta de mano propia, la pesada y las laptops son nuestras.',
        'Piso con calefacción, nada de trabajar en la nieve.',
        'Dos años de experiencia, pagamos certificaciones.',
        'Primer o segundo turno, domingos libres.',
      ],
    ],
  },
})
