import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { z } from 'zod'
import { DEMO_OPERATOR, type Operator } from '#app/lib/operator.ts'
import { hostsToListenOn } from './local-site.ts'
import { SETTINGS } from './settings-table.server.ts'
import { ConfigurationError, inOneLine } from './start-error.server.ts'

/** Unusable settings, in one line that names the variable and the problem. */
class SettingsError extends ConfigurationError {
  override readonly name = 'SettingsError'
}

const SECRET = /^STRIPE_|_(?:KEY|SECRET|TOKEN)$/u

/** Returns the value of a variable for the log: without keys, and without what stands before the @ of an address. */
function withoutSecrets(name: string, value = ''): string {
  return SECRET.test(name) ? '…' : value.replace(/\/\/.*@/u, '//…@')
}

function parse(env: NodeJS.ProcessEnv) {
  // An empty variable counts as absent, so that `PORT=` in a file means the default.
  const given = Object.entries(env).filter(([name, value]) => name in SETTINGS.shape && value?.trim())
  const parsed = SETTINGS.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  throw new SettingsError(
    `${name}=${withoutSecrets(name, env[name])} cannot be used: ${issue?.message}. See .env.example.`,
  )
}

type Given = ReturnType<typeof parse>

/** Returns the keys of the payment provider: all of one mode, or none. */
function stripeKeys(given: Given) {
  const secretKey = given.STRIPE_SECRET_KEY
  if (secretKey === undefined) return null
  const need = (name: 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET') => {
    const value = given[name]
    if (value) return value
    throw new SettingsError(`${name} is missing: STRIPE_SECRET_KEY is set. See .env.example.`)
  }
  const publishableKey = need('STRIPE_PUBLISHABLE_KEY')
  if (secretKey.split('_')[1] !== publishableKey.split('_')[1])
    throw new SettingsError(
      'STRIPE_PUBLISHABLE_KEY is of another mode (test or live) than STRIPE_SECRET_KEY.',
    )
  return { secretKey, publishableKey, webhookSecret: need('STRIPE_WEBHOOK_SECRET') }
}

/** Returns what the launcher runs. Processes of different machines cannot share the built-in database. */
function processesOf(given: Given) {
  const { PROCESSES: processes, DATABASE_URL: databaseUrl } = given
  if (processes !== 'all' && !databaseUrl)
    throw new SettingsError(`PROCESSES=${processes} needs DATABASE_URL. See .env.example.`)
  return { all: processes === 'all', web: processes !== 'worker', worker: processes !== 'web' }
}

/** Returns what caches in front of the site may store, and how they learn of changes. */
function sharedCacheOf(given: z.output<typeof SETTINGS>) {
  const url = given.SHARED_CACHE_PURGE_URL ?? null
  if (url && given.SHARED_CACHE_TAGS === 'off')
    throw new SettingsError('SHARED_CACHE_PURGE_URL needs SHARED_CACHE_TAGS. See .env.example.')
  return {
    seconds: given.SHARED_CACHE_SECONDS,
    tagHeader: given.SHARED_CACHE_TAGS,
    purge: url === null ? null : { url, token: given.SHARED_CACHE_PURGE_TOKEN ?? null },
  }
}

/** Without its keys, a bucket would lose every file. */
function bucketOf(given: z.output<typeof SETTINGS>, name: 'PICTURE_BUCKET' | 'BACKUP_BUCKET') {
  const { [name]: url, [`${name}_REGION` as const]: region } = given
  const { [`${name}_KEY` as const]: key, [`${name}_SECRET` as const]: secret } = given
  if (!url) return null
  if (!key || !secret)
    throw new SettingsError(`${name} needs ${name}_KEY and ${name}_SECRET. See .env.example.`)
  return { url, region, key, secret }
}

/** Returns when, where and for how long backups are made. */
function backupOf(given: z.output<typeof SETTINGS>) {
  return {
    at: given.BACKUP_AT ?? null,
    dir: path.resolve(given.BACKUP_DIR || path.join(given.DATA_DIR, 'backups')),
    bucket: bucketOf(given, 'BACKUP_BUCKET'),
    recipients: given.BACKUP_RECIPIENT,
    keepDays: given.BACKUP_KEEP_DAYS,
    keepWeeks: given.BACKUP_KEEP_WEEKS,
  }
}

