import { expect, test } from 'vitest'
import { withClient } from '#app/platform/db/client.server.ts'
import { readSettings } from '#app/platform/env.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { examineBy } from './check.ts'
import { databaseServerChecks } from './database-server-checks.ts'

const { connectionString } = useDatabase()

async function found(name: string, env: NodeJS.ProcessEnv = {}) {
  const check = databaseServerChecks.find((one) => one.name === name)
  if (!check) throw new Error(`There is no check ${name}`)
  return examineBy(check, { settings: readSettings(env), connectionString })
}

test.each([
  [{}, 'good', 'there are none'],
  [{ DATABASE_REPLICA_URL: 'postgres://x@127.0.0.1:1/x' }, 'bad', 'ECONNREFUSED'],
  [{ DATABASE_REPLICA_URL: connectionString }, 'bad', 'names the primary only'],
])('[NODE-05] with the replicas %j the doctor says %s: %s', async (env, state, text) => {
  const finding = await found('replicas', env)
  expect(finding).toMatchObject({ state })
  expect(finding.text).toContain(text)
})

test('[NODE-09] one machine that listens for changed content needs no bucket', async () => {
  await withClient(connectionString, async (client) => {
    await client.query('listen content')
    expect(await found('nodes')).toMatchObject({ state: 'good', text: 'the site runs on one machine' })
  })
})
