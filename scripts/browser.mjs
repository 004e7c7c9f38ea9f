import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { environment, root, run, ToolchainError } from './toolchain.mjs'

// The headless shell first: it draws no windows, and runs the journeys in a tenth less time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const OWN = join(root, '.cache/chromium')
/** This package bundles its libraries, so that an ordinary user can run it anywhere. */
const PACKAGE = '@sparticuz/chromium@153.0.0'

/**
 * Finds a Chromium for the journeys, or installs one: Debian's as root, otherwise the npm package's. Sets CHROMIUM.
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM) return
  if (!findBrowser()) await installBrowser()
  const found = findBrowser()
  if (!found) throw new ToolchainError('Chromium was installed, but was not found: set CHROMIUM.')
  process.env.CHROMIUM = found
}

/** Returns the executable of an installed Chromium, or `undefined`. */
export function findBrowser() {
  const places = FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...places, ON_A_MAC, join(OWN, 'run')].find((file) => existsSync(file))
}

function installBrowser() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) return installDebians()
  if (process.platform === 'linux' && process.arch === 'x64') return installPackage()
  throw new ToolchainError('Chromium is needed: install it, or set CHROMIUM.')
}

function installDebians() {
  console.log('Installing Chromium from the packages of the system …')
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  const install = (name) => run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], env)
  const isReady = run('apt-get', ['update', '-q'], env)
  // Not every release of Debian has the headless shell as a package of its own.
  if (!isReady || !(install('chromium-headless-shell') || install('chromium')))
    throw new ToolchainError('Chromium could not be installed: see above.')
}

/** Unpacks the executable and its libraries below .cache, with a script that starts it with them. */
async function installPackage() {
  console.log('Installing Chromium into .cache, as only root may install it for everyone …')
  mkdirSync(join(OWN, 'libraries'), { recursive: true })
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  if (!run('npm', ['install', '--prefix', OWN, ...flags, PACKAGE], environment()))
    throw new ToolchainError('Chromium could not be installed: see above.')
  const packed = join(OWN, 'node_modules/@sparticuz/chromium/bin')
  await unpack(join(packed, 'chromium.br'), join(OWN, 'chromium'))
  await unpack(join(packed, 'al2023.tar.br'), join(OWN, 'libraries.tar'))
  if (!run('tar', ['-xf', join(OWN, 'libraries.tar'), '-C', join(OWN, 'libraries')], process.env))
    throw new ToolchainError("Chromium's libraries could not be unpacked: see above.")
  const script =
    '#!/bin/sh\nfolder=$(dirname "$0")\nLD_LIBRARY_PATH="$folder/libraries/lib" exec "$folder/chromium" "$@"\n'
  writeFileSync(join(OWN, 'run.new'), script, { mode: 0o755 })
  renameSync(join(OWN, 'run.new'), join(OWN, 'run'))
}

const unpack = (from, to) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }))
