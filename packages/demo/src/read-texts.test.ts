import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { localized } from './localized.ts'
import { readTexts } from './read-texts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lines = z.strictObject({ lines: z.array(localized) })

function read(yaml: string) {
  const file = path.join(folder, 'lines.yaml')
  writeFileSync(file, yaml)
  return readTexts(pathToFileURL(file).href, lines)
}

test('a file that keeps to its schema is returned', () => {
  expect(read('lines:\n  - { en: Open, ru: Открыто, es: Abierto }')).toEqual({
    lines: [{ en: 'Open', ru: 'Открыто', es: 'Abierto' }],
  })
})

test('a text that lacks a language is refused, and the error names file and field', () => {
  expect(() => read('lines:\n  - { en: Open, ru: Открыто }')).toThrow(/lines\.yaml: [^]*lines\[0\]\.es/u)
})

test('a number where a text belongs is refused: model 579 has to be quoted', () => {
  expect(() => read('lines:\n  - { en: 579, ru: "579", es: "579" }')).toThrow(/lines\[0\]\.en/u)
})

test('a file that is no YAML is refused with its name', () => {
  expect(() => read('lines: [')).toThrow(/lines\.yaml: /u)
})
