import { expect, test } from 'vitest'
import { draftList, draftTexts, draftTitle, formatDraftMark, parseDraftMark } from './draft.ts'

test('[FORM-02] a mark names this opening of a form, and the draft it started from', () => {
  const fresh = { id: 'a1b2c3d4', from: null }
  const continued = { id: 'a1b2c3d4', from: { id: 'ffff0000', savedAtMs: 1_700_000_000_000 } }
  const old = { id: 'a1b2c3d4', from: { id: '', savedAtMs: 5 } }
  for (const mark of [fresh, continued, old]) expect(parseDraftMark(formatDraftMark(mark))).toEqual(mark)
})

test.each(['', 'x', 'A1B2C3D4', 'a1b2c3d4.', 'a1b2c3d4.ffff0000', 'a1b2c3d4.ffff0000.-1', "a1b2c3d4'--"])(
  '%j is no mark',
  (text) => expect(parseDraftMark(text)).toBeNull(),
)

test('[FORM-01] a draft gives back the fields it has, and no others', () => {
  const fields = { title: 'Ken', pictures: ['a', 'b'], one: 'a', none: '' }
  expect(draftTexts(fields, ['title', 'pictures', 'missing'])).toEqual({ title: 'Ken' })
  expect(draftTexts(null, ['title'])).toEqual({})
  expect(['pictures', 'one', 'none', 'missing'].map((name) => draftList(fields, name))).toEqual([
    ['a', 'b'],
    ['a'],
    [],
    null,
  ])
})

test('[FORM-02] a draft is recognized by its title, in whatever language, or what comes nearest', () => {
  expect(draftTitle({ titleEn: ' ', titleRu: 'Тягач Вольво', company: 'Volkov LLC' })).toBe('Тягач Вольво')
  expect(draftTitle({ company: 'Volkov LLC' })).toBe('Volkov LLC')
  expect(draftTitle({ titleEn: '🚛'.repeat(80) })).toBe('🚛'.repeat(60))
  expect(draftTitle({ category: 'jobs' })).toBe('')
})