/** Returns the addresses of the database: what requests use, and the server itself. */
function databaseOf(given: Given) {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = given
  if (direct && !url)
    throw new SettingsError('DATABASE_DIRECT_URL needs DATABASE_URL, the pooler. See .env.example.')
  return {
    databaseUrl: url ?? null,
    directDatabaseUrl: direct ?? url ?? null,
    isDatabasePooled: direct !== undefined,
    replicas: { urls: given.DATABASE_REPLICA_URL, maxLagMs: given.DATABASE_REPLICA_MAX_LAG_SECONDS * 1000 },
  }
}

const MAX_PORT = 65_535

/** The next port; 0 where there is none, and for 0. */
const nextPort = (below: number) => (below === 0 || below === MAX_PORT ? 0 : below + 1)

/** Each web process has up to ten connections and one that listens, and two of them overlap during a reload. */
const connectionsFor = (webProcesses: number) => Math.max(50, 11 * (webProcesses + 1) + 20)

export type Settings = ReturnType<typeof readSettings>

/** Without an operator, the demo names a fictional one; production names none, and says that it is missing. */
function sellerOf(given: Given): Operator {
  const { SELLER_NAME: name, DEMO_DATA: isDemo, NODE_ENV: mode } = given
  if (name === '' && isDemo && mode !== 'production') return DEMO_OPERATOR
  return {
    name,
    address: given.SELLER_ADDRESS,
    phone: given.SELLER_PHONE,
    email: given.SELLER_EMAIL,
    taxId: given.SELLER_TAX_ID,
  }
}

/** Parses the environment, once, at the start of a process. Throws SettingsError. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = parse(env)
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  const isProduction = given.NODE_ENV === 'production'
  const webProcesses = given.WEB_PROCESSES ?? Math.max(1, availableParallelism() - 1)
  return {
    port: given.PORT,
    hosts: hostsToListenOn(given.HOST, publicUrl),
    publicUrl,
    dataDir: path.resolve(given.DATA_DIR),
    siteKey: given.SITE_KEY ?? null,
    pictureBucket: bucketOf(given, 'PICTURE_BUCKET'),
    backup: backupOf(given),
    ...databaseOf(given),
    builtInDatabase: {
      memoryMb: given.BUILT_IN_DATABASE_MEMORY_MB,
      connections: given.BUILT_IN_DATABASE_CONNECTIONS ?? connectionsFor(webProcesses),
    },
    databaseWaitMs: given.DATABASE_WAIT_SECONDS * 1000,
    demoData: given.DEMO_DATA,
    runs: processesOf(given),
    webProcesses,
    joins: given.JOIN === '1',
    metricsHost: given.METRICS_HOST,
    metricsPort: given.METRICS_PORT,
    workerMetricsPort: given.WORKER_METRICS_PORT ?? nextPort(given.METRICS_PORT),
    drainMs: (given.DRAIN_SECONDS ?? (isProduction ? 5 : 0.5)) * 1000,
    logLevel: given.LOG_LEVEL,
    trustedProxies: given.TRUST_PROXY,
    limitLoopback: given.RATE_LIMIT_LOOPBACK,
    strictOrigin: given.STRICT_ORIGIN,
    pageCacheSeconds: given.PAGE_CACHE_SECONDS,
    pageCacheMegabytes: given.PAGE_CACHE_MB,
    sharedCache: sharedCacheOf(given),
    adminEmail: given.ADMIN_EMAIL,
    mailFrom: given.MAIL_FROM,
    passwordMinLength: given.PASSWORD_MIN_LENGTH,
    passwordBlocklist: given.PASSWORD_BLOCKLIST,
    adminsNeedTwoFactor: given.ADMIN_REQUIRE_2FA,
    holdFirstPosts: given.HOLD_FIRST_POSTS,
    blockedHosts: given.BLOCKED_HOSTS,
    smtpUrl: given.SMTP_URL ?? null,
    timeZone: given.SITE_TIME_ZONE,
    seller: sellerOf(given),
    stripe: stripeKeys(given),
    allowMissing: given.ALLOW_MISSING,
    isProduction,
  }
}

/** Adds the variables of `.env` in the working directory; environment variables win. */
export function loadDotEnv(): void {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    throw new SettingsError(`The file .env cannot be read: ${inOneLine(String(error))}.`)
  }
}
