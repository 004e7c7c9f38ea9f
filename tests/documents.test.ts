import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { projectFiles } from '../scripts/structure/project-files.ts'

// What the documents say of the code is held against the code, as far as a machine can.

const sources = projectFiles('.')
const paths = sources.map((source) => source.path)
const documents = sources.filter((source) =>
  /^(?:README|ARCHITECTURE|CONTRIBUTING|SECURITY|packages\/[\w-]+\/README|docs\/.*)\.md$/u.test(source.path),
)
const decisions = documents.filter((source) => source.path.startsWith('docs/decisions/'))
const code = sources.filter((source) =>
  /^(?:app|server|db|packages|tests|scripts|bench)\//u.test(source.path),
)

function textOf(file: string): string {
  const found = sources.find((source) => source.path === file)
  if (!found) throw new Error(`There is no ${file}`)
  return found.text
}

const linesOf = (text: string) => text.trimEnd().split('\n').length

const FENCED = /^```[^]*?^```/gmu
const INLINE = /`(?<name>[^`\n]+)`/gu
const FILE = /[\w./-]+\.(?:tsx?|mjs|json|sql|md|css)\b/gu

/** A name of the code, alone or called: `publicListings`, `RATE_LIMITS`. */
const NAME = /^(?:[a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)(?=\(|$)/gu

/** With a slash in it, or an ending that only files have. Addresses of pages begin with a slash, packages with an @. */
const PATH = /^(?![/@])(?:[\w.<>*-]+\/[\w.<>*/-]*|[\w.<>*-]+\.(?:tsx?|mjs|json|sql|md|css))$/u

/** What is made by running the project: git leaves it out, and so do we. */
const MADE = new Set(
  readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/u, '')),
)

/** The paths a document names: whole pieces of code in its sentences, files in its drawings and listings. */
function pathsIn(text: string): readonly string[] {
  const drawn = (text.match(FENCED) ?? []).flatMap((block) => block.match(FILE) ?? [])
  const names = [...text.replace(FENCED, '').matchAll(INLINE)].map(({ groups }) => groups?.['name'] ?? '')
  const named = [...names.filter((name) => PATH.test(name)), ...drawn]
  return [...new Set(named)].filter((name) => !MADE.has(name.split('/')[0] ?? ''))
}

/** What npm does without a script of ours. */
const OWN_OF_NPM = new Set(['ci', 'install', 'prune'])

/** The npm scripts that a document mentions. */
function commandsIn(text: string): readonly string[] {
  const commands = [...text.matchAll(/(?:^|`)npm (?:run )?(?<command>[a-z][a-z:]*)/gmu)]
  return commands.map(({ groups }) => groups?.['command'] ?? '')
}

const folders = new Set(paths.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))

/** Whether a file or folder of that name is there: from the root when it begins there, anywhere otherwise. */
function isThere(name: string): boolean {
  const parts = name.replace(/\/$/u, '').split(/\*|<[^>]*>/u)
  const from = folders.has(name.split('/')[0]) ? '^(?:app/routes/)?' : '(?:^|/)'
  const pattern = new RegExp(`${from}${parts.map(RegExp.escape).join('[^/]*')}(?:$|/)`, 'u')
  return paths.some((file) => pattern.test(file))
}

/** Pictures of the site are put in once it can be seen; from then on, each one that is named must be there. */
const hasPictures = paths.some((file) => file.startsWith('docs/pictures/'))

function linksIn({ path: file, text }: { path: string; text: string }): readonly string[] {
  const targets = [...text.matchAll(/\]\((?<target>[^)\s#]+)/gu)].map(
    ({ groups }) => groups?.['target'] ?? '',
  )
  return targets
    .filter((target) => !/^[a-z]+:/u.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target).replace(/\/$/u, ''))
    .filter((target) => hasPictures || !target.startsWith('docs/pictures/'))
}

const scriptsOf = (file: string) =>
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(textOf(file))).scripts

describe.each(documents)('$path', (document) => {
  test('names files and folders that are there', () => {
    expect(pathsIn(document.text).filter((name) => !isThere(name))).toEqual([])
  })

  test('leads to files and folders that are there', () => {
    const broken = linksIn(document).filter(
      (target) => !paths.some((file) => file === target || file.startsWith(`${target}/`)),
    )

    expect(broken).toEqual([])
  })

  test('names commands that are there', () => {
    const scripts = ['package.json', 'lab/package.json'].flatMap((file) => Object.keys(scriptsOf(file)))
    const named = commandsIn(document.text)

    expect(named.filter((command) => !scripts.includes(command) && !OWN_OF_NPM.has(command))).toEqual([])
  })
})

