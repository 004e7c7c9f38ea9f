import { expect, test } from 'vitest'
import { isGuessable } from './guessable.server.ts'

test.each([
  '123456',
  'qwerty',
  'password',
  'password123',
  'hunter2',
  'truck1',
  'aaaaaa',
  'P@ssw0rd',
  'dallas2019',
  'trucker99',
])('[AUTH-03] “%s” is too common', (password) => {
  expect(isGuessable(password, [])).toBe(true)
})

test.each(['k7Qz!p', 'Тракер99x', 'correct horse 7', '运输卡车司机朋友'])('“%s” is not', (password) => {
  expect(isGuessable(password, [])).toBe(false)
})

test('a password made of the user’s own address is too common for them, and fine for others', () => {
  expect(isGuessable('dana.driver1', ['dana.driver'])).toBe(true)
  expect(isGuessable('zanadu-wrzl', ['zanadu-wrzl'])).toBe(true)
  expect(isGuessable('zanadu-wrzl', ['someone'])).toBe(false)
})

test('a long password is judged by its beginning', () => {
  expect(isGuessable(`123456${'a'.repeat(122)}`, [])).toBe(true)
})
