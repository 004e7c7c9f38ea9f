import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { withClient } from '#app/platform/db/client.server.ts'
import { onServer } from '../../scripts/throwaway-server.ts'
import { TEMPLATE } from './database.ts'

type AtEnd = (drop: () => Promise<void>) => void

async function aCopyOf(template: string, atEnd: AtEnd): Promise<string> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(8).toString('hex')}`
  const run = (statement: string) => withClient(server, (client) => client.query(statement))
  await run(`create database ${name} template ${template} strategy file_copy`)
  atEnd(async () => {
    await run(`drop database if exists ${name} with (force)`)
  })
  return onServer(server, name)
}

/** Creates a database without any table, which goes with the test. Returns its address. */
export const anEmptyDatabase = (atEnd: AtEnd = onTestFinished): Promise<string> => aCopyOf('template0', atEnd)

/** Creates a migrated database without rows, which goes with the test. Returns its address. */
export const aMigratedDatabase = (): Promise<string> => aCopyOf(TEMPLATE, onTestFinished)
