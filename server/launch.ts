import { setTimeout as delay } from 'node:timers/promises'
import { loadDotEnv, readSettings, type Settings } from '#app/platform/env.server.ts'
import { isLocalSite, isReachedByOthers, listensToNetwork } from '#app/platform/local-site.ts'
import { openLog } from '#app/platform/log.server.ts'
import { allowedInProduction, whyNotInProduction } from '#app/platform/production-requirements.ts'
import { ConfigurationError, StartError } from '#app/platform/start-error.server.ts'
import { ensureDataDir, lockDataDir } from '#server/launch/data-dir.ts'
import { demoAccountsIn } from '#server/launch/demo-content.ts'
import { whyNotListen } from '#server/launch/free-port.ts'
import { type HeldPort, holdPort } from '#server/launch/held-port.ts'
import { removeLauncherState } from '#server/launch/launcher-state.ts'
import { whyPartMissing } from '#server/launch/optional-parts.ts'
import { openSiteDatabase, prepareDatabase } from '#server/launch/prepare-database.ts'
import { reloader } from '#server/launch/reload.ts'
import { type SupervisedProcess, supervise } from '#server/launch/supervised-process.ts'
import { isTerminalGone } from '#server/launch/terminal.ts'
import { startWebProcesses, type WebProcesses } from '#server/launch/web-processes.ts'
import { isAbsent } from '#server/pipeline/listen-on.ts'
import { serveMetrics } from '#server/pipeline/observability/metrics-server.ts'
import { exitCodeOf, explainNoStart } from './why-no-start.ts'

// The parent process: it owns the port and the database, starts the web processes and the worker (or what PROCESSES
// says of them), replaces them on SIGHUP, and stops them with itself.

const NO_DEMO =
  'DEMO_DATA=on brings an admin whose password everyone knows: set DEMO_DATA=off for a site that other machines reach (PUBLIC_URL, HOST).'

// The terminal, npm and our start script may each pass on the same Ctrl-C.
const SAME_SIGNAL_MS = 1_000

const processes: SupervisedProcess[] = []
let stopDatabase = async () => {}
/** Stops serving without losing a request. */
let stopServing = async () => {}
/** Takes back what the command line knows of us. */
let withdrawState = () => {}
let reload = async () => {}
/** Whether we were started in a terminal: closing it stops the site. */
const hasTerminal = process.stdout.isTTY
let askedToStopAt: number | null = null

async function launch() {
  loadDotEnv()
  const settings = readSettings(process.env)
  const meetsStrangers = isReachedByOthers(settings)
  if (meetsStrangers && settings.demoData) throw new ConfigurationError(NO_DEMO)
  const notReady = whyNotInProduction(settings) ?? whyPartMissing(settings)
  if (notReady) throw new ConfigurationError(notReady)
  ensureDataDir(settings)
  await lockDataDir(settings)
  if (settings.runs.web) await refuseBusyPorts(settings)
  // Of a launcher that was killed.
  removeLauncherState(settings)
  const database = await openSiteDatabase(settings)
  stopDatabase = database.stop
  await prepareDatabase(database.connectionString, { meetsStrangers, settings })
  await startProcesses(settings, database.connectionString)
  await greet(settings, database.connectionString)
}

async function refuseBusyPorts({ port, hosts, metricsPort, metricsHost }: Settings) {
  const wanted = [
    ...hosts.map((host) => ({ name: 'PORT', port, host })),
    { name: 'METRICS_PORT', port: metricsPort, host: metricsHost },
  ]
  for (const { name, port, host } of wanted.filter(({ port }) => port !== 0)) {
    const reason = await whyNotListen(port, host)
    if (reason && isAbsent(reason, host)) continue
    if (reason === 'EADDRINUSE')
      throw new StartError(`Port ${port} is already in use: stop what uses it, or set ${name}.`)
    if (reason)
      throw new StartError(`Port ${port} on ${host} cannot be used (${reason}): set another ${name}.`)
  }
}

async function startProcesses(settings: Settings, databaseUrl: string) {
  if (askedToStopAt !== null) return
  const env = { ...process.env, DATABASE_URL: settings.databaseUrl ?? databaseUrl }
  const worker = settings.runs.worker ? supervise('build/server/worker.js', env) : null
  if (worker) processes.push(worker)
  const web = settings.runs.web ? await startWeb(settings, env) : null
  // A site in one piece is up when its pages are: jobs wait for the worker.
  if (!web) await assertReady(worker)
  withdrawState = () => removeLauncherState(settings)
  reload = reloader(settings, { web, worker, databaseUrl })
}

async function startWeb(settings: Settings, env: NodeJS.ProcessEnv): Promise<WebProcesses> {
  const port = await holdPort(settings.port, settings.hosts)
  const web = startWebProcesses(settings.webProcesses, env, port)
  processes.push(...web.all)
  await assertReady(web)
  const { metricsHost: host, metricsPort, logLevel } = settings
  const log = openLog(logLevel)
  await serveMetrics(web.scrape, { host, port: metricsPort, log, isAlive: web.isAlive })
  stopServing = () => leaveInOrder(web, port, settings.drainMs)
  return web
}

async function assertReady(started: { readonly ready: Promise<boolean> } | null) {
  if (await started?.ready) return
  throw new StartError('The site did not come up: the reason stands above.')
}

/**
 * The load balancer learns from /readyz that the site stops, and has time to move traffic. Then the web processes are
 * the last ones with the port, and close it when no client is connecting.
 */
async function leaveInOrder(web: WebProcesses, port: HeldPort, drainMs: number) {
  web.announceStop()
  await delay(drainMs)
  port.release()
}

async function greet(settings: Settings, databaseUrl: string) {
  if (!settings.runs.web) return console.log('The worker of Haulpost is ready.')
  const { publicUrl, port, hosts, demoData } = settings
  const local = `http://localhost:${port}`
  console.log(`\nHaulpost is ready: ${publicUrl}${publicUrl === local ? '' : ` (here: ${local})`}`)
  for (const line of allowedInProduction(settings)) console.warn(line)
  if (listensToNetwork(settings) && isLocalSite(publicUrl))
    console.warn(`Other machines can connect to it (HOST=${hosts.join(',')}), though PUBLIC_URL is local.`)
  const accounts = demoData ? await demoAccountsIn(databaseUrl) : []
  if (accounts.length > 0) console.log('Demo accounts:')
  for (const { email, password, role } of accounts) console.log(`  ${role.padEnd(6)} ${email}  ${password}`)
}

async function stop(exitCode: number) {
  askedToStopAt ??= Date.now()
  withdrawState()
  await stopServing()
  await Promise.all(processes.map((kept) => kept.stop()))
  await stopDatabase()
  process.exit(exitCode)
}

function stopOnSignal() {
  if (askedToStopAt === null) return void stop(0)
  if (Date.now() - askedToStopAt < SAME_SIGNAL_MS) return
  // The database notices by itself that we are gone.
  for (const kept of processes) kept.kill()
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnSignal)
process.on('SIGHUP', () => (hasTerminal && isTerminalGone() ? stopOnSignal() : void reload()))
// The start script was killed.
process.once('disconnect', stopOnSignal)

launch().catch((error: unknown) => {
  if (askedToStopAt !== null) return
  console.error(explainNoStart(error))
  return stop(exitCodeOf(error))
})
