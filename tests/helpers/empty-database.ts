import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { withClient } from '#app/platform/db/client.server.ts'
import { onServer } from '../../scripts/throwaway-server.ts'

/** Creates a database without any table, which goes with the test. Returns its address. */
export async function anEmptyDatabase(): Promise<string> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(8).toString('hex')}`
  const run = (statement: string) => withClient(server, (client) => client.query(statement))
  await run(`create database ${name} template template0`)
  onTestFinished(async () => {
    await run(`drop database if exists ${name} with (force)`)
  })
  return onServer(server, name)
}