describe('ARCHITECTURE.md', () => {
  const text = textOf('ARCHITECTURE.md')

  test('names what the code has, by the names it has there', () => {
    const named = [...text.replace(FENCED, '').matchAll(INLINE)].map(({ groups }) => groups?.['name'] ?? '')
    const words = [...new Set(named.flatMap((name) => name.match(NAME) ?? []))]
    const unknown = words.filter(
      (word) => !code.some((file) => new RegExp(`\\b${word}\\b`, 'u').test(file.text)),
    )

    expect(words.length).toBeGreaterThan(20)
    expect(unknown).toEqual([])
  })

  test('describes every table', () => {
    const tables = [...textOf('db/schema.sql').matchAll(/^create table (?<name>\w+)/gmu)]
    const names = tables.map(({ groups }) => groups?.['name'] ?? '')

    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  test('has a row for every folder of the code', () => {
    const map = text.slice(text.indexOf('## Code map'), text.indexOf('### Files of a feature'))
    const places = code.map(({ path: file }) => file.match(/^(?:app\/[\w-]+|\w+)(?=\/)/u)?.[0] ?? '')
    const missing = [...new Set(places)].filter((place) => place !== 'app' && !map.includes(`\`${place}/`))

    expect(missing).toEqual([])
  })
})

test('the documents for all readers are short', () => {
  expect(linesOf(textOf('README.md'))).toBeLessThanOrEqual(120)
  expect(linesOf(textOf('ARCHITECTURE.md'))).toBeLessThanOrEqual(240)
})

describe('the decision records', () => {
  test('have a number each, and are headed by it', () => {
    const numbers = decisions.map((record) => path.basename(record.path).slice(0, 4)).sort()

    // Git keeps the records that bind no one any more: their numbers are not used again.
    expect(numbers).toEqual([...new Set(numbers)])
    const headedOtherwise = decisions.filter(
      ({ path: file, text }) => !text.startsWith(`# ${path.basename(file).slice(0, 4)}: `),
    )
    expect(headedOtherwise.map((record) => record.path)).toEqual([])
  })

  test('are at most 45, one per subject', () => {
    expect(decisions.length).toBeGreaterThan(20)
    expect(decisions.length).toBeLessThanOrEqual(45)
  })

  test.each(decisions)('$path is short, and says why', ({ text }) => {
    const headings = text.match(/^## .*$/gmu) ?? []

    expect(linesOf(text)).toBeLessThanOrEqual(60)
    expect(headings.filter((heading) => heading !== '## What was tried and left')).toEqual([
      '## Context',
      '## Decision',
      '## Why',
    ])
    expect(text.split(/^## .*$/mu).map((section) => section.trim())).not.toContain('')
  })

  test('are the only ones that documents and code name', () => {
    const numbers = new Set(decisions.map((record) => path.basename(record.path).slice(0, 4)))
    // Migrations never change, and the changelog tells what was.
    const texts = sources.filter(({ path: file }) => !/^(?:db\/migrations\/|CHANGELOG)/u.test(file))
    const named = texts.flatMap(({ path: file, text }) => {
      const places =
        text.match(/(?:docs\/decisions\/|\bdecisions? |\brecords? )0\d{3}(?:, 0\d{3})*\b/gu) ?? []
      return places.flatMap((place) => place.match(/0\d{3}/gu) ?? []).map((number) => ({ file, number }))
    })

    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ number }) => !numbers.has(number))).toEqual([])
  })
})

describe('the rows of docs/behaviour.md', () => {
  const behaviour = textOf('docs/behaviour.md')
  const ids = [...behaviour.matchAll(/^- \*\*(?<id>[A-Z]+-\d{2})\*\* \S/gmu)].map(
    ({ groups }) => groups?.['id'] ?? '',
  )
  const known = new Set(ids)
  const areas = [...new Set(ids.map((id) => id.split('-')[0] ?? ''))]

  const mentioned = new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d+`, 'gu')
  const bracketed = /\[[A-Z]+-\d+[^\]\n]*\]/gu

  const unknownIn = ({ path: file, text }: { path: string; text: string }) => {
    const inBrackets = (text.match(bracketed) ?? []).flatMap((part) => part.match(/[A-Z]+-\d+/gu) ?? [])
    const named = [...inBrackets, ...(text.match(mentioned) ?? [])]
    return [...new Set(named)].filter((id) => !known.has(id)).map((id) => `${file}: ${id}`)
  }

  test('are there, and have an id of their own each', () => {
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    expect(behaviour.match(/^- \*\*/gmu)).toHaveLength(ids.length)
  })

  test('are counted through in each area', () => {
    const gaps = areas.flatMap((area) => {
      const own = ids.filter((id) => id.startsWith(`${area}-`))
      return own.filter((id, i) => id !== `${area}-${String(i + 1).padStart(2, '0')}`)
    })

    expect(gaps).toEqual([])
  })

  test('say for each area whether it is built', () => {
    const [, table = ''] = behaviour.split('## What is built')
    const [legend = ''] = table.split('\n## ')

    expect(areas.filter((area) => area !== 'D' && !new RegExp(`\\b${area}\\b`, 'u').test(legend))).toEqual([])
  })

  test('are all that tests and comments name', () => {
    expect(code.flatMap(unknownIn)).toEqual([])
  })

  test('are all that other documents name', () => {
    expect(documents.flatMap(unknownIn)).toEqual([])
  })
})
