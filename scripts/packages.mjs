import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { environment, node24, root, run, secondsSince, ToolchainError, textOf } from './toolchain.mjs'
import { inTurn } from './turn.mjs'

const STAMP = 'node_modules/.installed-from'
const nodeMajor = Number.parseInt(process.versions.node, 10)
const LIBC = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies']

/** Installs the packages of the lock file and the pinned Node, unless they are installed. */
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
  const wanted = Object.values(manifests()).map((manifest) => DEPENDENCIES.map((kind) => manifest[kind]))
  return createHash('sha256').update(textOf('package-lock.json')).update(JSON.stringify(wanted)).digest('hex')
}

/** Packages installed by hand need no second installation: npm records what it installed. */
function lockFileIsInstalled() {
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed) return false
  const { '': _, ...packages } = readJson('package-lock.json').packages
  return Object.entries(packages).every(
    ([path, wanted]) => isForOthers(wanted) || installed[path]?.version === wanted.version,
  )
}

/** npm leaves out packages for other platforms, and what only those depend on. */
function isForOthers({ optional, os, cpu, libc }) {
  if (!optional) return false
  if (!os && !cpu) return true
  return !(admits(os, process.platform) && admits(cpu, process.arch) && admits(libc, LIBC))
}

/** As in package.json: allowed names, or excluded names with an exclamation mark. */
function admits(names, ours) {
  if (!names || names.includes(ours)) return true
  return names.every((name) => name.startsWith('!')) && !names.includes(`!${ours}`)
}

/** The manifests of the project and its workspaces, under their names in the lock file. */
function manifests() {
  const workspaces = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  return Object.fromEntries(
    ['', ...workspaces].map((place) => [place, readJson(join(place, 'package.json'))]),
  )
}

function refuseContradiction() {
  const locked = readJson('package-lock.json').packages
  const isLocked = ([place, manifest]) =>
    DEPENDENCIES.every((kind) => isDeepStrictEqual(manifest[kind], locked[place]?.[kind]))
  if (Object.entries(manifests()).every(isLocked)) return
  throw new ToolchainError('package.json and package-lock.json name different packages: run "npm install".')
}

function install() {
  const began = performance.now()
  console.log('Installing packages: a minute or two the first time …')
  // An older Node would warn about packages that want a newer one, and silently leave out optional ones.
  const fetched = nodeMajor < 24 ? fetchNode() : null
  const env = environment({}, dirname(fetched ?? nodeOutsidePackages()))
  const npm = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress']
  if (!run('npm', npm, env)) throw new ToolchainError('The packages could not be installed: see above.')
  if (!existsSync(node24)) placeNode(fetched ?? fetchNode())
  rmSync(join(root, '.cache/node'), { recursive: true, force: true })
  noteInstalled()
  console.log(`Packages installed in ${secondsSince(began)}.`)
}

/** Downloads the pinned Node as the package `node` does, and returns the path of its executable. */
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

/** A Node that stays while `npm ci` deletes all packages, among them the one that runs this. */
function nodeOutsidePackages() {
  if (!process.execPath.startsWith(join(root, 'node_modules') + sep)) return process.execPath
  const copy = join(root, '.cache/node/running/node')
  rmSync(copy, { force: true })
  linkOrCopy(process.execPath, copy)
  return copy
}

/**
 * The last step of the install script of the package `node`; newer npm does not run such scripts without permission.
 */
function placeNode(program) {
  linkOrCopy(program, node24)
}

function linkOrCopy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function readJson(path) {
  return JSON.parse(textOf(path))
}
