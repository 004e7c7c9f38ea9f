import { expect, test } from 'vitest'
import { listAddress, mapAddress } from './map-address.ts'

const params = (text: string) => new URLSearchParams(text)

test('[GEO-07] the map keeps the filters and the place of its list, and gives them back', () => {
  const search = 'make=volvo&make=mack&near=60446&within=50&max=60000'
  const map = mapAddress('/categories/trucks-trailers-marketplace', params(`${search}&page=3&sort=oldest`))

  expect(map).toBe(`/map?category=trucks-trailers-marketplace&${search}`)
  expect(listAddress(params(map?.slice(5) ?? ''))).toBe(`/categories/trucks-trailers-marketplace?${search}`)
})

test('[GEO-07] a town of the map leads to the list around it, instead of the place before', () => {
  const address = listAddress(params('category=jobs&state=IL&near=60446&within=500'), {
    near: 'Joliet, IL',
    within: '25',
    state: '',
  })

  expect(address).toBe('/categories/jobs?near=Joliet%2C+IL&within=25')
})

test('[GEO-07] the map of a search stays one; pages without a list have no map', () => {
  expect(mapAddress('/search', params('q=reefer&category=jobs'))).toBe('/map?q=reefer&category=jobs')
  expect(listAddress(params('q=reefer&category=jobs'))).toBe('/search?q=reefer&category=jobs')
  expect(mapAddress('/favorites', params(''))).toBeNull()
})
