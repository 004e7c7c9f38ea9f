import { expect, test } from 'vitest'
import { formatTyping, phoneDigits, telHref } from '#app/lib/phone.ts'
import { parsePhone } from './parse-phone.ts'

/** Returns what a field holds after each sign of a text was typed into it. */
const typeInto = (text: string) => Array.from(text).reduce((value, sign) => formatTyping(value + sign), '')

const US = '(312) 555-0142'

test.for([
  ['3125550142', US],
  ['312-555-0142', US],
  ['312.555.0142', US],
  ['+1 (312) 555-0142', US],
  ['+13125550142', US],
  ['1-312-555-0142', US],
  ['1 312 555 0142', US],
  ['001 312 555 0142', US],
  ['011 1 312 555 0142', US],
  ['tel:+1-312-555-0142', US],
  ['３１２５５５０１４２', US],
  ['+1 312 555 0142', US],
  ['312-555-0142 ext. 204', `${US} x204`],
  ['312-555-0142, ext 204', `${US} x204`],
  ['1-312-555-0142x204', `${US} x204`],
  ['312-555-0142 доб. 204', `${US} x204`],
  ['1-800-TRUCKER', '(800) 878-2537'],
  ['1-800-FLOWERS', '(800) 356-9377'],
  ['800 GO FREIGHT', '(800) 463-7344'],
  ['312-555-HELP', '(312) 555-4357'],
  ['+7 912 345-67-89', '+7 912 345 67 89'],
  ['+7 (912) 345-67-89 доб. 12', '+7 912 345 67 89 x12'],
  ['+52 55 1234 5678', '+52 55 1234 5678'],
  ['+52 1 614 123 4567', '+52 614 123 4567'],
  ['0052 55 1234 5678', '+52 55 1234 5678'],
  ['+380 44 123 4567', '+380 44 123 4567'],
] as const)('[POST-03] %j is stored as %j, pasted and typed sign by sign', ([typed, stored]) => {
  expect(parsePhone(typed)).toBe(stored)
  expect(parsePhone(formatTyping(typed))).toBe(stored)
  expect(parsePhone(typeInto(typed))).toBe(stored)
  expect(parsePhone(stored)).toBe(stored)
})

test.for([
  '555-1234',
  '312 555 014',
  '312 555 01422',
  '131-255-5014',
  '+1 (131) 255-50',
  '8 912 345 67 89',
  '+7 912 345',
  '+999 1234 5678',
  '1-800-TRUCK',
  '312-555-0142 / 312-555-0143',
  '312-555-0142 312-555-0143',
  '312 555 0142 204',
  '312-555-0142 ext. 12345678901',
  'call me',
  '000',
] as const)('[POST-03] %j is no whole number, pasted and typed sign by sign', (typed) => {
  expect(parsePhone(typed)).toBeNull()
  expect(parsePhone(formatTyping(typed))).toBeNull()
  expect(parsePhone(typeInto(typed))).toBeNull()
})

test.for([
  ['5', '5'],
  ['5550', '(555) 0'],
  ['555010', '(555) 010'],
  ['+1 (312) 555-0142', US],
  ['1-312-555-0142', US],
  ['+1 312', '+1 312'],
  ['(312) 555-01422', '(312) 555-01422'],
] as const)('[CON-02] typed as %j a field shows %j', ([typed, shown]) => {
  expect(formatTyping(typed)).toBe(shown)
  expect(formatTyping(shown)).toBe(shown)
})

test('[DET-08] a stored number is called with its country and extension', () => {
  expect(telHref(US)).toBe('tel:+13125550142')
  expect(telHref(US, '204')).toBe('tel:+13125550142;ext=204')
  expect(telHref(`${US} x204`)).toBe('tel:+13125550142;ext=204')
  expect(telHref('+52 55 1234 5678')).toBe('tel:+525512345678')
})

test('a number has the same digits in any spelling', () => {
  for (const spelling of [US, '+1 312 555 0142', '312.555.0142', `${US} x204`])
    expect(phoneDigits(spelling)).toBe('3125550142')
})
