import { describe, expect, test } from 'vitest'
import { requiredLanguage } from './listing-form.ts'

describe('the form', () => {
  test('[POST-02] asks for the language of the reader, unless the listing speaks others only (D-33)', () => {
    expect(requiredLanguage({}, 'es')).toBe('es')
    expect(requiredLanguage({ en: 'a', ru: 'б' }, 'ru')).toBe('ru')
    expect(requiredLanguage({ ru: 'б' }, 'en')).toBe('ru')
  })
})
