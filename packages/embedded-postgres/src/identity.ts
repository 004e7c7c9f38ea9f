import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Binaries } from './binaries.ts'
import { DatabaseStartError } from './start-error.ts'

/** The user that runs PostgreSQL: `uid` owns its files, `wrap` is put before its command line. */
export type Identity = { uid: number; gid: number; wrap: readonly string[] }

const ROOT = 0

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root. For root it is the first user that can reach both
 * the programs and the data; if none can, a user namespace in which root's files belong to an ordinary user.
 */
export function pickIdentity(
  binaries: Binaries,
  { root, cluster }: { root: string; cluster: string },
): Identity {
  const uid = process.getuid?.() ?? ROOT
  if (uid !== ROOT) return { uid, gid: process.getgid?.() ?? uid, wrap: [] }

  const place = dirname(root)
  // The owner of the data or of a directory above it can enter where others cannot, as in a home directory.
  const candidates = [...ownerOf(cluster), ...ancestors(root).flatMap(ownerOf), 'postgres', 'nobody']
  const users = [...new Set(candidates)].map(findUser)
  const usable = users.find((user) => user !== null && canServe(user, binaries, place))
  const identity = usable ?? userNamespace(binaries)
  if (!identity) throw new DatabaseStartError('PostgreSQL cannot run as root here: start as an ordinary user')
  return identity
}

/**
 * Returns the options with which a process is started as the identity; none, if that is who runs already. The system call
 * filter of the systemd unit refuses even the change that changes nothing.
 */
export const startedAs = ({ uid, gid }: Identity) => (process.getuid?.() === uid ? {} : { uid, gid })

/**
 * Gives one file to the identity, if it is not its own already: the system call filter of the systemd unit refuses even
 * the change that changes nothing.
 */
export function giveTo(path: string, { uid, gid }: Identity) {
  if (statSync(path).uid !== uid) chownSync(path, uid, gid)
}

/** Gives a file tree to the identity, if an earlier start ran as another user. */
export function changeOwner(path: string, { uid, gid }: Identity) {
  if (statSync(path).uid !== uid) spawnSync('chown', ['-R', `${uid}:${gid}`, path])
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...ancestors(parent)]
}

function ownerOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? [String(found.uid)] : []
}

function findUser(name: string): Identity | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return null
  return Number(uid.stdout) === ROOT ? null : { uid: Number(uid.stdout), gid: Number(gid.stdout), wrap: [] }
}

function canServe({ uid, gid }: Identity, { initdb, postgres, env }: Binaries, place: string): boolean {
  const as = { uid, gid, env, cwd: '/', stdio: 'ignore' } as const
  const runs = [postgres, initdb].every((program) => spawnSync(program, ['--version'], as).status === 0)
  return runs && spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', place], as).status === 0
}

function userNamespace({ postgres, env }: Binaries): Identity | null {
  // Inside, we are `nobody`: initdb insists on an account that has a name.
  const nobodyUser = findUser('nobody')
  if (!nobodyUser) return null
  const unshare = ['--user', `--map-user=${nobodyUser.uid}`, `--map-group=${nobodyUser.gid}`, '--']
  const works =
    spawnSync('unshare', [...unshare, postgres, '--version'], { env, cwd: '/', stdio: 'ignore' }).status === 0
  return works ? { uid: ROOT, gid: ROOT, wrap: ['unshare', ...unshare] } : null
}
