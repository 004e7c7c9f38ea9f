import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { environment, node24, root, run, secondsSince, ToolchainError, textOf } from './toolchain.mjs'
import { inTurn } from './turn.mjs'

const STAMP = 'node_modules/.installed-from'
const nodeMajor = Number.parseInt(process.versions.node, 10)
const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies']

/** Installs the packages of the lock file and the pinned Node, unless they are there. */
export async function ensureDependencies() {
  if (nodeMajor < 20)
    throw new ToolchainError(`Node 20 or newer is needed to start; this is ${process.version}.`)
  if (dependenciesAreThere()) return
  await inTurn(() => dependenciesAreThere() || install())
}

function dependenciesAreThere() {
  refuseContradiction()
  if (!existsSync(node24)) return false
  if (textOf(STAMP) === whatIsWanted()) return true
  if (!lockFileIsInstalled()) return false
  noteInstalled()
  return true
}

function noteInstalled() {
  writeFileSync(join(root, STAMP), whatIsWanted())
}

function whatIsWanted() {
  const manifest = readJson('package.json')
  const wanted = DEPENDENCIES.map((kind) => manifest[kind])
  return createHash('sha256').update(textOf('package-lock.json')).update(JSON.stringify(wanted)).digest('hex')
}

/** Packages a developer installed by hand need no second time: npm notes what it put there. */
function lockFileIsInstalled() {
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed) return false
  const { '': _, ...packages } = readJson('package-lock.json').packages
  return Object.entries(packages).every(
    ([path, { version, optional }]) => optional || installed[path]?.version === version,
  )
}

function refuseContradiction() {
  const manifest = readJson('package.json')
  const locked = readJson('package-lock.json').packages['']
  if (DEPENDENCIES.every((kind) => isDeepStrictEqual(manifest[kind], locked[kind]))) return
  throw new ToolchainError('package.json and package-lock.json name different packages: run "npm install".')
}

function install() {
  const began = performance.now()
  console.log('Installing packages: a minute or two the first time …')
  // An older Node would complain about packages that want a newer one, and silently leave out those it may.
  const borrowed = nodeMajor < 24 ? fetchNode() : null
  const env = environment({}, dirname(borrowed ?? process.execPath))
  // Not `npm ci`: it refuses a lock file without the parts for platforms that the registry did not have that day. This
  // keeps to the lock file too, and does not change it.
  const npm = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--no-progress']
  if (!run('npm', npm, env)) throw new ToolchainError('The packages could not be installed: see above.')
  if (!existsSync(node24)) placeNode(borrowed ?? fetchNode())
  rmSync(join(root, '.cache/node'), { recursive: true, force: true })
  noteInstalled()
  console.log(`Packages installed in ${secondsSince(began)}.`)
}

/** Downloads the pinned Node, the same way as the package `node` does, and answers where its program is. */
function fetchNode() {
  const { platform, arch } = process
  const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`
  const wanted = `${name}@${readJson('package.json').dependencies.node}`
  const folder = join(root, '.cache/node')
  mkdirSync(folder, { recursive: true })
  const flags = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]
  if (!run('npm', ['install', '--prefix', folder, ...flags, wanted], process.env)) {
    throw new ToolchainError(`${wanted} could not be installed: see above.`)
  }
  return join(folder, 'node_modules', name, 'bin/node')
}

/** What the install script of the package `node` ends with; newer npm does not run such scripts unasked. */
function placeNode(program) {
  mkdirSync(dirname(node24), { recursive: true })
  try {
    linkSync(program, node24)
  } catch {
    copyFileSync(program, node24)
  }
}

function readJson(path) {
  return JSON.parse(textOf(path))
}
