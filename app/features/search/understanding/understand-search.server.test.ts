import { expect, test } from 'vitest'
import { searchTerm } from '#app/features/items/search-text.ts'
import { understand } from './understand-search.server.ts'

const said = (typed: string) => {
  const [found = null] = understand(searchTerm(typed), null)
  return (
    found &&
    `${found.category}?${new URLSearchParams(found.params.map((pair) => [...pair]))} ${found.rest}`.trim()
  )
}
const TRUCKS = 'trucks-trailers-marketplace'
const JOBS = 'cdl-a-company-drivers'

test.for([
  ['2021 cascadia under 60k', `${TRUCKS}?year=2021&make=freightliner&max=60000 cascadia`],
  ['рефка 2020', `${TRUCKS}?kind=reefer&year=2020`],
  ['caja refrigerada 2020', `${TRUCKS}?kind=reefer&year=2020`],
  ['Кенворт слипер до 80k', `${TRUCKS}?make=kenworth&kind=sleeper&max=80000`],
  ['kenworth usado menos de 50k', `${TRUCKS}?make=kenworth&condition=used&max=50000`],
  ['reefer regional home weekly', `${JOBS}?freight=reefer&route=regional&home=weekly`],
  ['CDL A jobs 1500 a week Chicago', `${JOBS}?license=a&pay=1500- chicago`],
  ['регионал рефка 1800 в неделю', `${JOBS}?route=regional&freight=reefer&pay=1800-`],
  ['truck under 30000', `${TRUCKS}?max=30000`],
  ['camion de menos de 40000', `${TRUCKS}?max=40000`],
  ['тягач от 40 до 60 тысяч', `${TRUCKS}?min=40000&max=60000`],
  ['parking under 300 a month', 'parking-lots?price-month=-300'],
  ['стоянка до 20 в день', 'parking-lots?price-day=-20'],
  [
    '2019 freightliner cascadia automatic',
    `${TRUCKS}?year=2019&make=freightliner&transmission=automated&transmission=automatic cascadia`,
  ],
  ['кенворт от 2018 до 2021', `${TRUCKS}?make=kenworth&year=2018-2021`],
  ['kenworth t680 2018-2021', `${TRUCKS}?make=kenworth&year=2018-2021 t680`],
  ['$60k sleeper under 500k miles', `${TRUCKS}?kind=sleeper&mileage=-500000 $60k`],
  ['cdl school under $5,000', 'cdl-a-schools?tuition=-5000'],
  ['3 bedroom house under 300k', 'real-estate-marketplace?bedrooms=3&property=house&max=300000'],
  ['casa en renta hasta 1500 al mes', 'real-estate-marketplace?property=house&deal=rent&max=1500'],
  ['reefer 0.70 a mile', `${JOBS}?freight=reefer&paid=per-mile&paid=per-loaded-mile 0.70`],
  ['reefer 1800/week', `${JOBS}?freight=reefer&pay=1800-`],
  ['caja seca entre 20 mil y 40 mil', `${TRUCKS}?kind=dry-van&min=20000&max=40000`],
  ['трак 40-60к', `${TRUCKS}?min=40000&max=60000`],
  ['dispatcher', null],
  ['2021', null],
  ['Kenworth', null],
  ["'; drop table listings --", null],
  ['', null],
] as const)('[FACET-06] “%s” says %s', ([typed, expected]) => {
  expect(said(typed)).toBe(expected)
})
