import { expect, test } from 'vitest'
import { findValues } from './find-values.ts'

test.each([
  ['2021 Freightliner Cascadia, DD15, 412k miles', { make: 'freightliner', year: 2021, mileage: 412_000 }],
  ['2019 Kenworth T680, 523,400 miles, APU', { make: 'kenworth', year: 2019, mileage: 523_400 }],
  ['Selling my Volvo VNL 2018, 610k mi', { make: 'volvo', year: 2018, mileage: 610_000 }],
  ['Peterbilt 389 2015, rebuilt engine', { make: 'peterbilt', year: 2015 }],
  [
    'Продаю Freightliner Cascadia 2020, 450 тыс. миль',
    { make: 'freightliner', year: 2020, mileage: 450_000 },
  ],
  ['Вольво 2017, пробег 600 000 миль', { make: 'volvo', year: 2017, mileage: 600_000 }],
  ['Vendo Kenworth T680 2020, 480,000 millas', { make: 'kenworth', year: 2020, mileage: 480_000 }],
  ['2020 Great Dane reefer 53 ft', { make: 'great-dane', year: 2020 }],
  ['CDL A drivers, home weekly, dry van', { homeTime: 'weekly' }],
  ['Home every weekend, no touch', { homeTime: 'weekly' }],
  ['Local runs, home every night', { homeTime: 'daily' }],
  ['Водители CDL A, дома каждую неделю', { homeTime: 'weekly' }],
  ['Локал, каждый день дома', { homeTime: 'daily' }],
  ['Choferes, en casa cada semana', { homeTime: 'weekly' }],
  ['Chofer local, en casa todas las noches', { homeTime: 'daily' }],
  ['OTR reefer drivers wanted', { route: ['otr'] }],
  ['Dry van, $0.65 per mile', { payModel: 'per-mile', payFrom: 650 }],
  ['В компанию, $0.62 за милю', { payModel: 'per-mile', payFrom: 620 }],
  ['Chofer, $.625/mi', { payModel: 'per-mile', payFrom: 625 }],
  ['Owner operators 88% of gross', { payModel: 'percent', payFrom: 880 }],
  ['Оунеры, 90 % от гросса', { payModel: 'percent', payFrom: 900 }],
  ['Рейсы ОТР, рефрижератор', { route: ['otr'] }],
])('[ATTR-08] %s: its facts are offered', (text, values) => {
  expect(Object.fromEntries(findValues(text).map(({ key, value }) => [key, value]))).toEqual(values)
})

test.each([
  ['Family company since 2009, 60606'],
  ['Furnace from 2021, new roof'],
  ['2,800 miles a week, paid Friday'],
  ['Within 120 miles of Chicago'],
  ['3,000 miles per week guaranteed'],
  ['3 000 миль в неделю'],
  ['3,000 millas por semana'],
  ['Truck 2008 or newer, two years of experience'],
  ['Brother Kenneth, 2020 graduate'],
  ['Call 312 555 0123'],
  ['Home time of your choice'],
  ['Home every weekend or home daily, you choose'],
  ['Дом 2015 года, 3 спальни'],
  ['Casa construida en 2005'],
  ['Zip 60446, exit 263'],
  ['Up to $0.75 per mile'],
  ['Safety bonus $0.03 per mile'],
  ['$0.40 off a gallon'],
  ['88% of gross or $2.10 per mile'],
  ['401(k), we pay 70%'],
  ['400k'],
  ['2021'],
  [''],
])('[ATTR-08] %s: nothing is claimed', (text) => {
  expect(findValues(text)).toEqual([])
})

test('[ATTR-08] the words that say so come with the value', () => {
  expect(findValues('CDL A, home weekly, pets')).toEqual([
    { key: 'homeTime', value: 'weekly', words: 'home weekly' },
  ])
})

