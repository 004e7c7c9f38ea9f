import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Directories } from './directories.ts'
import { giveTo, type Identity, startedAs } from './identity.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { DatabaseStartError, inOneLine } from './start-error.ts'

export type Settings = Readonly<Record<string, string | number>>

const POLL_MS = 10
const MAX_LOG_BYTES = 5_000_000

/**
 * The shell between this process and PostgreSQL. It confirms processes that join the parent watch with a file in the
 * folder `$1`, and requests a fast shutdown at end-of-file. Signals meant for the parent must not reach it.
 */
const WATCHDOG = `
trap '' HUP INT TERM
replies=$1; shift
exec 3<&0 </dev/null
"$@" 3<&- & server=$!
(while read -r name <&3; do echo >"$replies/$name"; done; kill -INT $server) & watcher=$!
exec 3<&-
wait $server
kill -KILL $watcher 2>/dev/null
`

const DEFAULTS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: 5432,
  cluster_name: 'embedded-postgres',
  max_connections: 50,
  shared_buffers: '128MB',
  // In a container, /dev/shm may hold no more than 64 MB.
  dynamic_shared_memory_type: 'mmap',
  wal_level: 'replica',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

type Start = {
  directories: Directories
  binaries: Binaries
  identity: Identity
  socketDirectory: string
  parentWatch: number
  settings: Settings
}

/** Starts PostgreSQL under its watchdog and waits until it accepts connections. */
export async function startWatchedServer(start: Start): Promise<Postmaster> {
  const { directories, identity } = start
  const log = openLog(directories, identity)
  const logStart = statSync(directories.log).size
  const shell = spawnWatchdog(start, log)
  closeSync(log)
  const postmaster = await waitUntilReady(shell, directories)
  if (postmaster) return postmaster
  const output = readFileSync(directories.log).subarray(logStart).toString().trim()
  throw new DatabaseStartError(`PostgreSQL did not start: ${inOneLine(output)}`)
}

function spawnWatchdog({ directories, binaries, identity, ...start }: Start, log: number): ChildProcess {
  const settings: Settings = {
    ...DEFAULTS,
    unix_socket_directories: `"${start.socketDirectory.replaceAll('"', '""')}"`,
    ...start.settings,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = [...identity.wrap, binaries.postgres, '-D', directories.cluster, ...options]

  // A session of its own: Ctrl-C in the terminal is for the parent, which decides when the database stops.
  const shell = spawn('/bin/sh', ['-c', WATCHDOG, 'embedded-postgres', directories.run, ...server], {
    env: binaries.env,
    ...startedAs(identity),
    cwd: '/',
    detached: true,
    stdio: [start.parentWatch, log, log],
  })
  shell.unref()
  return shell
}

async function waitUntilReady(shell: ChildProcess, directories: Directories): Promise<Postmaster | null> {
  while (shell.exitCode === null && shell.signalCode === null) {
    const postmaster = findPostmaster(directories)
    if (postmaster?.ready) return postmaster
    await delay(POLL_MS)
  }
  return null
}

function openLog({ log }: Directories, owner: Identity): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > MAX_LOG_BYTES) renameSync(log, `${log}.previous`)
  const file = openSync(log, 'a', 0o600)
  giveTo(log, owner)
  return file
}
