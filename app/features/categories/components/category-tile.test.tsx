import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '../category-list.ts'
import { CategoryTile } from './category-tile.tsx'

const markups = CATEGORY_SLUGS.map((category) => renderToStaticMarkup(<CategoryTile category={category} />))

test('[CAT-12] each category has a tile in its own look, hidden from screen readers', () => {
  expect(new Set(markups).size).toBe(CATEGORY_SLUGS.length)
  expect(markups.filter((markup) => !markup.startsWith('<span aria-hidden="true"'))).toEqual([])
})

test('[CAT-12] the sign of each category is drawn', () => {
  const drawn = readFileSync('public/category-signs.svg', 'utf8')
  const signs = markups.map((markup) => /category-signs\.svg#([\w-]+)"/u.exec(markup)?.[1])
  expect(signs.filter((sign) => !drawn.includes(`id="${sign}"`))).toEqual([])
})

test('[CAT-12] a tile costs a row less than 200 characters, and no script', () => {
  expect(Math.max(...markups.map(({ length }) => length))).toBeLessThan(200)
  expect(markups.filter((markup) => /<script|style=/u.test(markup))).toEqual([])
})
