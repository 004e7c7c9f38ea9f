import { expect, test } from 'vitest'
import { withoutContactData } from './contact-data.ts'

test.each([
  ['2019 Kenworth T680, call (312) 555-0142', '2019 Kenworth T680'],
  ['2019 Kenworth T680 312.555.0142', '2019 Kenworth T680'],
  ['+1 312 555 0142 Kenworth', 'Kenworth'],
  ['Kenworth 3125550142', 'Kenworth'],
  ['Kenworth 3 1 2 5 5 5 0 1 4 2', 'Kenworth'],
  ['Тягач, тел. +7 921 555-01-42', 'Тягач'],
  ['Kenworth 555-0142', 'Kenworth'],
  ['Kenworth ３１２５５５０１４２', 'Kenworth'],
  ['Cascadia VIN 1FUJGLDR9CLBP8834', 'Cascadia'],
  ['Cascadia vin: 1fujgldr9clbp8834', 'Cascadia'],
  ['Parking at 4100 W 35th St, Chicago', 'Parking at , Chicago'],
  ['Parking, 1200 Industrial Park Blvd', 'Parking'],
  ['Shop 15 Mile Rd 22', 'Shop'],
  ['Drivers wanted jobs@example.com', 'Drivers wanted'],
  ['Drivers wanted www.example.com/jobs', 'Drivers wanted'],
  ['Drivers wanted example.com', 'Drivers wanted'],
])('[SHARE-03] the title %j reads %j on an image', (title, shown) => {
  expect(withoutContactData(title)).toBe(shown)
})

test.each([
  '2018 Great Dane 53 ft reefer, St. Louis',
  '2020 2021 2022 Cascadia, 540,000 miles, $1,234,500',
  'CDL A, 0.70–0.85 per mile, 2,500 mi a week',
  'Dry van 53x102, 13.6 ft, I-80 exit 145',
  'Local delivery, home daily. Mon–Fri 7:00-16:00',
  'Freightliner Cascadia 126 DD15 DT12',
  'Internationalization',
])('[SHARE-03] the title %j stays as it is', (title) => {
  expect(withoutContactData(title)).toBe(title.normalize('NFKC'))
})
