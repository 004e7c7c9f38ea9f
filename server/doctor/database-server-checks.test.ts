import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { withClient } from '#app/platform/db/client.server.ts'
import { readSettings } from '#app/platform/env.server.ts'
import { startReplicatedServer } from '#tests/helpers/replicated-server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { examineBy } from './check.ts'
import { databaseServerChecks } from './database-server-checks.ts'

const { connectionString } = useDatabase()

async function found(name: string, env: NodeJS.ProcessEnv = {}, to = connectionString) {
  const check = databaseServerChecks.find((one) => one.name === name)
  if (!check) throw new Error(`There is no check ${name}`)
  return examineBy(check, { settings: readSettings(env), connectionString: to })
}

test('[NODE-05] without replicas there is nothing to check', async () => {
  expect(await found('replicas')).toMatchObject({ state: 'good', text: 'there are none' })
})
