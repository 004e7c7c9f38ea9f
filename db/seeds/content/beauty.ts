import { business, type Offer } from './business.ts'
import type { Kind } from './kind.ts'

const BEAUTY: readonly Offer[] = [
  {
    name: { en: 'Barber shop', ru: 'Барбершоп', es: 'Barbería' },
    what: {
      en: 'Cuts, beards, hot towel, walk in with the truck outside.',
      ru: 'Стрижки, борода, горячее полотенце, трак оставьте у входа.',
      es: 'Cortes, barba, toalla caliente, llegue con todo y tráiler.',
    },
    from: [20, 40],
    scenes: ['barber'],
  },
  {
    name: { en: 'Hair and color studio', ru: 'Стрижки и окрашивание', es: 'Corte y color' },
    what: {
      en: 'Balayage, keratin, children’s cuts, evenings by appointment.',
      ru: 'Балаяж, кератин, детские стрижки, вечером по записи.',
      es: 'Balayage, keratina, cortes de niños, tardes con cita.',
    },
    from: [35, 120],
    scenes: ['salon-gold', 'bottles'],
  },
  {
    name: { en: 'DOT physicals', ru: 'DOT медосмотр', es: 'Examen médico DOT' },
    what: {
      en: 'Certified examiner, card in 20 minutes, drug test next door.',
      ru: 'Сертифицированный врач, карта за 20 минут, драг-тест рядом.',
      es: 'Médico certificado, tarjeta en 20 minutos, antidoping al lado.',
    },
    from: [75, 110],
    scenes: ['salon-gold', 'permits'],
  },
  {
    name: { en: 'Massage for drivers', ru: 'Массаж для водителей', es: 'Masaje para choferes' },
    what: {
      en: 'Back, neck and shoulders after 3,000 miles, 30 or 60 minutes.',
      ru: 'Спина, шея и плечи после трёх тысяч миль, 30 или 60 минут.',
      es: 'Espalda, cuello y hombros después de 3,000 millas, 30 o 60 minutos.',
    },
    from: [40, 90],
    scenes: ['bottles', 'salon-gold'],
  },
  {
    name: { en: 'Dental clinic', ru: 'Стоматология', es: 'Clínica dental' },
    what: {
      en: 'Cleanings, fillings, implants, emergency visits the same day.',
      ru: 'Чистка, пломбы, импланты, с острой болью в тот же день.',
      es: 'Limpiezas, amalgamas, implantes, urgencias el mismo día.',
    },
    from: [60, 180],
    scenes: ['office'],
  },
]

export const beauty: Kind = business(
  { trade: 'beauty', closing: 'service', offers: BEAUTY },
  {
    en: {
      titles: [
        '{offer}, {city}',
        '{offer} from {price}, {city}',
        '{company}: {~offer}',
        '{offer}, walk in, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} in {town}, parking for a semi across the street.'],
        ['{what}'],
        ['From {price}, open {hours}.', 'Prices from {price}, ten percent off for drivers.'],
        [
          'Walk in or book by text.',
          'Quiet place, good hands, clean towels.',
          'Gift certificates for those who wait at home.',
        ],
      ],
    },
    ru: {
      titles: [
        '{offer}, {city}',
        '{offer} от {price}, {city}',
        '{company}: {~offer}',
        '{offer}, без записи, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer}, {town}, стоянка для трака через дорогу.'],
        ['{what}'],
        ['От {price}, открыто {hours}.', 'Цены от {price}, водителям скидка десять процентов.'],
        [
          'Без записи или по сообщению.',
          'Тихое место, хорошие руки, чистые полотенца.',
          'Подарочные сертификаты для тех, кто ждёт дома.',
        ],
      ],
    },
    es: {
      titles: [
        '{offer}, {city}',
        '{offer} desde {price}, {city}',
        '{company}: {~offer}',
        '{offer}, sin cita, {city}',
      ],
      body: [
        ['{company}, {town}: {~offer}.', '{offer} en {town}, lugar para tráiler enfrente.'],
        ['{what}'],
        ['Desde {price}, abierto {hours}.', 'Precios desde {price}, diez por ciento menos para choferes.'],
        [
          'Sin cita o por mensaje.',
          'Lugar tranquilo, buenas manos, toallas limpias.',
          'Certificados de regalo para quien espera en casa.',
        ],
      ],
    },
  },
)
