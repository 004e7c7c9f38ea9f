import { expect, test } from 'vitest'
import { searchTerm } from '#app/features/items/search-text.ts'
import { understand } from './understand.ts'

const said = (typed: string) => {
  const found = understand(searchTerm(typed))
  return (
    found &&
    `${found.category}?${new URLSearchParams(found.params.map((pair) => [...pair]))} ${found.rest}`.trim()
  )
}
const TRUCKS = 'trucks-trailers-marketplace'
const JOBS = 'cdl-a-company-drivers'

test.for([
  ['2021 cascadia under 60k', `${TRUCKS}?year=2021&make=freightliner&max=60000`],
  ['рефка 2020', `${TRUCKS}?kind=reefer&year=2020`],
  ['caja refrigerada 2020', `${TRUCKS}?kind=reefer&year=2020`],
  ['Кенворт слипер до 80k', `${TRUCKS}?make=kenworth&kind=sleeper&max=80000`],
  ['kenworth usado menos de 50k', `${TRUCKS}?make=kenworth&condition=used&max=50000`],
  ['reefer regional home weekly', `${JOBS}?freight=reefer&route=regional&home=weekly`],
  ['CDL A jobs 1500 a week Chicago', `${JOBS}?license=a&pay=1500- chicago`],
  ['регионал рефка 1800 в неделю', `${JOBS}?route=regional&freight=reefer&pay=1800-`],
  ['dispatcher', null],
  ['2021', null],
  ['Kenworth', null],
  ["'; drop table listings --", null],
  ['', null],
] as const)('[FACET-06] “%s” says %s', ([typed, expected]) => {
  expect(said(typed)).toBe(expected)
})
