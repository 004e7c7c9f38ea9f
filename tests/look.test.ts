import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { namespacesOf } from '#app/i18n/namespaces.ts'
import routes from '#app/routes.ts'

// Pages for everyone load a smaller sheet of styles, made of files that visitors.css lists.

/** The class names a sheet styles. */
function classesOf(sheet: string): Set<string> {
  const name = readdirSync('build/client/assets').find(
    (file) => file.startsWith(sheet) && file.endsWith('.css'),
  )
  if (!name) throw new Error(`${sheet} is not built. Run: npm run build`)
  const css = readFileSync(path.join('build/client/assets', name), 'utf8')
  const names = css.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/giu)
  return new Set(Array.from(names, ([, escaped = '']) => escaped.replaceAll(/\\(.)/gu, '$1')))
}

const IMPORTED = /^(?:import|export)(?! type)[^;]*?from '([#.][^']+)'|import\('([#.][^']+)'\)/gmu

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)]
    .map(([, now, later]) => now ?? later ?? '')
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)))
    .filter((name) => /(?<!\.server)\.tsx?$/u.test(name) && existsSync(name))
}

/** The files that are loaded with any of these. */
function loadedWith(files: readonly string[]): Set<string> {
  const found = new Set(files)
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return found
}

const isPage = ({ path, index }: (typeof routes)[number]) => index === true || path !== undefined
const pages = routes
  .filter((route) => isPage(route) && namespacesOf(`/${route.path ?? ''}`).length === 1)
  .map(({ file }) => `app/${file}`)
const whole = classesOf('app-')
const visitors = classesOf('visitors-')

describe('what visitors load of the look', () => {
  test('is less than the whole', () => {
    expect(pages).toContain('app/routes/public/category.tsx')
    expect(pages.filter((file) => !file.startsWith('app/routes/public/'))).toEqual([])
    expect(visitors.size).toBeLessThan(whole.size * 0.7)
  })

  test.each([...loadedWith(['app/root.tsx', ...pages])].filter((file) => file.endsWith('.tsx')))(
    'has every class that %s names',
    (file) => {
      const named = new Set(readFileSync(file, 'utf8').split(/[\s"'`]+/u))
      expect([...whole].filter((name) => named.has(name) && !visitors.has(name))).toEqual([])
    },
  )
})
