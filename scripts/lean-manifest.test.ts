import { expect, test } from 'vitest'
import { withoutImports } from './lean-manifest.ts'

test('browsers get the table of routes without the files each route imports', () => {
  const written = (home: object) =>
    `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a.js'] }, routes: { home } })};`

  expect(
    withoutImports(written({ id: 'home', module: '/home.js', imports: ['/a.js', '/b.js'], css: [] })),
  ).toBe(written({ id: 'home', module: '/home.js', css: [] }))
})

test('a table of routes that is written in another way ends the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('written in another way')
})
