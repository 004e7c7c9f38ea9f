import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Locale } from '#app/lib/locale.ts'
import { writtenTexts } from '#app/lib/localized-text.ts'
import { typedListing } from '#tests/factories/posting.ts'
import { listingForm } from './schema.ts'

/** Returns the errors of each invalid field. */
function complaints(given: Record<string, unknown>, required: Locale = 'en') {
  const { error } = listingForm(TRANSLATE.en, required).safeParse(typedListing(given))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const read = (given: Record<string, unknown>) => listingForm(TRANSLATE.en, 'en').parse(typedListing(given))

describe('[POST-02] what is required', () => {
  test('has the exact messages', () => {
    const nothing = { titleEn: ' ', descriptionEn: '', category: '', contactName: '' }
    expect(complaints(nothing)).toEqual({
      titleEn: 'Title is required',
      descriptionEn: 'Description is required',
      category: 'Category is required',
      contactName: 'Contact name is required',
    })
  })

  test('[FORM-06] errors between fields are shown together with those of single ones', () => {
    const midwest = { serviceAreaType: 'midwest', serviceState: 'TX' }
    const pay = {
      category: 'cdl-a-company-drivers',
      attribute_payModel: 'per-mile',
      attribute_payFrom: '0.65',
      attribute_payTo: '0.50',
    }
    expect(Object.keys(complaints({ titleEn: '', contactEmail: 'al@', ...midwest, ...pay }))).toEqual(
      expect.arrayContaining(['titleEn', 'contactEmail', 'serviceState', 'attribute_payTo']),
    )
  })

  test('is the text in the language of the poster; the others may stay empty', () => {
    const russian = {
      titleEn: '',
      descriptionEn: '',
      titleRu: 'Водитель CDL A',
      descriptionRu: 'Полная загрузка',
    }
    expect(complaints(russian, 'ru')).toEqual({})
    expect(complaints(russian, 'en')).toHaveProperty('titleEn', 'Title is required')
  })

  test('is not there when no one can see it', () => {
    expect(complaints({ titleEn: '\u200b\u2060\u00ad' })).toEqual({ titleEn: 'Title is required' })
    expect(complaints({ titleEn: '!!! ---' })).toEqual({ titleEn: 'Title is required' })
    expect(complaints({ titleRu: '***' })).toEqual({ titleRu: 'Please use letters or digits' })
  })

  test('a category that is none is no category', () => {
    expect(complaints({ category: 'OTHER' })).toEqual({ category: 'Category is required' })
    expect(complaints({ category: '__proto__' })).toEqual({ category: 'Category is required' })
  })
})

describe('[POST-02] lengths count what users see (D-29)', () => {
  test('50 for a title, 1,500 for a description, 25 for a name', () => {
    const most = { titleEn: 'й'.repeat(50), descriptionEn: 'x'.repeat(1500), contactName: 'é'.repeat(25) }
    expect(complaints(most)).toEqual({})
    const more = { titleEn: 'й'.repeat(51), descriptionEn: 'x'.repeat(1501), contactName: 'é'.repeat(26) }
    expect(complaints(more)).toEqual({
      titleEn: 'At most 50 characters',
      descriptionEn: 'At most 1,500 characters',
      contactName: 'At most 25 characters',
    })
  })

  test('a flag is one character, a tower of accents is no text', () => {
    expect(complaints({ titleEn: `a${'🇺🇸'.repeat(49)}` })).toEqual({})
    expect(complaints({ titleEn: `a${'\u0301'.repeat(500)}` })).toEqual({ titleEn: 'At most 50 characters' })
    expect(complaints({ descriptionEn: 'x'.repeat(10_000) })).toHaveProperty('descriptionEn')
  })
})

test('[POST-06] texts stay as they were written, in any of the three scripts', () => {
  const { titleEn, titleRu, titleEs, descriptionEn } = read({
    titleEn: "  O'Neil & Söhne <b>«№1»</b> ",
    titleRu: 'Трак «Ёж» – 100%',
    titleEs: '¿Camión? ¡Sí, señor!',
    descriptionEn: 'one\r\n\u202Etwo',
  })
  expect([titleEn, titleRu, titleEs]).toEqual([
    "O'Neil & Söhne <b>«№1»</b>",
    'Трак «Ёж» – 100%',
    '¿Camión? ¡Sí, señor!',
  ])
  expect(descriptionEn).toBe('one\ntwo')
})

test('[POST-03] phone, extension, ZIP and state', () => {
  const form = read({ contactPhone: '15550100199', businessZipCode: ' ６０431x', businessState: 'il' })
  expect(form).toMatchObject({
    contactPhone: '(555) 010-0199',
    businessZipCode: '60431',
    businessState: 'IL',
  })
  expect(
    complaints({
      contactEmail: 'dana@example',
      contactPhoneExtension: '12345678901',
      businessZipCode: '604',
      businessState: 'All States',
    }),
  ).toEqual({
    contactEmail: 'Please enter a valid email address',
    contactPhoneExtension: 'At most 10 characters',
    businessZipCode: 'A ZIP code has 5 digits',
    businessState: 'Please choose a state from the list',
  })
})

test('[POST-03] an extension that was typed behind the number goes into its own field, and is never lost', () => {
  expect(read({ contactPhone: '312-555-0142 ext. 204' })).toMatchObject({
    contactPhone: '(312) 555-0142',
    contactPhoneExtension: '204',
  })
  expect(complaints({ contactPhone: '312-555-0142 x204', contactPhoneExtension: '7' })).toEqual({
    contactPhoneExtension: 'The phone number already has the extension 204',
  })
  expect(complaints({ contactPhone: '555-0142' })).toEqual({
    contactPhone: 'Enter all ten digits of a US number, or a number of another country with its +',
  })
})

test('[POST-05] a state that is not in the Midwest does not fit the Midwest', () =>
  expect(complaints({ serviceState: 'TX' })).toEqual({ serviceState: 'This state is not in the Midwest' }))

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://user:pw@example.com', 'ftp://a.example', 'x'])(
  'a website is an address of the web: %s is none',
  (websiteUrl) => expect(complaints({ websiteUrl })).toHaveProperty('websiteUrl'),
)

test('users leave https:// out', () => {
  expect(read({ websiteUrl: 'trucks.example/t680' }).websiteUrl).toBe('https://trucks.example/t680')
})

test('columns that no one may choose are no part of what is read', () => {
  const sent = {
    status: 'active',
    moderation: 'approved',
    payment_status: 'completed',
    userId: 'x',
    views: 9,
  }
  const form = read({ ...sent, featuredTicker: 'on', paymentAmount: '0', listingId: '123456' })
  for (const name of [...Object.keys(sent), 'featuredTicker', 'paymentAmount', 'listingId']) {
    expect(form).not.toHaveProperty(name)
  }
})

test('a language nothing was written in is not there', () => {
  expect(writtenTexts(read({ titleRu: 'Трак' }), 'title')).toEqual({
    en: 'Kenworth T680 sleeper',
    ru: 'Трак',
  })
})
