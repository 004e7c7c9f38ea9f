import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each(['ann@example.com', 'дима@почта.рф', 'a.b+c@mail.example.co'])(
  '[CON-02] %s is an address',
  (text) => expect(isEmailAddress(text)).toBe(true),
)

test.each([
  'dana.@example.com',
  '.dana@example.com',
  'da..na@example.com',
  'dana@.example.com',
  'ann',
  'ann@example',
  'a b@example.com',
  'a@b.com,c@d.com',
  'Ann <a@b.com>',
  'a\u200bnn@example.com',
])('[CON-02] %j is none', (text) => expect(isEmailAddress(text)).toBe(false))
