import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// Programs of Debian that drills run on loopback: as an ordinary user, with their files in one folder.

/** Returns a user or group number of a name; our own when we are not root. */
function numberOf(flag: '-u' | '-g', name: string): number {
  if (process.getuid?.() !== 0) return Number(spawnSync('id', [flag], { encoding: 'utf8' }).stdout)
  const { stdout, status } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`There is no user ${name}: install Debian's package postgresql`)
  return Number(stdout)
}

/** Servers refuse to run as root: they run as Debian's user postgres. */
const serverUser = () => ({ uid: numberOf('-u', 'postgres'), gid: numberOf('-g', 'postgres') })

/** Gives a folder to the user that servers run as. */
export function makeOurs(folder: string): void {
  const { uid, gid } = serverUser()
  chownSync(folder, uid, gid)
}

/** Returns an empty folder that servers may write to, and that `remove` deletes. */
export function serverFolder(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  makeOurs(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Whether a program is installed where `env` finds it, or at its path. */
export function isInstalled(program: string): boolean {
  if (program.includes('/')) return existsSync(program)
  return spawnSync('which', [program]).status === 0 || existsSync(`/usr/sbin/${program}`)
}

const PATHS = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/lib/postgresql/15/bin` }

/** Runs a program to its end. Throws with what it wrote when it fails. */
export function runToEnd(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    ...serverUser(),
    cwd: '/',
    env: { ...PATHS, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stdout + stderr}`)
  return stdout
}

export type Program = {
  readonly child: ChildProcess
  readonly isRunning: () => boolean
  /** Asks it to stop, and waits for its end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

export type Start = {
  readonly program: string
  readonly words: readonly string[]
  readonly log: string
  readonly env?: NodeJS.ProcessEnv
  /** Whether it runs as the user of this process. */
  readonly asOurselves?: boolean
}

/** Starts a program that writes to `log`. It is stopped by its process id, and by nothing else. */
export function startProgram({ program, words, log, env = {}, asOurselves = false }: Start): Program {
  const output = openSync(log, 'a')
  const child = spawn(program, words, {
    ...(!asOurselves && serverUser()),
    cwd: asOurselves ? process.cwd() : '/',
    env: { ...PATHS, ...env },
    stdio: ['ignore', output, output],
  })
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    child,
    isRunning,
    async stop(signal = 'SIGTERM') {
      if (isRunning()) child.kill(signal)
      await ended
    },
  }
}

/** Waits until `isThere`, asked every 100 ms. Throws after `seconds`. */
export async function waitUntil(
  what: string,
  isThere: () => Promise<boolean> | boolean,
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain for ${what}`)
    await sleep(100)
  }
}

/** Whether something accepts connections at a port of this machine. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const opened = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error')]).catch(
    () => false,
  )
  socket.destroy()
  return opened === true
}
