import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { slugOf } from './slug.ts'

test.for([
  ['2019 Freightliner Cascadia 126, DD15', '2019-freightliner-cascadia-126-dd15'],
  ['Охраняемая стоянка для траков', 'okhranyaemaya-stoyanka-dlya-trakov'],
  ['¡Tráiler! Señor', 'trailer-senor'],
  ['Йогурт щётка', 'yogurt-shchetka'],
  ['Продам тягач Вольво ёмкость', 'prodam-tyagach-volvo-emkost'],
  ['Єва Їжак Ґава', 'yeva-yizhak-gava'],
  ['Łukasz Żółć Straße', 'lukasz-zolc-strasse'],
  ['Ørsted Ævar Åse Þór', 'orsted-aevar-ase-thor'],
  ['Đorđe Ђорђе Љубав', 'dorde-djordje-ljubav'],
  ['ışık İstanbul Çağrı', 'isik-istanbul-cagri'],
  ['中文', 'item'],
] as const)('[DET-03] the permalink of %j ends in %s', ([title, slug]) => {
  expect(slugOf(title)).toBe(slug)
})

test('whatever the title, the slug is a clean piece of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u)
    }),
    { numRuns: numRuns() },
  )
})
