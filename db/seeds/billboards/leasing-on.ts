import type { Billboard } from './billboard.ts'

export const LEASING_ON: readonly Billboard[] = [
  {
    key: 'oo-88',
    category: 'cdl-a-owner-operators',
    company: 'Northgate Freight',
    town: 'Joliet',
    price: '88%',
    featured: true,
    board: {
      size: 'single',
      style: 'plain',
      color: '#8a3b12',
      icon: 'percent',
      lines: ['88% of gross', 'to you'],
      small: 'Owner operators, all states',
    },
    en: [
      'Owner operators: 88% of gross',
      'You see every rate confirmation, you choose every load. Cheapest insurance in our league at $215 a week, fuel discount of 60 cents passed on in full. No escrow for the first month.',
    ],
    ru: [
      'Оунер-операторы: 88% от гросса',
      'Вы видите каждый рейт-конфёрмейшн и сами выбираете груз. Страховка $215 в неделю, скидка на топливо 60 центов целиком ваша. Первый месяц без эскро.',
    ],
    es: [
      'Dueños operadores: 88% del bruto',
      'Usted ve cada rate con y escoge cada carga. Aseguranza de $215 por semana, descuento de 60 centavos en diésel completo para usted. Sin escrow el primer mes.',
    ],
  },
  {
    key: 'tres-hermanos',
    category: 'cdl-a-owner-operators',
    company: 'Tres Hermanos Logistics',
    town: 'Memphis',
    price: '90%',
    site: true,
    board: {
      size: 'single',
      style: 'road',
      color: '#28395e',
      vehicle: 'reefer',
      lines: ['Dueños operadores'],
      small: '90% del bruto, refrigerado',
    },
    es: [
      'Dueños operadores, refrigerado, 90%',
      'Fruta de Laredo a Chicago y carne de regreso, semanas de $8,500 a $10,000 brutos. Pagamos cada viernes, con tarjeta de diésel y cajas Utility 2022 sin costo el primer mes.',
    ],
  },
  {
    key: 'lease-to-own',
    category: 'cdl-a-owner-operators',
    company: 'Blue Heron Logistics',
    town: 'Oak Creek',
    price: '$850/wk',
    board: {
      size: 'wide',
      style: 'badge',
      color: '#2f5d3a',
      icon: 'key',
      lines: ['Lease to own:', 'no money down'],
      small: '2022 Cascadia, $850 a week',
    },
    en: [
      'Lease to own a 2022 Cascadia, no money down',
      'Three years, $850 a week, last payment is one dollar. Engine and after-treatment stay under warranty the whole time, and you may walk away whenever you like.',
    ],
  },
  {
    key: 'power-only',
    category: 'cdl-a-owner-operators',
    company: 'Wolf Creek Haulers',
    town: 'St. Louis',
    price: '$3.10/mi',
    board: {
      size: 'single',
      style: 'sign',
      color: '#006b54',
      icon: 'star',
      lines: ['Power only', '$3.10 a mile'],
      small: 'Drop & hook · IL MO IN OH',
    },
    en: [
      'Power only, $3.10 a mile average',
      'Pre-loaded trailers, drop and hook on both ends, no waiting in docks. Pay within 24 hours of delivery. One truck or twenty.',
    ],
  },
  {
    key: 'dnipro',
    category: 'cdl-a-owner-operators',
    company: 'Dnipro Lines',
    town: 'Wheeling',
    price: '90%',
    board: {
      size: 'single',
      style: 'corner',
      color: '#5a2a57',
      icon: 'coin',
      lines: ['Оунерам', '90%'],
      small: 'Степдек, флэтбед',
    },
    ru: [
      'Оунерам на флэтбеде 90% от гросса',
      'Степдек и флэтбед, свои клиенты на стали и технике, в среднем $3.20 за милю. Пермиты за наш счёт, тенты и цепи дадим. Офис в Wheeling, заезжайте на кофе.',
    ],
  },
]
