import { expect, test } from 'vitest'
import { anAccount } from '#tests/factories/accounts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { changeAlerts } from './change-preferences.server.ts'
import { settingsOf } from './queries.server.ts'

const { db } = useDatabase()

test('[DASH-07] which mails someone wants is kept with them, on by default', async () => {
  const [{ id }, other] = [await anAccount(db), await anAccount(db)]
  expect(await settingsOf(db, id)).toMatchObject({ expiryAlerts: true, signInAlerts: true })

  await changeAlerts({ ...ctxFor(db), actor: anActor({ id }) }, { expiryAlerts: false })

  expect(await settingsOf(db, id)).toMatchObject({ expiryAlerts: false, signInAlerts: true })
  expect(await settingsOf(db, other.id)).toMatchObject({ expiryAlerts: true })
})
