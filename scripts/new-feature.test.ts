import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemsIn } from './check-structure.ts'
import { modulesOf, readFeatures } from './messages/files.ts'
import { problemsOfFeature } from './messages/problems.ts'
import { featureFiles, makeFeature, withFeature } from './new-feature.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'feature-'))
  cpSync('app/i18n', path.join(root, 'app/i18n'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

test('a new feature has rules, their test, and words in three languages', () => {
  const files = makeFeature(root, 'saved-searches')

  expect(files).toEqual([
    'app/features/saved-searches/rules.ts',
    'app/features/saved-searches/rules.test.ts',
    'app/i18n/messages/en/saved-searches.arb',
    'app/i18n/messages/ru/saved-searches.arb',
    'app/i18n/messages/es/saved-searches.arb',
    'app/i18n/en/namespaces/account.ts',
    'app/i18n/ru/namespaces/account.ts',
    'app/i18n/es/namespaces/account.ts',
  ])
})

test.each(['en', 'ru', 'es'])('its words are part of the catalogue in %s, beside all others', (language) => {
  const before = readFileSync(`app/i18n/${language}/namespaces/account.ts`, 'utf8')

  makeFeature(root, 'saved-searches')

  const after = readFileSync(path.join(root, `app/i18n/${language}/namespaces/account.ts`), 'utf8')
  expect(after).toContain("import { savedSearches } from '../saved-searches.gen.ts'")
  expect(after).toMatch(/= \{[^}]*\bdashboard\b[^}]*, savedSearches \}/u)
  expect(after.length).toBeGreaterThan(before.length)
})

test.each(['en', 'ru', 'es'])('[LANG-03] public pages load no word of it in %s', (language) => {
  const messages = (folder: string) =>
    readFileSync(path.join(folder, `app/i18n/${language}/namespaces/public.ts`), 'utf8')

  makeFeature(root, 'saved-searches')

  expect(messages(root)).toBe(messages('.'))
})

test('a catalogue that is written over several lines takes one more feature as well', () => {
  const known = "export const ru: Catalogue<'ru'> = {\n  common,\n  limits,\n}\n"

  expect(withFeature(known, 'trucks')).toContain('limits, trucks }')
})

test('a new feature keeps the rules of the house', () => {
  const sources = Object.entries(featureFiles('saved-searches')).map(([file, text]) => ({ path: file, text }))

  expect(problemsIn(sources)).toEqual([])
})

test('[LANG-03] its messages are complete in all languages', () => {
  makeFeature(root, 'saved-searches')

  const made = readFeatures(root).filter(({ name }) => name === 'saved-searches')
  expect(made.flatMap(problemsOfFeature)).toEqual([
    'saved-searches.arb heading is stale: its English has changed since it was translated',
  ])
  expect([...(made[0] ? modulesOf(made[0]).keys() : [])]).toHaveLength(3)
})

test('a name that is taken or no noun in kebab-case is refused', () => {
  makeFeature(root, 'trucks')

  expect(() => makeFeature(root, 'trucks')).toThrow('already')
  expect(() => makeFeature(root, '../trucks')).toThrow('kebab-case')
})
