import { expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'

const box = { maxWidth: 10, maxLines: 2, widthOf: (text: string) => Array.from(text).length }

test.each<[string, readonly string[]]>([
  ['one', ['one']],
  ['one two', ['one two']],
  ['one two three', ['one two', 'three']],
  ['one two three four five six', ['one two', 'three fou…']],
  ['unbreakableword', ['unbreakabl', 'eword']],
  ['Рефрижератор', ['Рефрижерат', 'ор']],
  ['', []],
])('[SHARE-02] %j takes the lines %j', (text, lines) => {
  expect(fitLines(text, box)).toEqual(lines)
})
