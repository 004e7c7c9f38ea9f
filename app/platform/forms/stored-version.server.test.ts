import { expect, test } from 'vitest'
import { assertCurrent, StaleFormError, versionOf } from './stored-version.server.ts'

const stored = { price: 'Free', city: 'Gary', pictures: ['a'] }

function staleFormOf(form: Parameters<typeof assertCurrent>[1]) {
  try {
    assertCurrent(stored, form)
    return null
  } catch (error) {
    if (error instanceof StaleFormError) return error
    throw error
  }
}

test('[FORM-04] the same values have the same version, in any order, and others have another', () => {
  expect(versionOf({ city: 'Gary', pictures: ['a'], price: 'Free' })).toBe(versionOf(stored))
  for (const other of [{ price: '$10' }, { pictures: [] }, { pictures: ['a', 'b'] }])
    expect(versionOf({ ...stored, ...other })).not.toBe(versionOf(stored))
})

test('[FORM-04] a form over the stored version is saved, whatever it says', () => {
  expect(staleFormOf({ price: '$10', version: versionOf(stored) })).toBeNull()
})

test.each([undefined, '', '0123456789abcdef'])(
  '[FORM-04] one over %j is refused with both versions',
  (version) => {
    const error = staleFormOf({ price: '$10', city: 'Gary', pictures: ['a'], version })
    expect(error?.refusal).toEqual({ kind: 'conflict', code: 'forms.stale' })
    expect(error?.stale).toEqual({
      version: versionOf(stored),
      differences: [{ name: 'price', theirs: 'Free', mine: '$10' }],
    })
  },
)

test('[FORM-04] where both versions say the same, no one is asked', () => {
  expect(staleFormOf({ ...stored, version: 'x' })).toBeNull()
})
