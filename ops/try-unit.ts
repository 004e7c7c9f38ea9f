import assert from 'node:assert/strict'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addUser } from './image/account.ts'
import { checkDown, checkProxy } from './image/check-proxy.ts'
import { inNamespace } from './image/namespace.ts'
import { must } from './image/overlay.ts'
import { installMissing } from './image/packages.ts'
import { type Place, PROXIES } from './image/proxies.ts'
import { stop } from './image/run-image.ts'
import { largePicture, send, type User, untilFound } from './image/visit.ts'
import { blocksOfGuide } from './systemd/guide.ts'
import { settingsOfGuide } from './systemd/guide-settings.ts'
import { bootMachine, type Machine } from './systemd/machine.ts'

// npm run test:systemd: boots systemd in a copy of this machine, and follows docs/guides/deploy.md there with its own
// commands: install, check, back up, update. The site runs behind nginx. Needs root on Debian or Ubuntu and a built site
// (npm run build), and installs what it uses.

const HOST = 'haulpost-trial.com'
const PORTS = { http: 3133, https: 3134, site: 3130, metrics: 3131, worker: 3132 }
const USER: User = { email: 'ann@haulpost-trial.com', password: 'a quiet long haul' }
/** Where the guide's checkout is: its commands move the release from the folder above. */
const BUILD = '/srv/build/haulpost'

/** The settings of the guide, with a place for backups and ports of its own. */
function settings(): string {
  const ports = [`PORT=${PORTS.site}`, `METRICS_PORT=${PORTS.metrics}`, `WORKER_METRICS_PORT=${PORTS.worker}`]
  return `${settingsOfGuide(HOST, `https://${HOST}:${PORTS.https}`)}${['BACKUP_DIR=/mnt/backups', ...ports].join('\n')}\n`
}

/** Puts a release beside the checkout, as the guide's first step does. */
function release({ root }: Machine, folder: string): void {
  mkdirSync(path.join(root, BUILD), { recursive: true })
  cpSync(folder, path.join(root, BUILD, '../release'), { recursive: true, verbatimSymlinks: true })
}

const lineOfJournal = ({ run }: Machine, text: string) =>
  untilFound(text, () =>
    run('journalctl --unit haulpost --output cat --no-pager')
      .split('\n')
      .find((line) => line.includes(text)),
  )

/** Waits until the site is ready for the nth time since it was installed. */
const ready = ({ run }: Machine, times: number) =>
  untilFound('Haulpost is ready', () => {
    const journal = run('journalctl --unit haulpost --output cat --no-pager')
    assert.doesNotMatch(journal, /Failed with result/u)
    return journal.split('Haulpost is ready').length > times
  })

async function install(machine: Machine): Promise<void> {
  const [first = '', second = ''] = blocksOfGuide('**2. Install it**', '**3. Put a proxy')
  machine.run(`cd ${BUILD}\n${first}`)
  writeFileSync(path.join(machine.root, 'etc/haulpost.env'), settings())
  machine.run(second)
  await ready(machine, 1)
  console.log('Installed and started by systemd:', machine.run('systemctl is-active haulpost').trim())
}

/** Runs commands of the guide that begin with `haulpost`, as it defines it. */
const withFunction = (commands: string) => {
  const [definition = ''] = blocksOfGuide('**4. Check it.**', '## The first admin')
  return `${definition.replace('haulpost doctor\n', '')}cd ${BUILD}\n${commands}`
}

function checkDoctor({ run }: Machine): void {
  const [check = ''] = blocksOfGuide('**4. Check it.**', '## The first admin')
  const report = run(check, { mayFail: true })
  for (const name of ['settings', 'disk', 'pictures', 'database', 'schema', 'proxy'])
    assert.match(report, new RegExp(`^ok +${name} `, 'mu'), report)
}

async function update(machine: Machine): Promise<void> {
  const [create = '', override = ''] = blocksOfGuide('## Backups', '## Updates')
  const folder = '/etc/systemd/system/haulpost.service.d'
  machine.run(`${create}mkdir ${folder}`)
  writeFileSync(path.join(machine.root, folder, 'override.conf'), override)
  const [commands = ''] = blocksOfGuide('## Updates', '## Containers')
  machine.run('systemctl daemon-reload && systemctl restart haulpost')
  await ready(machine, 2)
  machine.run(withFunction(commands), { mayFail: true })
  await ready(machine, 3)
  console.log('Backed up and updated:', machine.run('ls /mnt/backups; ls --directory /srv/haulpost*').trim())
}

/** What an operator and accidents do to a service. */
async function restartAndKill(machine: Machine, place: Place): Promise<void> {
  machine.run(withFunction('systemctl reload haulpost\nhaulpost reload'))
  assert.equal((await send(`https://${place.host}:${place.https}/`)).status, 200)
  machine.run('systemctl kill --kill-who=main --signal=KILL haulpost')
  // Until systemd notices, the web processes of the killed launcher go on.
  const isRestarted = () => !machine.run('systemctl show --property=NRestarts haulpost').includes('=0')
  await untilFound(
    'the site',
    async () => isRestarted() && (await send(`https://${HOST}:${PORTS.https}/`)).status === 200,
  )
  machine.run('systemctl stop haulpost')
  assert.match(machine.run('systemctl show --property=Result haulpost'), /Result=success/u)
  await checkDown(place)
  console.log('Reloaded, killed and started again, stopped in order.')
}

async function tryUnit(folder: string): Promise<void> {
  const built = path.join(folder, 'release')
  must('npm', ['run', 'release', '--', built])
  const disk = path.join(folder, 'machine')
  mkdirSync(disk)
  const machine = await bootMachine(disk)
  release(machine, built)
  await install(machine)
  checkDoctor(machine)

  const socket = path.join(machine.root, 'var/lib/haulpost/postgres/run')
  await addUser(`postgresql://app@localhost:5432/app?host=${encodeURIComponent(socket)}`, USER)
  const place: Place = { host: HOST, http: PORTS.http, https: PORTS.https, site: PORTS.site, folder }
  const proxy = PROXIES.nginx(place)
  const visit = {
    user: USER,
    picture: await largePicture(),
    lineOf: (id: string) => lineOfJournal(machine, id),
  }
  await checkProxy(place, visit)
  release(machine, built)
  await update(machine)
  await checkProxy(place, visit)
  await restartAndKill(machine, place)
  await stop(proxy)
  await machine.stop()
}

if (process.getuid?.() !== 0) {
  console.error('npm run test:systemd needs root: it boots a copy of this machine.')
  process.exit(1)
}
installMissing({ 'systemd-nspawn': 'systemd-container', nginx: 'nginx', openssl: 'openssl' })
const folder = process.argv[2] ?? inNamespace(import.meta.filename)
writeFileSync(path.join(folder, 'hosts'), `127.0.0.1 localhost ${HOST}\n`)
must('mount', ['--bind', path.join(folder, 'hosts'), '/etc/hosts'])
await tryUnit(folder)
