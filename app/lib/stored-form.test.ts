import { expect, test } from 'vitest'
import { differencesOf } from './stored-form.ts'

test('[FORM-04] the fields that differ are named with both values, and no others', () => {
  const stored = { price: 'Free', city: 'Gary', pictures: ['a'], emails: 'on', phone: '' }
  const form = { price: '$10', city: 'Gary', pictures: ['a', 'b'], emails: false, formId: 'x' }
  expect(differencesOf(stored, form)).toEqual([
    { name: 'price', theirs: 'Free', mine: '$10' },
    { name: 'pictures', theirs: ['a'], mine: ['a', 'b'] },
    { name: 'emails', theirs: 'on', mine: '' },
  ])
  expect(differencesOf(stored, { ...stored, emails: true, phone: undefined })).toEqual([])
})
