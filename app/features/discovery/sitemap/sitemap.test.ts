import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { entryXml, idRange, MAX_IN_PART, parsePartName, partFile, partsOf, prefixOfGroup } from './sitemap.ts'

const groups = fc.dictionary(
  fc.integer({ min: 0, max: 999 }).map(prefixOfGroup),
  fc.integer({ min: 1, max: MAX_IN_PART }),
)

describe('the parts of the sitemap', () => {
  test('each id that exists is in exactly one of them, and none holds more than it may', () => {
    fc.assert(
      fc.property(groups, (counts) => {
        const parts = partsOf('listing', counts)
        const holders = (group: string) => parts.filter(({ prefix }) => group.startsWith(prefix))
        const held = ({ prefix }: { prefix: string }) =>
          Object.entries(counts)
            .filter(([group]) => group.startsWith(prefix))
            .reduce((sum, [, count]) => sum + count, 0)

        expect(Object.keys(counts).filter((group) => holders(group).length !== 1)).toEqual([])
        expect(parts.filter((part) => held(part) === 0 || held(part) > MAX_IN_PART)).toEqual([])
      }),
      { numRuns: numRuns() },
    )
  })

  test('a small site has one part, which gives way to ten when it grows too large', () => {
    expect(partsOf('listing', { '010': 4, '099': 9 }).map(partFile)).toEqual(['listings-0.xml'])
    expect(partsOf('listing', { '010': 9000, '015': 900, '099': 9000 }).map(partFile)).toEqual([
      'listings-01.xml',
      'listings-09.xml',
    ])
    expect(partsOf('banner', { '010': 10_000, '015': 900 }).map(partFile)).toEqual([
      'promotions-010.xml',
      'promotions-015.xml',
    ])
  })

  test('a part says by its name which public ids it holds', () => {
    expect(idRange({ prefix: '0' })).toEqual({ from: 0, below: 1_000_000 })
    expect(idRange({ prefix: '045' })).toEqual({ from: 450_000, below: 460_000 })
    expect(idRange({ prefix: '12' })).toEqual({ from: 1_200_000, below: 1_300_000 })
  })

  test('a name leads back to its part, and other names to none', () => {
    expect(parsePartName('listings-045.xml')).toEqual({ kind: 'listing', prefix: '045' })
    expect(parsePartName('promotions-0.xml')).toEqual({ kind: 'banner', prefix: '0' })
    const strange = [
      'listings-.xml',
      'listings-0',
      'ads-0.xml',
      'listings-0123.xml',
      'listings--1.xml',
      'listings-٣.xml',
    ]
    expect(strange.filter((name) => parsePartName(name) !== null)).toEqual([])
  })
})

test('[LANG-06] an address stands there with its languages and the day it changed', () => {
  const changedAt = new Date('2026-02-16T15:00:00.000Z')
  const xml = entryXml('https://haulpost.example', {
    path: '/listings/123456/kenworth',
    neutralPath: '/listings/123456',
    changedAt,
  })

  expect(xml).toBe(
    '<url><loc>https://haulpost.example/listings/123456/kenworth</loc>' +
      '<lastmod>2026-02-16T15:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://haulpost.example/listings/123456"/>' +
      '<xhtml:link rel="alternate" hreflang="ru" href="https://haulpost.example/ru/listings/123456"/>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://haulpost.example/es/listings/123456"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://haulpost.example/listings/123456"/>' +
      '</url>\n',
  )
})
