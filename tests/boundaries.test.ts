import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { foundBy, writeFiles } from '#tests/helpers/broken-house.ts'

// The boundaries are looked at by another process, which reads every file.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const CONFIG = path.resolve('.dependency-cruiser.mjs')
const FOLDERS = ['app', 'server', 'db', 'packages', 'scripts']

const report = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

async function boundaryReport(root: string): Promise<z.infer<typeof report>> {
  return report.parse(
    await foundBy('depcruise', ['--config', CONFIG, '--output-type', 'json', ...FOLDERS], root),
  )
}

/** Every rule, and imports that break it. */
const BROKEN: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['nothing-imports-the-server', 'app/platform/a.server.ts', 'server/main.ts'],
  ['nothing-imports-the-server', 'scripts/a.ts', 'server/main.ts'],
  ['routes-are-above-features', 'app/features/trucks/queries.server.ts', 'app/routes/guards.server.ts'],
  ['routes-are-above-features', 'app/lib/b.ts', 'app/request-context.ts'],
  ['features-are-above-platform', 'app/platform/b.server.ts', 'app/features/trucks/rules.ts'],
  ['features-are-above-platform', 'app/ui/b.tsx', 'app/features/trucks/rules.ts'],
  ['platform-is-above-lib', 'app/i18n/b.ts', 'app/platform/plain.ts'],
  ['platform-is-above-lib', 'app/ui/c.tsx', 'app/platform/plain.ts'],
  ['ui-is-for-pages', 'app/platform/c.server.ts', 'app/ui/button.tsx'],
  ['ui-is-for-pages', 'server/c.ts', 'app/ui/button.tsx'],
  ['the-app-knows-no-seeds', 'app/platform/d.server.ts', 'db/seeds/demo.ts'],
  ['nothing-imports-scripts', 'server/d.ts', 'scripts/run.ts'],
  ['nothing-imports-the-lab', 'scripts/d.ts', 'lab/bench/run.ts'],
  ['the-product-knows-no-tests', 'app/lib/e.ts', 'tests/factories/trucks.ts'],
  ['packages-know-no-product', 'packages/engine/src/a.ts', 'app/lib/money.ts'],
  ['packages-know-no-product', 'packages/engine/src/b.ts', 'packages/gearbox/src/a.ts'],
  ['features-have-an-order', 'app/features/items/queries.server.ts', 'app/features/billing/rules.ts'],
  ['features-have-an-order', 'app/features/pricing/components/p.tsx', 'app/features/items/rules.ts'],
  ['the-demo-is-loaded-on-demand', 'server/i.ts', 'packages/demo/src/texts.ts'],
  ['the-demo-is-loaded-on-demand', 'server/j.ts', 'db/seeds/fill.ts'],
  ['nothing-imports-tests', 'app/lib/f.ts', 'app/lib/money.test.ts'],
  ['rules-are-pure', 'app/features/lots/rules.ts', 'app/features/lots/schema.ts'],
  ['rules-are-pure', 'app/features/cars/rules.ts', 'kysely'],
  ['rules-are-pure', 'app/features/vans/rules.ts', 'node:crypto'],
  ['lib-runs-everywhere', 'app/lib/g.ts', 'node:fs'],
  ['lib-runs-everywhere', 'app/lib/h.ts', 'kysely'],
  [
    'server-code-stays-on-the-server',
    'app/features/trucks/schema.ts',
    'app/features/trucks/queries.server.ts',
  ],
  ['server-code-stays-on-the-server', 'app/features/trucks/components/card.tsx', 'app/platform/a.server.ts'],
  ['server-code-stays-on-the-server', 'app/routes/shell/header.tsx', 'app/routes/guards.server.ts'],
  ['node-stays-on-the-server', 'app/platform/plain.ts', 'node:fs'],
  ['server-packages-stay-on-the-server', 'app/features/trucks/components/chart.tsx', 'kysely'],
  ['server-packages-stay-on-the-server', 'app/features/trucks/components/table.tsx', 'hono'],
  ['connections-are-opened-in-one-place', 'server/h.ts', 'pg'],
  ['connections-are-opened-in-one-place', 'app/platform/f.server.ts', 'pg'],
  ['endpoints-are-mounted-by-the-server', 'app/platform/e.server.ts', 'app/features/trucks/api.server.ts'],
  ['route-modules-are-for-the-router', 'app/routes/shell/footer.tsx', 'app/routes/public/home.tsx'],
  ['seeds-take-rules-not-pages', 'db/seeds/demo.ts', 'app/features/trucks/queries.server.ts'],
  ['no-cycles', 'app/lib/ring-one.ts', 'app/lib/ring-two.ts'],
  ['everything-is-found', 'app/lib/i.ts', './nowhere.ts'],
  ['packages-are-declared', 'server/f.ts', 'undeclared'],
  ['the-product-needs-no-development-package', 'server/g.ts', 'vitest'],
]

