import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hashOfInputs } from '../site-build.mjs'

/** A folder from which the site with long texts runs as the site runs from the root of the repository. */
export const PSEUDO_SITE = 'test-results/pseudo'

const STAMP = `${PSEUDO_SITE}/.built-from`

/** The sources of the site, and what makes its texts longer. */
function madeFrom(): string {
  const ours = globSync('scripts/{messages,pseudo}/*.ts').toSorted()
  return [hashOfInputs(), ...ours.map((file) => readFileSync(file, 'utf8'))].join('\n')
}

/** Builds the site with pseudolocalized English, unless that was made from the same files. */
export function ensurePseudoBuild(): void {
  const sources = madeFrom()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  rmSync(STAMP, { force: true })
  const { status } = spawnSync('react-router', ['build', '.', '--config', 'scripts/pseudo/vite.config.ts'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: `${PSEUDO_SITE}/build` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The site with long texts could not be built: see above.')
  writeFileSync(STAMP, sources)
}
