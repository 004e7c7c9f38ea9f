import { expect, test } from 'vitest'
import { openLetters } from './letters.server.ts'

const letters = openLetters(800)

/** The alphabets of the three languages, of Ukrainian names, and of Poles, Germans and Turks in the trade. */
const ALPHABETS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'ÁÉÍÓÚÜÑ áéíóúüñ ¿¡',
  'ЄІЇҐ єіїґ ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż ÄÖÜß äöü İıŞşĞğ',
  '$.,:;!?%&()+-–—/"\'“”«»’…·•№°×½',
]

test.each(ALPHABETS)('[SHARE-02] the typeface has each of %s', (alphabet) => {
  const missing = Array.from(alphabet).filter(
    (letter) => letter !== ' ' && letters.drawable(letter) !== letter,
  )
  expect(missing).toEqual([])
})

test.each(ALPHABETS)('[SHARE-02] each of %s is an outline with a width', (alphabet) => {
  for (const letter of alphabet.replaceAll(' ', '')) {
    // The sizes and places of whole images: an outline with one number that is none ends there.
    for (const [x, size] of [
      [678, 44],
      [448, 56],
      [678, 73],
      [448.3, 34],
    ] as const) {
      const path = letters.pathOf(`K${letter}`, { x, y: 100, size })
      expect(path).toMatch(/^(?:[MLQCZ][-\d. ]*)+$/u)
      expect(letters.widthOf(letter, size)).toBeGreaterThan(0)
    }
  }
})

test('[SHARE-02] what the typeface lacks is left out, not drawn as a box', () => {
  expect(letters.drawable('Truck 🚚 卡车 for sale\u{F8FF}')).toBe('Truck for sale')
  expect(letters.drawable('卡车')).toBe('')
  expect(letters.pathOf('卡车', { x: 0, y: 0, size: 40 })).toBe('')
})
