import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, run, ToolchainError } from './toolchain.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Finds a Chromium for the journeys, or installs Debian's when we may, and names it in CHROMIUM. */
export function ensureBrowser() {
  if (process.env.CHROMIUM) return
  if (!findBrowser()) installBrowser()
  const found = findBrowser()
  if (!found) throw new ToolchainError('Chromium was installed, but it is nowhere to be found: set CHROMIUM.')
  process.env.CHROMIUM = found
}

/** The program file of a Chromium of this machine, or `undefined`. */
export function findBrowser() {
  const places = FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...places, ON_A_MAC].find((file) => existsSync(file))
}

function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new ToolchainError(
      'Chromium is needed: install it (on Debian: apt-get install chromium), or set CHROMIUM.',
    )
  }
  console.log('Installing Chromium from the packages of the system …')
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  const installed =
    run('apt-get', ['update', '-q'], env) &&
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], env)
  if (!installed) throw new ToolchainError('Chromium could not be installed: see above.')
}
