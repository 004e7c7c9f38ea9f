import { expect, test } from 'vitest'
import { findValues } from './find-values.ts'

test.each([
  ['2021 Freightliner Cascadia, DD15, 412k miles', { year: 2021, mileage: 412_000 }],
  ['2019 Kenworth T680, 523,400 miles, APU', { year: 2019, mileage: 523_400 }],
  ['Selling my Volvo VNL 2018, 610k mi', { year: 2018, mileage: 610_000 }],
  ['Peterbilt 389 2015, rebuilt engine', { year: 2015 }],
  ['Продаю Freightliner Cascadia 2020, 450 тыс. миль', { year: 2020, mileage: 450_000 }],
  ['Вольво 2017, пробег 600 000 миль', { year: 2017, mileage: 600_000 }],
  ['Vendo Kenworth T680 2020, 480,000 millas', { year: 2020, mileage: 480_000 }],
  ['2020 Great Dane reefer 53 ft', { year: 2020 }],
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
