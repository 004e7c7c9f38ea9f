import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mountLayer, must } from '../image/overlay.ts'
import { untilFound } from '../image/visit.ts'

// A copy of this machine with systemd as its first process: systemd-nspawn, without its registry and with this
// machine's network.

const INIT = '/usr/lib/systemd/systemd'
/** nspawn takes part of a control group of its own only if it is told to. */
const CGROUPS = { SYSTEMD_NSPAWN_USE_CGNS: '1', SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }
const ENTER = ['--mount', '--pid', '--uts', '--ipc', '--cgroup']

export type Machine = {
  readonly root: string
  /** Runs a script inside. Returns what it printed; throws when it fails, unless failing is expected. */
  readonly run: (script: string, expected?: { readonly mayFail?: boolean }) => string
  readonly stop: () => Promise<void>
}

const commandOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]
  } catch {
    return null
  }
}

const findInit = () => readdirSync('/proc').find((name) => /^\d+$/u.test(name) && commandOf(name) === INIT)

const runInside =
  (pid: string): Machine['run'] =>
  (script, { mayFail = false } = {}) => {
    const called = ['--target', pid, ...ENTER, '--', 'bash', '-euc', script]
    const { status, stdout, stderr } = spawnSync('nsenter', called, { encoding: 'utf8' })
    if (status !== 0 && !mayFail) throw new Error(`${script}\n${stdout}${stderr}`)
    return `${stdout}${stderr}`
  }

async function powerOff(nspawn: ChildProcess, run: Machine['run']): Promise<void> {
  run('systemctl poweroff', { mayFail: true })
  await untilFound('the end of the machine', () => nspawn.exitCode !== null || nspawn.signalCode !== null)
}

/** Boots a copy of this machine below a folder, with no service of its own but systemd's. */
export async function bootMachine(folder: string): Promise<Machine> {
  must('mount', ['-t', 'tmpfs', 'tmpfs', folder])
  const { path: root } = mountLayer('/', folder)
  const services = path.join(root, 'etc/systemd/system/multi-user.target.wants')
  for (const name of readdirSync(services)) rmSync(path.join(services, name))

  const flags = ['--quiet', `--directory=${root}`, '--register=no', '--keep-unit', '--boot']
  const nspawn = spawn('systemd-nspawn', flags, { stdio: 'ignore', env: { ...process.env, ...CGROUPS } })
  const run = runInside(await untilFound('the first process', findInit))
  await untilFound('systemd', () =>
    /running|degraded/u.test(run('systemctl is-system-running', { mayFail: true })),
  )
  return { root, run, stop: () => powerOff(nspawn, run) }
}
