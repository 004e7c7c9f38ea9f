import { join } from 'node:path'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { loadDotEnv, readSettings, type Settings, SettingsError } from '#app/platform/env.server.ts'
import { isLocalSite, isReachedByOthers, listensToOthers } from '#app/platform/local-site.ts'
import { allowedInProduction, whyNotInProduction } from '#app/platform/production-requirements.ts'
import { knowsCyrillic } from '#server/launch/cyrillic.ts'
import { demoAccountsIn, fillWithDemoContent, openDemoAccountsIn } from '#server/launch/demo-content.ts'
import { whyNotListen } from '#server/launch/free-port.ts'
import { keepDatabase } from '#server/launch/kept-database.ts'
import { type KeptProcess, keepRunning } from '#server/launch/kept-process.ts'
import { oneQuery } from '#server/launch/one-query.ts'
import { isAbsent } from '#server/pipeline/listen-on.ts'

// The process above all others: it holds the database, starts the site and the jobs, and takes them along when it stops.

/** A start that cannot be, for a reason the operator can mend: said in one line. */
class StartError extends Error {}

const NO_CYRILLIC =
  'The database of DATABASE_URL does not know Cyrillic letters: create it with encoding UTF8 and a UTF-8 locale.'

const NO_DEMO =
  'DEMO_DATA=on brings an admin whose password everybody knows: set DEMO_DATA=off for a site that other machines reach (PUBLIC_URL, HOST).'

// The terminal, npm and our own starter may each pass on the same Ctrl-C.
const SAME_SIGNAL_MS = 1_000

const processes: KeptProcess[] = []
let stopDatabase = async () => {}
let askedToStopAt: number | null = null

async function launch() {
  loadDotEnv()
  const settings = readSettings(process.env)
  if (isReachedByOthers(settings) && settings.demoData) throw new StartError(NO_DEMO)
  const notReady = whyNotInProduction(settings)
  if (notReady) throw new StartError(notReady)
  await refuseBusyPorts(settings)
  const databaseUrl = settings.databaseUrl
    ? await reachable(settings.databaseUrl)
    : await startDatabase(settings)
  await migrate(databaseUrl)
  if (!(await knowsCyrillic(databaseUrl))) throw new StartError(NO_CYRILLIC)
  if (isReachedByOthers(settings)) await refuseKnownPasswords(databaseUrl)
  if (settings.demoData) await fillWithDemoContent(databaseUrl, settings.dataDir)
  await startProcesses({ ...process.env, DATABASE_URL: databaseUrl })
  await greet(settings, databaseUrl)
}

/** A database that was filled for trying out keeps its accounts, whatever DEMO_DATA says now. */
async function refuseKnownPasswords(databaseUrl: string) {
  const open = await openDemoAccountsIn(databaseUrl)
  if (open.length === 0) return
  throw new StartError(
    `Everybody knows the passwords of ${open.join(', ')}: start with an empty database, or change them in development first.`,
  )
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

async function reachable(databaseUrl: string): Promise<string> {
  await oneQuery(databaseUrl, 'select').catch((error: unknown) => {
    // With several addresses behind one name, each has failed for a reason of its own.
    const reason: unknown = error instanceof AggregateError ? error.errors[0] : error
    throw new StartError(`The database of DATABASE_URL cannot be used: ${String(reason)}`)
  })
  return databaseUrl
}

async function startDatabase({ dataDir }: Settings): Promise<string> {
  const { connectionString, stop } = await keepDatabase(join(dataDir, 'postgres'))
  stopDatabase = stop
  return connectionString
}

async function startProcesses(env: NodeJS.ProcessEnv) {
  if (askedToStopAt !== null) return
  const web = keepRunning('build/server/main.js', env)
  processes.push(web, keepRunning('build/server/worker.js', env))
  if (!(await web.ready)) throw new StartError('The site did not come up: the reason stands above.')
}

async function greet(settings: Settings, databaseUrl: string) {
  const { publicUrl, port, hosts, demoData } = settings
  const local = `http://localhost:${port}`
  console.log(`\nHaulpost is ready: ${publicUrl}${publicUrl === local ? '' : ` (here: ${local})`}`)
  for (const line of allowedInProduction(settings)) console.warn(line)
  if (listensToOthers(settings) && isLocalSite(publicUrl))
    console.warn(`Other machines can connect to it (HOST=${hosts.join(',')}), though PUBLIC_URL is local.`)
  const accounts = demoData ? await demoAccountsIn(databaseUrl) : []
  if (accounts.length > 0) console.log('Demo accounts:')
  for (const { email, password, role } of accounts) console.log(`  ${role.padEnd(6)} ${email}  ${password}`)
}

async function stop(exitCode: number) {
  askedToStopAt ??= Date.now()
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

function explain(error: unknown) {
  if (error instanceof SettingsError || error instanceof StartError) return console.error(error.message)
  console.error('Haulpost cannot start:', error)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnSignal)
// Our starter was killed.
process.once('disconnect', stopOnSignal)

launch().catch((error: unknown) => {
  if (askedToStopAt !== null) return
  explain(error)
  return stop(1)
})
