import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { seedDemo } from '#db/seeds/seed-demo.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { startThrowawayServer } from '../../scripts/throwaway-server.ts'
import { startBuilt } from './site-processes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    browserAddress: string
    siteDatabase: string
  }
}

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Nothing but the site may be talked to, and nothing may appear that no page asked for.
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function findBrowser(): string {
  const given = process.env['CHROMIUM']
  const found = given ?? BROWSERS.find((file) => existsSync(file))
  if (!found)
    throw new Error('No Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM')
  return found
}

function startBrowser() {
  const isRoot = process.getuid?.() === 0
  return chromium.launchServer({
    executablePath: findBrowser(),
    args: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS,
  })
}

type Started = { readonly stop: () => Promise<unknown> }

/** The site with demo data, as it is delivered, and one browser for all journeys. */
export default async function setup(project: TestProject) {
  const started: Started[] = []
  const stopAll = async () => {
    for (const { stop } of started.toReversed()) await stop()
  }
  try {
    await startAll(project, started)
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}

async function startAll(project: TestProject, started: Started[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'journeys-'))
  started.push({ stop: () => rm(dataDir, { recursive: true, force: true }) })

  const database = await startThrowawayServer()
  started.push(database)
  await migrate(database.connectionString)
  await seedDemo({ connectionString: database.connectionString, dataDir, listings: 200 })

  const port = String(await freePort())
  const siteUrl = `http://localhost:${port}`
  const env = {
    NODE_ENV: 'test',
    PORT: port,
    PUBLIC_URL: siteUrl,
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
  }
  started.push(await startBuilt('main', env), await startBuilt('worker', env))

  const browser = await startBrowser()
  started.push({ stop: () => browser.close() })
  project.provide('siteUrl', siteUrl)
  project.provide('browserAddress', browser.wsEndpoint())
  project.provide('siteDatabase', database.connectionString)
}
