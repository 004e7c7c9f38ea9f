import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, secondsSince, ToolchainError, textOf } from './toolchain.mjs'
import { inTurn } from './turn.mjs'

const STAMP = 'build/.built-from'
const OUTPUTS = ['build/server/main.js', 'build/server/worker.js']
const INPUTS = [
  'app',
  'db',
  'packages',
  'public',
  'scripts/compress-assets.ts',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Builds the site, unless the last build was made from the same files. */
export async function ensureBuild() {
  if (isFresh()) return
  await inTurn(() => isFresh() || build())
}

function isFresh() {
  return OUTPUTS.every((path) => existsSync(join(root, path))) && textOf(STAMP) === hashOfInputs()
}

function build() {
  const began = performance.now()
  console.log('Building the site …')
  rmSync(join(root, STAMP), { force: true })
  const madeFrom = hashOfInputs()
  if (!run('npm', ['run', '--silent', 'build'])) {
    throw new ToolchainError('The site could not be built: see above.')
  }
  writeFileSync(join(root, STAMP), madeFrom)
  console.log(`Site built in ${secondsSince(began)}.`)
}

/** Returns a hash of everything the site is built from. */
export function hashOfInputs() {
  const hash = createHash('sha256').update(JSON.parse(textOf('package.json')).scripts.build)
  for (const path of INPUTS.flatMap(filesAt)) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesAt(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found?.isDirectory())
    return readdirSync(join(root, path))
      .sort()
      .flatMap((name) => filesAt(join(path, name)))
  // The build writes the modules of messages.
  const isSource = !/\.test\.tsx?$|^app\/i18n\/.*\.gen\.ts$/u.test(path)
  return found && isSource ? [path] : []
}
