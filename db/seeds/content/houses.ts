import type { SceneName } from '../drawing/scenes.ts'
import { commas, dollars, type Kind } from './kind.ts'

const HOUSES: readonly SceneName[] = ['house-blue', 'house-yellow', 'house-brick']

export const housesForSale: Kind = {
  weight: 36,
  trade: 'realty',
  closing: 'property',
  draft({ pick, between, some }) {
    const beds = between(2, 4)
    const feet = beds * between(420, 560)
    const price = dollars(Math.round((feet * between(130, 235)) / 5000) * 5000 - 100)
    return {
      facts: {
        beds: `${beds}`,
        baths: `${between(1, 3)}`,
        feet: commas(feet),
        price,
        built: `${between(1958, 2021)}`,
        acres: pick(['0.2', '0.3', '0.5', '0.8', '2.5'] as const),
      },
      price,
      scenes: [pick(HOUSES), ...some(['living-room', 'kitchen', 'land'] as const, 2)],
    }
  },
  words: {
    en: {
      titles: [
        '{beds}-bedroom house in {city}, {price}',
        'House with room for a truck, {city}',
        '{beds} bed, {baths} bath, {feet} sq ft, {city}',
        'Brick house, {acres} acres, {city}',
      ],
      body: [
        [
          '{beds} bedrooms, {baths} baths, {feet} square feet in {town}, built {built}, lot of {acres} acres.',
          'Solid house in {town}: {feet} square feet, {beds} bedrooms, {acres} acres.',
        ],
        [
          'Concrete pad and gate for a semi, no HOA.',
          'Two-car garage, dry basement, furnace from 2021.',
          'New roof and windows, kitchen done two years ago.',
          'Ten minutes to {road}, school bus at the corner.',
        ],
        ['{price}.', 'Asking {price}, FHA and VA welcome.', '{price}, owner financing with 20 % down.'],
      ],
    },
    ru: {
      titles: [
        'Дом, {beds} спальни, {city}, {price}',
        'Дом с местом под трак, {city}',
        'Дом {feet} кв. футов, {city}',
        'Продаётся дом, {acres} акра, {city}',
      ],
      body: [
        [
          'Спален {beds}, ванных {baths}, {feet} кв. футов, {town}, построен в {built}, участок {acres} акра.',
          'Крепкий дом, {town}: {feet} кв. футов, спален {beds}, участок {acres} акра.',
        ],
        [
          'Бетонная площадка и ворота под трак, без HOA.',
          'Гараж на две машины, сухой подвал, отопление 2021 года.',
          'Новая крыша и окна, кухне два года.',
          'Десять минут до {road}, школьный автобус на углу.',
        ],
        ['{price}.', 'Цена {price}, можно FHA и VA.', '{price}, рассрочка от хозяина при взносе 20 %.'],
      ],
    },
    es: {
      titles: [
        'Casa de {beds} recámaras, {city}, {price}',
        'Casa con lugar para tráiler, {city}',
        'Casa de {feet} pies², {city}',
        'Se vende casa, {acres} acres, {city}',
      ],
      body: [
        [
          '{beds} recámaras, {baths} baños, {feet} pies cuadrados en {town}, año {built}, terreno de {acres} acres.',
          'Casa firme en {town}: {feet} pies cuadrados, {beds} recámaras, {acres} acres.',
        ],
        [
          'Losa y portón para tráiler, sin HOA.',
          'Cochera para dos carros, sótano seco, calefacción de 2021.',
          'Techo y ventanas nuevas, cocina de hace dos años.',
          'A diez minutos de la {road}, camión escolar en la esquina.',
        ],
        ['{price}.', 'Pido {price}, se acepta FHA y VA.', '{price}, dueño financia con 20 % de enganche.'],
      ],
    },
  },
}
