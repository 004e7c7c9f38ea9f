import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { onServer, startThrowawayServer } from '../../scripts/throwaway-server.ts'
import { whyNotBuilt } from './built-site.ts'
import { TEMPLATE } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    siteError: string
  }
}

async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrate(onServer(server, TEMPLATE))
}

/**
 * Starts one PostgreSQL for the run: a throwaway one, or that of TEST_DATABASE_URL, whose user may create databases.
 */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { connectionString: given, stop: async () => {} } : await startThrowawayServer()
  await makeTemplate(server.connectionString)
  // Checked once, so that edits during a run affect only the next one.
  project.provide('siteError', whyNotBuilt())
  project.provide('databaseServer', server.connectionString)
  return () => server.stop()
}