/** What looks similar and is right. */
const KEPT: readonly (readonly [from: string, to: string, statement: 'import' | 'import type'])[] = [
  ['server/main.ts', 'app/features/trucks/api.server.ts', 'import'],
  ['app/routes/shell/footer.tsx', 'app/features/trucks/api.server.ts', 'import type'],
  ['server/main.ts', 'app/routes/guards.server.ts', 'import'],
  ['app/routes/public/home.tsx', 'app/features/trucks/queries.server.ts', 'import'],
  ['app/routes/public/home.tsx', 'app/routes/guards.server.ts', 'import'],
  ['app/routes/public/home.tsx', 'app/ui/button.tsx', 'import'],
  ['app/features/trucks/queries.server.ts', 'app/features/trucks/rules.ts', 'import'],
  ['app/features/trucks/queries.server.ts', 'kysely', 'import'],
  ['app/platform/db/pool.server.ts', 'pg', 'import'],
  ['server/main.ts', 'pg', 'import type'],
  ['app/features/cars/rules.ts', 'app/lib/money.ts', 'import'],
  ['app/features/cars/rules.ts', 'app/features/trucks/rules.ts', 'import'],
  ['app/features/vans/rules.ts', 'app/platform/a.server.ts', 'import type'],
  ['app/features/trucks/components/card.tsx', 'app/features/trucks/queries.server.ts', 'import type'],
  ['app/request-context.ts', 'app/platform/a.server.ts', 'import type'],
  ['app/lib/money.test.ts', 'tests/factories/trucks.ts', 'import'],
  ['app/lib/money.test.ts', 'vitest', 'import'],
  ['db/seeds/demo.ts', 'app/features/trucks/rules.ts', 'import'],
  ['scripts/run.ts', 'app/platform/a.server.ts', 'import'],
]

const isPackage = (to: string) => !to.includes('/') || to.startsWith('node:')

function importing(to: string, statement = 'import'): string {
  const address = isPackage(to) || to.startsWith('.') ? to : `#root/${to}`
  return `${statement} { x${to.replace(/\W/gu, '')} } from '${address}'\n`
}

function build(root: string): void {
  const files = new Map<string, string>()
  const add = (file: string, text: string) => files.set(file, (files.get(file) ?? '') + text)
  for (const [, from, to] of BROKEN) add(from, importing(to))
  for (const [from, to, statement] of KEPT) add(from, importing(to, statement))
  for (const to of [...BROKEN.map(([, , it]) => it), ...KEPT.map(([, it]) => it)]) {
    if (!isPackage(to) && !to.startsWith('.')) add(to, 'export const x = 1\n')
  }
  add('app/lib/ring-two.ts', importing('app/lib/ring-one.ts'))
  add('app/lib/alone.ts', 'export const x = 1\n')
  add('app/routes.ts', "export const routes = ['routes/public/home.tsx']\n")
  const manifest = {
    type: 'module',
    imports: { '#root/*': './*' },
    dependencies: { hono: '*', kysely: '*', pg: '*' },
    devDependencies: { vitest: '*' },
  }
  add('package.json', JSON.stringify(manifest))
  add('node_modules/undeclared/package.json', '{"name":"undeclared","main":"main.js"}')
  add('node_modules/undeclared/main.js', 'module.exports = {}')
  writeFiles(root, files)
  for (const name of ['hono', 'kysely', 'pg', 'vitest']) {
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name))
  }
}

describe('the boundaries, in a house where each of them is broken', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
  let violations: z.infer<typeof report>['summary']['violations']

  beforeAll(async () => {
    build(root)
    violations = (await boundaryReport(root)).summary.violations
  })

  afterAll(() => rmSync(root, { recursive: true }))

  const resolvesTo = (resolved: string, to: string) =>
    resolved === to ||
    resolved.endsWith(`/${to}`) ||
    resolved.includes(`node_modules/${to}/`) ||
    resolved === to.replace('node:', '')

  test.each(BROKEN)('%s: %s must not import %s', (rule, from, to) => {
    const names = violations
      .filter((it) => it.from === from && resolvesTo(it.to, to))
      .map((it) => it.rule.name)

    expect(names).toContain(rule)
  })

  test('no-orphans: nothing is left over', () => {
    expect(violations.map(({ rule, from }) => `${rule.name} ${from}`)).toContain(
      'no-orphans app/lib/alone.ts',
    )
  })

  test.each(KEPT)('%s may import %s', (from, to) => {
    expect(violations.filter((it) => it.from === from && resolvesTo(it.to, to))).toEqual([])
  })

  test('every boundary is broken here once', async () => {
    const config: unknown = await import(CONFIG)
    const { default: rules } = z
      .object({ default: z.object({ forbidden: z.array(z.object({ name: z.string() })) }) })
      .parse(config)

    const broken = new Set([...BROKEN.map(([rule]) => rule), 'no-orphans'])
    expect([...broken].sort()).toEqual([...new Set(rules.forbidden.map(({ name }) => name))].sort())
  })
})

test('the boundaries of this project are looked at: its modules are found', async () => {
  const { modules } = await boundaryReport('.')

  const ours = modules.map(({ source }) => source).filter((source) => /^(?:app|server)\//u.test(source))
  expect(ours.length).toBeGreaterThan(30)
  expect(ours).toEqual(expect.arrayContaining(['app/root.tsx', 'server/http.ts']))
})
