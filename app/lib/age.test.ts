import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { ageOf, ageText } from './age.ts'
import { LOCALES } from './locale.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
const inAll = (at: string) => LOCALES.map((locale) => ageText(ageOf(new Date(at), NOW), TRANSLATE[locale]))

test.for([
  ['2026-05-10T11:59:57Z', 'just now', 'только что', 'ahora mismo'],
  ['2026-05-10T12:00:05Z', 'just now', 'только что', 'ahora mismo'],
  ['2026-05-10T11:59:00Z', '1 minute ago', '1 минуту назад', 'hace 1 minuto'],
  ['2026-05-10T11:00:01Z', '59 minutes ago', '59 минут назад', 'hace 59 minutos'],
  ['2026-05-10T11:00:00Z', '1 hour ago', '1 час назад', 'hace 1 hora'],
  ['2026-05-09T12:00:01Z', '23 hours ago', '23 часа назад', 'hace 23 horas'],
  ['2026-05-09T12:00:00Z', '1 day ago', '1 день назад', 'hace 1 día'],
  ['2026-05-05T13:00:00Z', '4 days ago', '4 дня назад', 'hace 4 días'],
] as const)('[DASH-02] posted at %s: %s', ([at, ...texts]) => {
  const [en, ru, es] = texts
  expect(inAll(at)).toEqual(expect.arrayContaining([en, ru, es]))
})
