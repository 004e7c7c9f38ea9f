import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const FOLDERS = ['/usr/bin', '/usr/sbin', '/bin', '/sbin']

/** Installs the Debian packages of programs that this machine lacks, with their services off. */
export function installMissing(packageOf: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packageOf).flatMap(([program, name]) =>
    FOLDERS.some((folder) => existsSync(`${folder}/${program}`)) ? [] : [name],
  )
  if (missing.length === 0) return
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`install ${missing.join(' ')} first`)
}
