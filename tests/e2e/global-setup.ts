import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { seedDemo } from '#db/seeds/seed-demo.ts'
import { onServer, startThrowawayServer } from '../../scripts/throwaway-server.ts'
import { clearSeenButtons } from './buttons/log.ts'
import { reportButtons } from './buttons/report.ts'
import { TEMPLATE } from './site.ts'

const LISTINGS = 200

type Started = { readonly stop: () => Promise<unknown> }

/** Starts one PostgreSQL with a database of demo data, and a folder with its pictures: each worker gets a copy. */
export default async function setup() {
  clearSeenButtons()
  const started: Started[] = []
  const stopAll = async () => {
    for (const { stop } of started.toReversed()) await stop()
  }
  try {
    await startAll(started)
  } catch (error) {
    await stopAll()
    throw error
  }
  return async () => {
    await stopAll()
    reportButtons()
  }
}

async function startAll(started: Started[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'journeys-'))
  started.push({ stop: () => rm(dataDir, { recursive: true, force: true }) })
  const server = await startThrowawayServer()
  started.push(server)

  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const connectionString = onServer(server.connectionString, TEMPLATE)
  await migrate(connectionString)
  await seedDemo({ connectionString, dataDir, listings: LISTINGS })

  // Workers are other processes: they read what they have to know from the environment.
  process.env['JOURNEYS_SERVER'] = server.connectionString
  process.env['JOURNEYS_DATA'] = dataDir
}
