import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { billOfMaterials } from './bill-of-materials.ts'

test('[SEC-16] a release names each production package with its version and license, and no tool of development', () => {
  const { packages, notices, sbom } = billOfMaterials(readFileSync('package-lock.json', 'utf8'))
  const names = packages.map(({ name }) => name)
  const foreign = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@haulpost/'))

  expect(foreign.filter((name) => !names.includes(name))).toEqual([])
  for (const tool of ['vitest', 'typescript', 'vite', 'happy-dom']) expect(names).not.toContain(tool)
  expect(packages.filter(({ license }) => license === 'not stated')).toEqual([])
  expect(notices).toContain(`hono ${manifest.dependencies.hono}: MIT\n`)
  expect(JSON.parse(sbom)).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
  expect(sbom).toContain(
    `"purl": "pkg:npm/%40hono/node-server@${manifest.dependencies['@hono/node-server']}"`,
  )
  expect(sbom).toMatch(/"alg": "SHA-512",\s+"content": "[0-9a-f]{128}"/u)
})
