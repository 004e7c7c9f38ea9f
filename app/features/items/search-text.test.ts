import { expect, test } from 'vitest'
import { searchTerm, searchTextOf, wordsOf } from './search-text.ts'

test('[SRCH-05] a term is folded, its spaces are one, and it ends at a hundred characters', () => {
  expect(searchTerm('  ЁЛКА \t  Camión ')).toBe('елка camion')
  expect(searchTerm('й'.repeat(500))).toHaveLength(100)
  expect(searchTerm('\u0000 \n')).toBe('\u0000')
})

test('nothing matches across the end of a title', () => {
  const text = searchTextOf({ category: 'jobs', title: { en: 'one' }, description: { en: 'two' } })
  expect(text).not.toContain('one two')
  expect(text.split('\n')).toContain('работа')
})

test('words worth suggesting are letters only, 4 to 32 of them, once each', () => {
  expect(wordsOf('Kenworth T680, kenworth! ёлки é12')).toEqual(['kenworth', 'елки'])
})
