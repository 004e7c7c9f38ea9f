import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { CONTACT_LIMITS } from './rules.ts'
import { contactForm } from './schema.ts'

const good = {
  name: 'Ann Driver',
  email: 'ann@example.com',
  phone: '5550100199',
  subject: 'A question',
  message: 'How do I renew my listing?',
}

function parse(given: Partial<Record<keyof typeof good | 'website', string>>, t = TRANSLATE.en) {
  return parseWithZod(new URLSearchParams({ ...good, ...given }), { schema: contactForm(t) })
}

function errorsOf(given: Parameters<typeof parse>[0], t = TRANSLATE.en) {
  const parsed = parse(given, t)
  return parsed.status === 'success' ? {} : parsed.error
}

describe('[CON-02] a message', () => {
  test('is taken as it was written, with the phone number in its usual form', () => {
    expect(parse({ message: '  Йод, ñandú — <b>ok</b>\r\nsecond line  ' })).toMatchObject({
      status: 'success',
      value: {
        ...good,
        phone: '(555) 010-0199',
        message: 'Йод, ñandú — <b>ok</b>\nsecond line',
        website: '',
      },
    })
  })

  test('needs name, e-mail, subject and message', () => {
    const empty = { name: '', email: '', phone: '', subject: '', message: '' }

    expect(errorsOf(empty)).toEqual({
      name: ['Name is required'],
      email: ['Email is required'],
      subject: ['Subject is required'],
      message: ['Message is required'],
    })
    expect(errorsOf({ name: ' ', email: '  ', subject: '\t', message: ' \n ' })).toEqual(errorsOf(empty))
  })

  test.each(LOCALES)('says what is missing in %s', (locale) => {
    const t = TRANSLATE[locale]

    expect(errorsOf({ name: '', message: 'short' }, t)).toEqual({
      name: [t('contact.nameRequired')],
      message: [t('contact.messageTooShort', { min: 10 })],
    })
  })

  test.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann @example.com',
    'a@b@c.com',
    'a@b.com,c@d.com',
    'Ann <a@b.com>',
  ])('refuses “%s” as an e-mail address', (email) => {
    expect(errorsOf({ email })).toEqual({ email: ['Please enter a valid email address'] })
  })

  test.each(['ann@example.com', "o'neil+load@sub.example.co", 'анна@почта.рф'])(
    'takes “%s” as an e-mail address',
    (email) => {
      expect(errorsOf({ email })).toEqual({})
    },
  )

  test('has at least 10 characters after trimming', () => {
    expect(errorsOf({ message: '  123456789  ' })).toEqual({
      message: ['Message must be at least 10 characters long'],
    })
    expect(errorsOf({ message: '  1234567890  ' })).toEqual({})
  })

  test('has limits that the database holds too', () => {
    const fits = {
      name: '🚚'.repeat(CONTACT_LIMITS.name),
      subject: 'я'.repeat(150),
      message: '🚚'.repeat(5000),
    }
    const tooLong = { name: 'a'.repeat(101), subject: 'a'.repeat(151), message: 'a'.repeat(5001) }

    expect(errorsOf(fits)).toEqual({})
    expect(errorsOf(tooLong)).toEqual({
      name: ['No more than 100 characters, please'],
      subject: ['No more than 150 characters, please'],
      message: ['No more than 5,000 characters, please'],
    })
  })

  test('[CON-02] may do without a phone number, and keeps the whole of one', () => {
    expect(parse({ phone: '' })).toMatchObject({ value: { phone: '' } })
    expect(parse({ phone: '+1 (555) 010-0199 ext. 4' })).toMatchObject({
      value: { phone: '(555) 010-0199 x4' },
    })
    expect(parse({ phone: '1 555 010 0199' })).toMatchObject({ value: { phone: '(555) 010-0199' } })
  })

  test.each(['name', 'email', 'subject'] as const)(
    '[CON-04] keeps a second line out of the header field %s',
    (field) => {
      expect(errorsOf({ [field]: `${good[field]}\r\nBcc: everyone@example.com` })).toEqual({
        [field]: ['Please write this on one line'],
      })
    },
  )
})