const TEXTS: readonly (readonly [text: string, values: object])[] = [
  [
    '2020 Freightliner Cascadia 126, DD15, DT12 automated, 512,000 miles. One owner, all records. Title in hand.',
    { make: 'freightliner', year: 2020, mileage: 512_000 },
  ],
  [
    'For sale: T680 2019 sleeper, 640k miles, new tires, no check engine.',
    { make: 'kenworth', year: 2019, mileage: 640_000 },
  ],
  ['Peterbilt 579 2018, X15, 18 speed. Call after 5 pm.', { make: 'peterbilt', year: 2018 }],
  [
    '2017 International LT625, A26, 545k mi, runs great',
    { make: 'international', year: 2017, mileage: 545_000 },
  ],
  ['International freight company hires. Trucks with fridges.', {}],
  ['Utilities included, two bedrooms, near the yard.', {}],
  ['2022 Utility reefer 53 ft, Thermo King, 4,100 hours', { make: 'utility', year: 2022 }],
  ['2016 Wabash dry van, swing doors, good floor', { make: 'wabash', year: 2016 }],
  ['Volvo VNL 760 2021 I-Shift. Will trade for a Kenworth.', { year: 2021 }],
  ['Western Star 49X, day cab, wet kit', { make: 'western-star' }],
  [
    'CDL A company drivers: $1,800 a week, home every weekend, W-2, health insurance.',
    { payModel: 'week', payFrom: 180_000, homeTime: 'weekly' },
  ],
  ['Pay is $1,500-$1,900 per week, no touch freight', { payModel: 'week', payFrom: 150_000, payTo: 190_000 }],
  [
    'Local driver, $1,650 weekly, home daily. Sign-on bonus $3,000.',
    { payModel: 'week', payFrom: 165_000, homeTime: 'daily' },
  ],
  [
    '$0.65 per mile, average $1,700 a week, $1,300 guaranteed weekly',
    { payModel: 'per-mile', payFrom: 650, payGuaranteed: 130_000 },
  ],
  ['Up to $2,500 a week!', {}],
  ['88% of gross. Trailer rent $250 a week, insurance $180 a week.', { payModel: 'percent', payFrom: 880 }],
  ['Dispatcher: $900/wk plus 1% of gross', { payModel: 'week', payFrom: 90_000 }],
  ['Truck parking $75 a week or $250 a month', {}],
  ['$1,800 a week for solo, $2,400 a week for teams', {}],
  [
    'Продаю Фредлайнер Каскадию 2019 года, пробег 480 тыс. миль, DD15, апу.',
    { make: 'freightliner', mileage: 480_000, year: 2019 },
  ],
  ['Кенворт Т680 2021, 13 ступка, один хозяин', { make: 'kenworth', year: 2021 }],
  ['Вольво 760 2020, автомат, торг', { make: 'volvo', year: 2020 }],
  ['Питербилт 389, длинный капот', { make: 'peterbilt' }],
  ['Трейлер Вабаш 2018, роллдор', { make: 'wabash', year: 2018 }],
  [
    'Ищем водителя CDL A, $1800 в неделю на руки, дома каждые выходные',
    { payModel: 'week', payFrom: 180_000, homeTime: 'weekly' },
  ],
  [
    'Оплата от 1500 до 2000$ в неделю, ОТР',
    { payModel: 'week', payFrom: 150_000, payTo: 200_000, route: ['otr'] },
  ],
  ['До $2500 в неделю, премии', {}],
  ['Механик в шоп: 1 600 долларов в неделю', { payModel: 'week', payFrom: 160_000 }],
  ['Гарантия $1400 в неделю, $0.70 за милю', { payModel: 'per-mile', payFrom: 700, payGuaranteed: 140_000 }],
  ['Лиз трака: платёж $850 в неделю, страховка отдельно', {}],
  ['Работа на мак и в кафе, без опыта', {}],
  [
    'Vendo Freightliner Cascadia 2018, 560,000 millas, papeles en regla',
    { make: 'freightliner', year: 2018, mileage: 560_000 },
  ],
  ['Se vende Great Dane 2015, caja seca', { make: 'great-dane', year: 2015 }],
  [
    'Chofer CDL A, $1,700 por semana, en casa cada fin de semana',
    { payModel: 'week', payFrom: 170_000, homeTime: 'weekly' },
  ],
  [
    'Pagamos de $1,400 a $1,800 semanales, ruta OTR',
    { payModel: 'week', payFrom: 140_000, payTo: 180_000, route: ['otr'] },
  ],
  ['Hasta $2,200 por semana', {}],
  ['Renta del remolque $200 por semana, 90% del bruto', { payModel: 'percent', payFrom: 900 }],
  ['Mecánico diésel, 1,500 dólares a la semana', { payModel: 'week', payFrom: 150_000 }],
]

test.each(TEXTS)('[ATTR-08] as people write: %s', (text, values) => {
  expect(Object.fromEntries(findValues(text).map(({ key, value }) => [key, value]))).toEqual(values)
})
