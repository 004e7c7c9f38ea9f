import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { foundBy, writeFiles } from '#tests/helpers/broken-house.ts'

vi.setConfig({ hookTimeout: 60_000 })

const RULES = 'app/features/trucks/rules.ts'

/** What the lint rules forbid, one file for each: rule, file, code. */
const FORBIDDEN = [
  ['typescript(no-explicit-any)', 'app/lib/a.ts', 'export const a = (x: any) => x'],
  ['typescript(consistent-type-assertions)', 'app/lib/b.ts', 'export const b = (x: unknown) => x as string'],
  ['typescript(no-non-null-assertion)', 'app/lib/c.ts', 'export const c = (x: string | null) => x!'],
  ['typescript(no-floating-promises)', 'app/lib/d.ts', 'export function d(x: Promise<void>) { x }'],
  ['typescript(no-unsafe-member-access)', 'app/lib/e.ts', "export const e = JSON.parse('1').f"],
  [
    'typescript(no-misused-promises)',
    'app/lib/f.ts',
    'export const f = (x: Promise<boolean>) => (x ? 1 : 2)',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'app/lib/g.ts',
    "export function g(x: 'a' | 'b') { switch (x) { case 'a': return 1 } return 2 }",
  ],
  ['eslint(max-lines)', 'app/lib/h.ts', 'export const h = 1\n'.replace('h', 'h0') + '// long\n'.repeat(250)],
  [
    'eslint(max-lines-per-function)',
    'app/lib/i.ts',
    `export function i(x: number[]) {\n${'  x.push(1)\n'.repeat(60)}}`,
  ],
  [
    'eslint(max-lines-per-function)',
    'app/ui/j.tsx',
    `export function J(x: number[]) {\n${'  x.push(1)\n'.repeat(120)}  return <p />\n}`,
  ],
  [
    'eslint(max-depth)',
    'app/lib/k.ts',
    'export function k(x: number) { if (x) { while (x) { for (;;) { if (x) return } } } }',
  ],
  ['eslint(no-console)', 'app/lib/l.ts', "console.log('x')\nexport const l = 1"],
  ['eslint(no-eval)', 'server/m.ts', "export const m = () => void eval('1')"],
  ['eslint(no-new-func)', 'server/n.ts', "export const n = new Function('return 1')"],
  ['eslint(no-restricted-properties)', RULES, 'export const o = () => Math.random()'],
  ['eslint(no-restricted-properties)', 'app/features/trucks/schema.ts', 'export const p = () => Date.now()'],
  [
    'eslint(no-restricted-properties)',
    'app/platform/q.server.ts',
    "import { sql } from 'kysely'\nexport const q = sql.raw('x')",
  ],
  [
    'eslint(no-restricted-globals)',
    'app/platform/r.server.ts',
    "export const r = () => fetch('https://x.example')",
  ],
  [
    'eslint(no-restricted-imports)',
    'app/platform/s.server.ts',
    "import { exec } from 'node:child_process'\nexport const s = exec",
  ],
  [
    'eslint(no-restricted-imports)',
    'app/ui/s.tsx',
    "import { Heart } from 'lucide-react'\nexport const S = () => <Heart />",
  ],
  ['import(no-default-export)', 'app/lib/t.ts', 'export default 1'],
  ['oxc(no-barrel-file)', 'app/lib/u.ts', "export * from './v.ts'"],
  ['import(no-cycle)', 'app/lib/v.ts', "import { w } from './w.ts'\nexport const v = () => w"],
  ['import(no-cycle)', 'app/lib/w.ts', "import { v } from './v.ts'\nexport const w = () => v"],
  [
    'react(no-danger)',
    'app/ui/x.tsx',
    "export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />",
  ],
  ['jsx-a11y(alt-text)', 'app/ui/y.tsx', 'export const Y = () => <img src="/y.webp" />'],
  [
    'react-hooks(rules-of-hooks)',
    'app/ui/z.tsx',
    "import { useState } from 'react'\nexport const Z = (on: boolean) => (on ? useState(1) : 2)",
  ],
  [
    'vitest(no-restricted-vi-methods)',
    'app/lib/a.test.ts',
    "import { expect, test, vi } from 'vitest'\nvi.mock('./a.ts')\ntest('x', () => expect(1).toBe(1))",
  ],
  [
    'vitest(no-focused-tests)',
    'app/lib/b.test.ts',
    "import { expect, test } from 'vitest'\ntest.only('x', () => expect(1).toBe(1))",
  ],
] as const

const ALLOWED = [
  ['app/routes/home.tsx', 'export default function Home() { return <p /> }'],
  [
    'app/platform/images/worker.server.ts',
    "import { fork } from 'node:child_process'\nexport const worker = fork",
  ],
  ['app/platform/outbound.server.ts', "export const outbound = () => fetch('https://x.example')"],
  ['scripts/say.ts', "console.log('x')"],
  ['app/lib/closed-set.ts', "export const SIDES = ['left', 'right'] as const"],
] as const

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })
const root = mkdtempSync(path.join(tmpdir(), 'lint-'))
let found: readonly string[]

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(file, path.join(root, file))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  const files = [...FORBIDDEN.map(([, file, code]) => [file, code] as const), ...ALLOWED]
  writeFiles(
    root,
    files.map(([file, code]) => [file, `${code}\n`]),
  )
  const { diagnostics } = report.parse(
    await foundBy('oxlint', ['--format', 'json', 'app', 'server', 'scripts'], root),
  )
  found = diagnostics.map(({ code, filename }) => `${code} ${filename}`)
})

afterAll(() => rmSync(root, { recursive: true }))

test.each(FORBIDDEN)('%s is seen in %s', (rule, file) => {
  expect(found).toContain(`${rule} ${file}`)
})

test.each(ALLOWED)('nothing is reported for %s', (file) => {
  expect(found.filter((problem) => problem.endsWith(` ${file}`))).toEqual([])
})
