import { expect, test } from 'vitest'
import { letters, lettersWidth } from './lettering.ts'

const contours = (text: string) =>
  letters({ text, x: 0, y: 0, size: 100, fill: '#fff' }).match(/M/gu)?.length ?? 0

test('bolder letters are wider', () => {
  const widths = [400, 600, 800, 900].map((weight) => lettersWidth('Truck parking', 100, weight))
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(new Set(widths).size).toBe(4)
})

test('bolder strokes are thicker, standing and lying', () => {
  const extent = (text: string, weight: number, axis: 0 | 1) => {
    const drawn = letters({ text, x: 0, y: 0, size: 100, fill: '#fff', weight })
    const points = [...drawn.matchAll(/(?<x>-?[\d.]+) (?<y>-?[\d.]+)/gu)].map(
      ({ 1: x, 2: y }) => [Number(x), Number(y)] as const,
    )
    const along = points.map((point) => point[axis])
    return Math.max(...along) - Math.min(...along)
  }
  expect(extent('I', 900, 0)).toBeGreaterThan(1.5 * extent('I', 400, 0))
  expect(extent('–', 900, 1)).toBeGreaterThan(1.5 * extent('–', 400, 1))
})

test('letters grow with their size, and room between them adds up', () => {
  expect(lettersWidth('CDL', 200)).toBeCloseTo(2 * lettersWidth('CDL', 100))
  expect(lettersWidth('CDL', 100, 800, 0.1) - lettersWidth('CDL', 100)).toBeCloseTo(20)
})

test('a letter is drawn with the holes and dots it has', () => {
  expect(['I', 'O', 'B', 'i', 'Г', 'Ё', 'ñ', '%'].map(contours)).toEqual([1, 2, 3, 2, 1, 3, 2, 5])
})

test('the alphabets of all three languages are there', () => {
  const all =
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789áéíóúüñÁÉÍÓÚÑ¿¡$%&№–—·.,:;!?()/-+’'
  expect(() => letters({ text: all, x: 0, y: 0, size: 10, fill: '#fff' })).not.toThrow()
  const russian = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя'
  expect(() => letters({ text: russian, x: 0, y: 0, size: 10, fill: '#fff' })).not.toThrow()
})

test('text can hang from its start, its middle or its end', () => {
  const from = (anchor: 'start' | 'middle' | 'end') => {
    const drawn = letters({ text: 'I', x: 500, y: 0, size: 100, fill: '#fff', anchor })
    return Number(/M(?<x>[\d.]+)/u.exec(drawn)?.groups?.['x'])
  }
  const width = lettersWidth('I', 100)
  expect(from('start') - from('middle')).toBeCloseTo(width / 2, 0)
  expect(from('start') - from('end')).toBeCloseTo(width, 0)
})

test('a letter no sign has is refused instead of left out', () => {
  expect(() => letters({ text: '路', x: 0, y: 0, size: 10, fill: '#fff' })).toThrow('no sign letter for "路"')
})
