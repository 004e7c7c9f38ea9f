import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '#tests/helpers/free-port.ts'
import { onServer } from '../../scripts/throwaway-server.ts'
import { startBuilt } from './site-processes.ts'

/** The database with demo data that each worker copies. */
export const TEMPLATE = 'journeys'

export type Site = {
  readonly url: string
  readonly databaseUrl: string
  readonly stop: () => Promise<void>
}

function setting(name: 'JOURNEYS_SERVER' | 'JOURNEYS_DATA'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: tests/e2e/global-setup.ts sets it`)
  return value
}

async function copyDatabase(name: string): Promise<string> {
  const server = setting('JOURNEYS_SERVER')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  } finally {
    await client.end()
  }
  return onServer(server, name)
}

/** Starts the site built in a folder, web process and worker, with a copy of the demo data and a port of its own. */
export async function startSite(workerIndex: number, folder: string): Promise<Site> {
  const databaseUrl = await copyDatabase(`${TEMPLATE}_${workerIndex}`)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'journeys-site-'))
  await cp(setting('JOURNEYS_DATA'), dataDir, { recursive: true })
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const env = {
    NODE_ENV: 'test',
    PORT: port,
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
  }
  const main = await startBuilt({ name: 'main', env, logName: `main-${workerIndex}`, folder })
  const worker = await startBuilt({ name: 'worker', env, logName: `worker-${workerIndex}`, folder })
  return {
    url,
    databaseUrl,
    async stop() {
      await worker.stop()
      await main.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
