import { dollars, type Kind } from './kind.ts'

/** A truck to pay off while driving it. */
export const leasePurchase: Kind = {
  weight: 30,
  trade: 'carrier',
  closing: 'work',
  draft({ pick, between }) {
    const weekly = between(12, 21) * 50
    return {
      facts: {
        truck: pick([
          '2022 Cascadia',
          '2021 Volvo VNL 760',
          '2023 Kenworth T680',
          '2020 Peterbilt 579',
          '2022 International LT',
          '2021 Mack Anthem',
        ] as const),
        weekly: dollars(weekly),
        weeks: `${between(18, 38) * 5}`,
        share: `${between(84, 90)}`,
        down: pick([
          { en: 'no money down', ru: 'без взноса', es: 'sin enganche' },
          { en: '$2,000 down', ru: 'взнос $2,000', es: 'enganche $2,000' },
          { en: '$5,000 down', ru: 'взнос $5,000', es: 'enganche $5,000' },
        ]),
      },
      price: '',
      scenes: pick([
        ['aero-blue', 'eld'],
        ['aero-white', 'lot-day'],
        ['aero-red', 'shop-bay'],
        ['aero-silver', 'contract'],
      ] as const),
    }
  },
  words: {
    en: {
      titles: [
        'Lease purchase {truck}, {down}',
        '{truck} lease purchase, {weekly} a week',
        'Own your truck: {truck}, {weekly}/week',
        'Lease purchase, {share}% of gross, {city}',
      ],
      body: [
        [
          'Lease purchase {truck}, {down}, {weekly} a week for {weeks} weeks, then it is yours for one dollar.',
          '{company} puts you into a {truck} with {down}. {weekly} a week, walk away any time.',
        ],
        [
          '{share} % of gross, you see the rate confirmation.',
          'Warranty on engine and after-treatment as long as you pay.',
          'Maintenance account is yours and is paid back at the end.',
        ],
        [
          'No credit check, one year of experience.',
          'Balloon-free contract of four pages, read it at home first.',
          'Trucks stand in {town}, come and drive one.',
        ],
      ],
    },
    ru: {
      titles: [
        'Лиз с выкупом: {truck}, {down}',
        '{truck} в лиз с выкупом, {weekly} в неделю',
        'Свой трак: {truck}, {weekly} в неделю',
        'Лиз с выкупом, {share}% гросса, {city}',
      ],
      body: [
        [
          'Лиз с выкупом: {truck}, {down}, {weekly} в неделю, {weeks} недель, потом трак ваш за доллар.',
          '{company} сажает вас на {truck}, {down}. {weekly} в неделю, уйти можно в любой момент.',
        ],
        [
          '{share} % от гросса, рейт-конфёрмейшн видите сами.',
          'Гарантия на мотор и систему выхлопа, пока платите.',
          'Счёт на ремонт ваш, остаток возвращаем в конце.',
        ],
        [
          'Без проверки кредита, опыт от года.',
          'Договор на четыре страницы без баллона, сначала прочитайте дома.',
          'Траки стоят тут: {town}, приезжайте и прокатитесь.',
        ],
      ],
    },
    es: {
      titles: [
        'Renta con compra: {truck}, {down}',
        '{truck} en lease, {weekly} por semana',
        'Su propia troca: {truck}, {weekly}',
        'Lease purchase, {share}% del bruto, {city}',
      ],
      body: [
        [
          'Lease purchase {truck}, {down}, {weekly} por semana durante {weeks} semanas y luego es suya por un dólar.',
          '{company} le entrega una {truck}, {down}. {weekly} por semana, puede salirse cuando quiera.',
        ],
        [
          '{share} % del bruto y usted ve el rate con.',
          'Garantía de motor y postratamiento mientras paga.',
          'La cuenta de mantenimiento es suya y se le regresa al final.',
        ],
        [
          'Sin revisar crédito, un año de experiencia.',
          'Contrato de cuatro hojas sin pago final, léalo en casa.',
          'Las trocas están en {town}, venga a manejar una.',
        ],
      ],
    },
  },
}
