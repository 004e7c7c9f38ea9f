import assert from 'node:assert/strict'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aMailServer } from '../../tests/fakes/mail-server.ts'
import { checkDown, checkProxy } from './shared/check-proxy.ts'
import { inNamespace } from './shared/namespace.ts'
import { must } from './shared/overlay.ts'
import { installMissing } from './shared/packages.ts'
import { type Place, PROXIES } from './shared/proxies.ts'
import { stop } from './shared/stop.ts'
import { largePicture, send, type User, untilFound } from './shared/visit.ts'
import { blocksOfGuide } from './systemd/guide.ts'
import { settingsOfGuide } from './systemd/guide-settings.ts'
import { bootMachine, type Machine } from './systemd/machine.ts'
import { signUp } from './systemd/sign-up.ts'

// npm run test:systemd: boots systemd in a copy of this machine, and follows docs/guides/deploy.md there with its own
// commands: clone and build what is committed here, run it without root, install, check, sign up the first admin, back up,
// update. The site runs behind nginx. Needs root on Debian or Ubuntu, and installs what it uses.

const HOST = 'haulpost-trial.com'
const HOSTS = `127.0.0.1 localhost ${HOST}\n`
const PORTS = { http: 3133, https: 3134, site: 3130, metrics: 3131, worker: 3132, trial: 3135 }
const USER: User = { email: 'ann@haulpost-trial.com', password: 'a quiet long haul' }
/** Where the guide's checkout is: its commands move the release from the folder above. */
const BUILD = '/srv/build/haulpost'
/** Where the machine finds the proxy's certificate, which no one else trusts. */
const CERTIFICATE = '/srv/certificate.pem'

type MailServer = Awaited<ReturnType<typeof aMailServer>>

/** The settings of the guide, with a mail server, a place for backups and ports of its own. */
function settings(smtpUrl: string): string {
  const ports = [`PORT=${PORTS.site}`, `METRICS_PORT=${PORTS.metrics}`, `WORKER_METRICS_PORT=${PORTS.worker}`]
  const given = settingsOfGuide(HOST, `https://${HOST}:${PORTS.https}`).replace(
    /^SMTP_URL=.*$/mu,
    `SMTP_URL=${smtpUrl}`,
  )
  return `${given}${['BACKUP_DIR=/mnt/backups', ...ports].join('\n')}\n`
}

