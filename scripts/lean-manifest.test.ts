import { expect, test } from 'vitest'
import { withoutImports } from './lean-manifest.ts'

const START = 'window.__reactRouterManifest='

test('browsers get the table of routes without the files each route imports', () => {
  const entry = { module: '/entry.js', imports: ['/a.js'] }
  const home = { id: 'home', module: '/home.js', css: [] }
  const table = { entry, routes: { home: { ...home, imports: ['/a.js', '/b.js'] } }, version: '1' }

  const script = withoutImports(`${START}${JSON.stringify(table)};`)

  expect(script.startsWith(START)).toBe(true)
  expect(JSON.parse(script.slice(START.length, -1))).toEqual({ entry, routes: { home }, version: '1' })
})

test('a table of routes that is written in another way ends the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('written in another way')
})
