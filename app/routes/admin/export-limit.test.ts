import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

test('[ADM-10] each page that exports says how often that can be done', async () => {
  const { id } = await anAccount(db, { role: 'admin' })
  await aPayment(db, { userId: id })
  const site = await siteWith(db, { actor: anActor({ id, role: 'admin' }) })
  const { max, per } = RATE_LIMITS.exportData
  const text = TRANSLATE.en('accounts.exportLimit', { count: max, minutes: per / 60 })
  expect(text).toBe('At most 5 exports in 10 min')
  for (const path of ['/admin/ads', '/admin/users', '/admin/log', '/admin/money', '/dashboard/settings'])
    expect(await (await site.get(path)).text(), path).toContain(text)
})
