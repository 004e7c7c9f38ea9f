import { expect, test } from 'vitest'
import { LOCALES } from './locale.ts'
import { relativeDay } from './relative-day.ts'

const NOW = new Date('2026-02-16T12:00:00Z')
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const inAll = (hours: number) => LOCALES.map((locale) => relativeDay(at(hours), NOW, locale))

test('[ADM-05] an age is read in hours, and from two days on in days, in every language', () => {
  expect(relativeDay(at(0), NOW, 'en')).toBe('this hour')
  expect(relativeDay(at(-47.9), NOW, 'en')).toBe('47 hours ago')
  expect(inAll(-5)).toEqual(expect.arrayContaining(['5 hours ago', '5 часов назад', 'hace 5 horas']))
  expect(inAll(-49)).toEqual(expect.arrayContaining(['2 days ago', 'позавчера', 'anteayer']))
  expect(relativeDay(at(24 * 9), NOW, 'en')).toBe('in 9 days')
})
