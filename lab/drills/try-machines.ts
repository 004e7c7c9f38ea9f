import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProgram } from '../../tests/helpers/programs.ts'
import { followHighAvailability } from './machines/follow-high-availability.ts'
import { followScale } from './machines/follow-scale.ts'
import { BALANCER, bucketProgram, HOST, openNetwork } from './machines/machines.ts'
import { inNamespace } from './shared/namespace.ts'
import { must } from './shared/overlay.ts'
import { installMissing } from './shared/packages.ts'

// npm run test:machines: follows docs/guides/scale.md and high-availability.md with their own commands and files. Each
// machine of the guides is a copy of this one with systemd, and has the address that the guides give it, in a network of
// their own. Needs root on Debian 12 and a built site (npm run build), and installs what it uses. A folder as argument
// is kept, with its release for the next time.

const PACKAGES = {
  'systemd-nspawn': 'systemd-container',
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  pg_basebackup: 'postgresql',
  openssl: 'openssl',
  curl: 'curl',
  ip: 'iproute2',
} as const

/** Makes the release while there is a way to the registry, and starts this program again in a network of its own. */
function outside(given: string | undefined): never {
  installMissing(PACKAGES)
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'haulpost-machines-'))
  const release = path.join(folder, 'release')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(release)) must('npm', ['run', 'release', '--', release])
  if (!given) process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  inNamespace(import.meta.filename, { folder, words: ['inside'], flags: ['--net'] })
}

async function inside(folder: string): Promise<void> {
  writeFileSync(path.join(folder, 'hosts'), `127.0.0.1 localhost\n${BALANCER} ${HOST}\n`)
  must('mount', ['--bind', path.join(folder, 'hosts'), '/etc/hosts'])
  openNetwork()
  const words = bucketProgram(folder)
  const log = path.join(folder, 'bucket.log')
  const bucket = startProgram({ program: process.execPath, words, log, asOurselves: true })
  const place = { folder: path.join(folder, 'machines'), release: path.join(folder, 'release') }
  rmSync(place.folder, { recursive: true, force: true })
  const start = performance.now()
  await followHighAvailability(place.folder, await followScale(place))
  await bucket.stop()
  console.log(`Both guides followed in ${Math.round((performance.now() - start) / 1000)} s.`)
  process.exit(0)
}

if (process.getuid?.() !== 0) {
  console.error('npm run machines -w lab needs root: it boots copies of this machine.')
  process.exit(1)
}
const [folder, where] = process.argv.slice(2)
if (where !== 'inside') outside(folder)
assert.ok(folder)
await inside(folder)
