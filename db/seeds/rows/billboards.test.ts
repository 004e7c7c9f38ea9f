import { expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { readLayout } from '#app/features/layouts/layout-config.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { BILLBOARDS } from '../billboards.ts'
import { approvalsOf, billboardsOf } from './billboards.ts'
import { categoryLayoutRows, homeLayoutRows } from './layouts.ts'
import { ownersOf } from './owners.ts'

const PICTURE = { id: 'b'.repeat(32), width: 640, height: 416 }
const make = () => billboardsOf({ owners: ownersOf(NOW), gallery: { billboard: () => PICTURE }, now: NOW })
const billboards = make()
const rows = billboards.map(({ row }) => row)
const up = rows.filter(({ status, moderation }) => status === 'active' && moderation === 'approved')
const upIds = new Set(up.map(({ id }) => id))

test('the same moment gives the same billboards', () => {
  expect(make()).toEqual(billboards)
})

test('every category has a billboard of its own that is up', () => {
  const without = CATEGORY_SLUGS.filter((slug) => !up.some(({ category }) => category === slug))
  expect(without).toEqual([])
})

test('every billboard has its own name, number and picture, and something to say', () => {
  expect(new Set(BILLBOARDS.map(({ key }) => key)).size).toBe(BILLBOARDS.length)
  expect(new Set(rows.map(({ adId }) => adId)).size).toBe(rows.length)
  expect(rows.every(({ images }) => images?.length === 1)).toBe(true)
  const texts = rows.flatMap(({ description }) => Object.values(description))
  expect(texts.filter((text) => text.length < 80 || text.length > 900)).toEqual([])
  expect(rows.filter(({ title }) => Object.values(title).some((text) => text.length > 50))).toEqual([])
})

test('all three languages are among them', () => {
  const mixes = new Set(rows.map(({ title }) => Object.keys(title).join()))
  expect(['en', 'ru', 'es', 'en,ru,es'].every((mix) => mixes.has(mix))).toBe(true)
})

test('[DET-01] some lead to a website, the others show a contact', () => {
  const sites = rows.filter(({ contactType }) => contactType === 'website')
  expect(sites.length).toBeGreaterThan(5)
  expect(sites.every(({ websiteUrl }) => websiteUrl?.endsWith('.example/'))).toBe(true)
  const calls = rows.filter(({ contactType }) => contactType === 'contact_info')
  expect(calls.every(({ contactName, contactEmail }) => contactName && contactEmail)).toBe(true)
})

test('[AD-05] what an admin has judged has its record, what waits has none', () => {
  const judged = rows.filter(({ moderation }) => moderation !== 'waiting')
  expect(approvalsOf(rows).map(({ adId }) => adId)).toEqual(judged.map(({ id }) => id))
  expect(rows.length - judged.length).toBeGreaterThan(0)
})

test('[HOME-03] the main page is laid out with merged places, all of them up, and two left free', () => {
  const [row] = homeLayoutRows(billboards, NOW)
  const layout = readLayout(row?.config)
  expect([row?.name, row?.isActive, layout?.rows, layout?.cols]).toEqual(['Main street', true, 5, 4])
  const positions = layout?.positions ?? []
  // readLayout leaves out what overlaps or lies outside, so the count shows that nothing does.
  expect(positions).toHaveLength(12)
  expect(positions[0]).toMatchObject({ row: 0, col: 0, width: 2, height: 2 })
  expect(positions.every(({ adId }) => adId !== null && isUuid(adId) && upIds.has(adId))).toBe(true)
  expect(20 - positions.reduce((cells, { width, height }) => cells + width * height, 0)).toBe(2)
})

test('[CAT-06] three categories have a layout of their own billboards', () => {
  const layouts = categoryLayoutRows(billboards, NOW)
  expect(layouts).toHaveLength(3)
  for (const { categorySlug, config } of layouts) {
    const ids = (readLayout(config)?.positions ?? []).flatMap(({ adId }) => adId ?? [])
    const own = ids.filter((id) =>
      up.some((billboard) => billboard.id === id && billboard.category === categorySlug),
    )
    expect(ids.length).toBeGreaterThan(3)
    expect(own).toEqual(ids)
  }
})