/** Builds a release from a clone of what is committed here, as the guide's first step does. */
function build({ root, run }: Machine): void {
  const [commands = ''] = blocksOfGuide('**1. Build a release.**', 'The last command copies')
  mkdirSync(path.join(root, BUILD, '..'), { recursive: true })
  run(`cd ${path.dirname(BUILD)}\n${commands.replace('https://…', `file://${process.cwd()}`)}`)
  console.log('Built from a clone:', run(`git -C ${BUILD} log --oneline --max-count=1`).trim())
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

async function install(machine: Machine, smtpUrl: string): Promise<void> {
  const [first = '', second = ''] = blocksOfGuide('**2. Install it**', '**3. Put a proxy')
  machine.run(`cd ${BUILD}\n${first}`)
  writeFileSync(path.join(machine.root, 'etc/haulpost.env'), settings(smtpUrl))
  machine.run(second)
  await ready(machine, 1)
  console.log('Installed and started by systemd:', machine.run('systemctl is-active haulpost').trim())
}

/** What no trial has: an account at the payment provider. All the rest has to be well. */
const BAD = ['payments']
const WELL = ['settings', 'disk', 'pictures', 'database', 'schema', 'mail', 'proxy', 'public address', 'TLS']
const EXIT_CODE = 'haulpost doctor ended with'

/** Lets a script go on after the doctor, and says how it ended. */
const withExitCode = (commands: string) =>
  commands.replace(/^haulpost doctor$/mu, `haulpost doctor || echo "${EXIT_CODE} $?"`)

function checkReport(report: string, well: readonly string[]): void {
  const bad = [...report.matchAll(/^BAD +(?<name>\w+(?: \w+)*)  +/gmu)].map(({ groups }) => groups?.['name'])
  assert.deepEqual(bad, BAD, report)
  for (const name of well) assert.match(report, new RegExp(`^ok +${name} `, 'mu'), report)
  assert.match(report, new RegExp(`^${EXIT_CODE} 1$`, 'mu'), report)
}

const REPORT = '/srv/report'

/**
 * Runs commands of the guide that begin with `haulpost`, as it defines it, while the mail server of this process answers.
 * The certificate is trusted. Returns what they printed.
 */
async function runHaulpost({ run, runMeanwhile }: Machine, commands: string): Promise<string> {
  const [definition = ''] = blocksOfGuide('**4. Check it.**', '## The first admin')
  const before = `exec > ${REPORT} 2>&1\nexport NODE_EXTRA_CA_CERTS=${CERTIFICATE}`
  const defined = definition.replace(/^haulpost doctor\n/mu, '')
  await runMeanwhile(`${before}\n${defined}cd ${BUILD}\n${withExitCode(commands)}`).catch(
    (cause: unknown) => {
      throw new Error(run(`cat ${REPORT}`), { cause })
    },
  )
  return run(`cat ${REPORT}`)
}

async function followFirstAdmin(machine: Machine, site: string, mail: MailServer): Promise<void> {
  const [grant = ''] = blocksOfGuide('## The first admin', 'In a container')
  const email = `you@${HOST}`
  await signUp(site, mail, { email, password: USER.password })
  assert.match(await runHaulpost(machine, grant.replace('you@haulpost.example', email)), /: done\./u)
  checkReport(await runHaulpost(machine, 'haulpost doctor'), [...WELL, 'admins'])
  console.log('Signed up, confirmed by email, made an admin.')
}

async function update(machine: Machine): Promise<void> {
  const [create = '', override = ''] = blocksOfGuide('## Backups', '## Updates')
  const folder = '/etc/systemd/system/haulpost.service.d'
  machine.run(`${create}mkdir ${folder}`)
  writeFileSync(path.join(machine.root, folder, 'override.conf'), override)
  const [commands = ''] = blocksOfGuide('## Updates', '## Containers')
  machine.run('systemctl daemon-reload && systemctl restart haulpost')
  await ready(machine, 2)
  const report = await runHaulpost(machine, commands)
  await ready(machine, 3)
  const checked = ['settings', 'database', 'schema', 'mail', 'admins']
  checkReport(report, checked)
  console.log('Backed up and updated:', machine.run('ls /mnt/backups; ls --directory /srv/haulpost*').trim())
}

/** Runs a release as a user of this machine, without root, until it has served a page. */
function followWithoutRoot({ root, run }: Machine): void {
  const [commands = ''] = blocksOfGuide('## Without root')
  const [release = '', folder = '', start = ''] = commands.trim().split('\n')
  const home = '/srv/visitor'
  run(`useradd --create-home --home-dir ${home} visitor
    cp --archive ${BUILD} ${home}/
    if [ -f ~/.npmrc ]; then cp ~/.npmrc ${home}/; fi
    chown --recursive visitor: ${home}`)
  // Packages and build are those of the first step.
  const making = release.replace('npm ci && npm run build && ', '')
  assert.notEqual(making, release)
  const script = `
    cd ~/haulpost
    ${making}
    ${folder}
    export PORT=${PORTS.trial} METRICS_PORT=0 WORKER_METRICS_PORT=0
    ${start} > ../started 2>&1 &
    for try in $(seq 120); do grep --quiet 'is ready' ../started && break; sleep 1; done
    curl --silent --fail --output ../page http://localhost:$PORT/search?q=truck || { cat ../started; exit 1; }
    kill $!
    wait $!`
  writeFileSync(path.join(root, home, 'try'), script)
  // npm, which runs this program, names its own user's files.
  const own = `HOME=${home} npm_config_cache=${home}/.npm npm_config_userconfig=${home}/.npmrc`
  run(`runuser --user visitor -- env ${own} bash -e ${home}/try`)
  assert.match(run(`cat ${home}/page`), /href="\/listings\//u)
  console.log('Run without root, with the demo.')
}

/** What an operator and accidents do to a service. */
async function restartAndKill(machine: Machine, place: Place): Promise<void> {
  await runHaulpost(machine, 'systemctl reload haulpost\nhaulpost reload')
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
  const disk = path.join(folder, 'machine')
  mkdirSync(disk)
  const [machine, mail] = [await bootMachine(disk), await aMailServer()]
  writeFileSync(path.join(machine.root, 'etc/hosts'), HOSTS)
  build(machine)
  followWithoutRoot(machine)
  await install(machine, mail.url)

  const place: Place = { host: HOST, http: PORTS.http, https: PORTS.https, site: PORTS.site, folder }
  const proxy = PROXIES.nginx(place)
  cpSync(path.join(folder, 'cert.pem'), path.join(machine.root, CERTIFICATE))
  const site = `https://${HOST}:${PORTS.https}`
  await untilFound('the site', async () => (await send(site).catch(() => null))?.status === 200)
  checkReport(await runHaulpost(machine, 'haulpost doctor'), WELL)
  await followFirstAdmin(machine, site, mail)
  await signUp(site, mail, USER)
  const visit = {
    user: USER,
    picture: await largePicture(),
    lineOf: (id: string) => lineOfJournal(machine, id),
  }
  await checkProxy(place, visit)
  await update(machine)
  await checkProxy(place, visit)
  await restartAndKill(machine, place)
  await stop(proxy)
  await mail.stop()
  await machine.stop()
}

if (process.getuid?.() !== 0) {
  console.error('npm run systemd -w lab needs root: it boots a copy of this machine.')
  process.exit(1)
}
installMissing({ 'systemd-nspawn': 'systemd-container', nginx: 'nginx', openssl: 'openssl' })
const folder = process.argv[2] ?? inNamespace(import.meta.filename)
writeFileSync(path.join(folder, 'hosts'), HOSTS)
must('mount', ['--bind', path.join(folder, 'hosts'), '/etc/hosts'])
await tryUnit(folder)
