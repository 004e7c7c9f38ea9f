import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { profileForm } from './schema.ts'

const schema = profileForm(TRANSLATE.en)
const sent = (given: Record<string, unknown> = {}) =>
  schema.safeParse({ fullName: 'Dana Driver', language: 'en', favoriteCategories: [], ...given })
const complaints = (given: Record<string, unknown>) => sent(given).error?.issues.map(({ message }) => message)

test('[PROF-02] everything but the name may be left out', () => {
  expect(sent().data).toEqual({
    fullName: 'Dana Driver',
    phone: '',
    bio: '',
    location: '',
    avatar: '',
    companyName: '',
    companyLogo: '',
    language: 'en',
    emailNotifications: false,
    favoriteCategories: [],
  })
})

test('[PROF-02] a phone number is kept in one spelling', () => {
  expect(sent({ phone: '+1 555.123.4567' }).data?.phone).toBe('(555) 123-4567')
  expect(sent({ phone: '  ' }).data?.phone).toBe('')
  expect(complaints({ phone: '555-1234' })).toEqual([
    'Enter all ten digits of a US number, or a number of another country with its +',
  ])
})

test.each([
  ['a name of 26 letters', { fullName: 'x'.repeat(26) }, 'No more than 25 characters, please'],
  ['no name', { fullName: ' \u202e ' }, 'Full name is required'],
  ['a bio of 1501', { bio: 'x'.repeat(1501) }, 'No more than 1,500 characters, please'],
  [
    'letters with very many marks',
    { bio: `e${'\u0301'.repeat(1600)}` },
    'No more than 1,500 characters, please',
  ],
  ['a place of 121', { location: 'x'.repeat(121) }, 'No more than 120 characters, please'],
  [
    'a photo from elsewhere',
    { avatar: 'https://x.example/a.png' },
    'This picture is no longer there. Please upload it again.',
  ],
])('[PROF-02] %s is refused', (_, given, complaint) => {
  expect(complaints(given)).toContain(complaint)
})

test.each([
  { language: 'fr' },
  { favoriteCategories: ['no-such-category'] },
  { favoriteCategories: ['mechanics', 'Mechanics'] },
])('[PROF-02] what no form of ours offers is refused: %j', (given) => {
  expect(sent(given).success).toBe(false)
})

test('[PROF-03] what belongs to admins is not even read', () => {
  const strange = { role: 'admin', isVerified: 'on', adminNotes: 'x', email: 'a@b.example', id: '1' }
  expect(Object.keys(sent(strange).data ?? {})).not.toEqual(expect.arrayContaining(['role']))
  expect(sent(strange).data).toEqual(sent().data)
})
