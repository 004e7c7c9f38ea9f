// What `npm start` and `npm test` need before anything of the project can run. These files are plain JavaScript for
// Node 20 and up and use no package: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const node24 = join(root, 'node_modules/node/bin/node')

/** A problem that the user of the terminal can fix: shown without a stack. */
export class ToolchainError extends Error {}

/** Returns an environment in which the project's Node and tools precede those of the system. */
export function environment(extra = {}, nodeDirectory = dirname(node24)) {
  const path = [nodeDirectory, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** Runs a program in the project's folder with its output shown. Returns whether it succeeded. */
export function run(command, args, env = environment()) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

/** Returns the text of a project file, or `null` when there is none. */
export function textOf(path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}

export function secondsSince(began) {
  return `${Math.round((performance.now() - began) / 1000)} s`
}
