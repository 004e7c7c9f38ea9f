import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatBundle } from './messages/arb.ts'
import { camelCase } from './messages/render.ts'

/** The messages of a new feature load with account pages. Those of public pages are moved to `public` by hand. */
const NAMESPACE = 'account'

const rules = () => `/** Limits of what a person writes here, in characters as people see them. */
export const LIMITS = { title: 50 } as const
`

const test = () => `import { expect, test } from 'vitest'
import { LIMITS } from './rules.ts'

test('a title has at most 50 characters', () => {
  expect(LIMITS.title).toBe(50)
})
`

const bundle = (name: string, locale: string) => {
  const heading = name.replaceAll('-', ' ')
  const isSource = locale === 'en'
  const about = isSource ? { description: 'Heading of a page.' } : {}
  return formatBundle({
    locale,
    context: null,
    entries: new Map([['heading', { text: heading, ...about }]]),
  })
}

/** Returns the messages of a namespace with those of one more feature. */
export function withFeature(catalogue: string, name: string): string {
  const key = camelCase(name)
  const imported = `import { ${key} } from '../${name}.gen.ts'\n`
  return imported + catalogue.replace(/(?<= = \{)(?<known>[^}]*?),?\s*\}/u, `$<known>, ${key} }`)
}

/** Returns the files a feature starts with, by path. */
export function featureFiles(name: string): Readonly<Record<string, string>> {
  return {
    [`app/features/${name}/rules.ts`]: rules(),
    [`app/features/${name}/rules.test.ts`]: test(),
    ...Object.fromEntries(
      ['en', 'ru', 'es'].map((locale) => [`app/i18n/messages/${locale}/${name}.arb`, bundle(name, locale)]),
    ),
  }
}

/** Creates a feature in the project at `root`; returns the files it wrote. */
export function makeFeature(root: string, name: string): string[] {
  if (!/^[a-z]+(?:-[a-z]+)*$/u.test(name))
    throw new Error('A feature is a noun in kebab-case: saved-searches')
  if (existsSync(path.join(root, 'app/features', name)))
    throw new Error(`There is a feature “${name}” already`)
  const catalogues = ['en', 'ru', 'es'].map((language) => {
    const file = `app/i18n/${language}/namespaces/${NAMESPACE}.ts`
    return [file, withFeature(readFileSync(path.join(root, file), 'utf8'), name)] as const
  })
  const files = [...Object.entries(featureFiles(name)), ...catalogues]
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return files.map(([file]) => file)
}

if (import.meta.main) {
  const files = makeFeature('.', process.argv[2] ?? '')
  spawnSync('node', ['scripts/messages.ts'], { stdio: 'inherit' })
  spawnSync('biome', ['check', '--write', ...files.filter((file) => file.endsWith('.ts'))], {
    stdio: 'inherit',
  })
  console.log(
    `${files.join('\n')}\nThen: its pages in app/routes.ts. Public pages use messages of app/i18n/*/namespaces/public.ts only.`,
  )
}
