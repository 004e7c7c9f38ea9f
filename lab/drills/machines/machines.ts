import assert from 'node:assert/strict'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import type { Replacements } from '../guides/operator.ts'
import { must } from '../shared/overlay.ts'
import { blocksOfGuide } from '../systemd/guide.ts'
import { settingsOfGuide } from '../systemd/guide-settings.ts'
import { bootMachine, type Machine } from '../systemd/machine.ts'

export const HOST = 'haulpost-trial.com'
const PASSWORD = '5f1d6c2a9e'
/** Of this process, in the network of the machines. The bucket is here. */
const HERE = '10.0.0.1'
const BUCKET_PORT = 9000
export const BALANCER = '10.0.0.10'
const BRIDGE = 'haulpost'

/** All that is put in the place of something that the guides show. The addresses of the machines are those of the guides. */
export const COMMON: Replacements = [
  ['haulpost.example', HOST],
  ['https://s3.us-east-2.amazonaws.com/haulpost', `http://${HERE}:${BUCKET_PORT}/haulpost`],
  [/(?<=_BUCKET_(?:KEY|SECRET)=)…/gu, 'S3RVER'],
  ['…', PASSWORD],
]

/** Returns the address of a database of the guides. */
export const databaseAt = (address: string) => `postgres://haulpost:${PASSWORD}@${address}/haulpost`

/** Connects machines and this process. */
export function openNetwork(): void {
  must('ip', ['link', 'set', 'lo', 'up'])
  must('ip', ['link', 'add', BRIDGE, 'type', 'bridge'])
  must('ip', ['address', 'add', `${HERE}/24`, 'dev', BRIDGE])
  must('ip', ['link', 'set', BRIDGE, 'up'])
}

/** Returns how the bucket is started that the site of the guides uses. */
export const bucketProgram = (folder: string): readonly string[] => [
  'node_modules/s3rver/bin/s3rver.js',
  '--directory',
  path.join(folder, 'bucket'),
  '--address',
  HERE,
  '--port',
  String(BUCKET_PORT),
  '--configure-bucket',
  'haulpost',
  '--configure-bucket',
  'haulpost-backups',
]

/** Boots a machine with an address. Services of Debian that its guide installs run, as they do after apt-get. */
export async function boot(folder: string, address: string, services: readonly string[]): Promise<Machine> {
  const place = path.join(folder, `m${address.split('.').at(-1)}`)
  mkdirSync(place, { recursive: true })
  const machine = await bootMachine(place, { bridge: BRIDGE, address })
  // There is no way to Debian's servers: what is installed here already is not looked for in a newer version.
  writeFileSync(path.join(machine.root, 'etc/apt/apt.conf.d/99installed'), 'APT::Get::Upgrade "false";\n')
  writeFileSync(path.join(machine.root, 'etc/hosts'), `127.0.0.1 localhost\n${BALANCER} ${HOST}\n`)
  for (const service of services) machine.run(`systemctl enable --now ${service}`)
  return machine
}

/** Installs a release as deploy.md says. `beforeStart` may change the settings and bring data. */
export async function installSite(machine: Machine, release: string, beforeStart = () => {}): Promise<void> {
  const [unpack = '', start = ''] = blocksOfGuide('**2. Install it**', '**3. Put a proxy')
  const build = '/srv/build/haulpost'
  mkdirSync(path.join(machine.root, build), { recursive: true })
  cpSync(release, path.join(machine.root, build, '../release'), { recursive: true, verbatimSymlinks: true })
  machine.run(`cd ${build}\n${unpack}`)
  writeFileSync(path.join(machine.root, 'etc/haulpost.env'), settingsOfGuide(HOST, `https://${HOST}`))
  beforeStart()
  machine.run(start)
  await ready(machine)
}

/** What the present start of the site wrote. */
const JOURNAL =
  'journalctl --output cat --no-pager _SYSTEMD_INVOCATION_ID=$(systemctl show --value --property=InvocationID haulpost)'
const START_SECONDS = 180

/** Waits until the site of a machine has started. */
export const ready = ({ run }: Machine) =>
  waitUntil(
    'the site',
    () => {
      const journal = run(JOURNAL, { mayFail: true })
      assert.equal(run('systemctl is-failed haulpost', { mayFail: true }).trim() === 'failed', false, journal)
      return journal.includes('Haulpost is ready')
    },
    START_SECONDS,
  )
