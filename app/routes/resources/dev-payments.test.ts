import { describe, expect, test } from 'vitest'
import { fakePayments } from '#tests/fakes/payments.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const ADVANCE = new URLSearchParams({ do: 'advance' })

describe('[SUB-05] the page of the simulated provider', () => {
  test('shows what happened, and lets thirty days pass', async () => {
    const { payments } = fakePayments()
    const site = await siteWith(db, { payments })
    await payments.stripe.customers.create({ email: 'ann@example.com' })
    expect(await (await site.get('/dev/payments')).text()).toContain('customer.created')
    expect((await site.post('/dev/payments', ADVANCE)).status).toBe(200)
    expect(payments.standIn?.daysAhead()).toBe(30)
  })

  test('does not exist on a site that others reach, in production, or with a real provider', async () => {
    const { payments } = fakePayments()
    const live = { ...payments, mode: 'live', standIn: null } as const
    const hidden = [
      await siteWith(db, { payments: live }),
      await siteWith(db, { payments, settings: { isProduction: true } }),
    ]
    for (const site of hidden) {
      expect((await site.get('/dev/payments')).status).toBe(404)
      expect((await site.post('/dev/payments', ADVANCE)).status).toBe(404)
    }
    const open = await siteWith(db, { payments, settings: { publicUrl: 'https://haulpost.example' } })
    const asked = new Request('https://haulpost.example/dev/payments', {
      headers: { host: 'haulpost.example' },
    })
    expect((await open.request(asked)).status).toBe(404)
    expect(payments.standIn?.daysAhead()).toBe(0)
  })

  test.each(['do=drop', "do=resend&event=' or 1=1", ''])('refuses “%s”', async (form) => {
    const site = await siteWith(db)
    expect((await site.post('/dev/payments', new URLSearchParams(form))).status).toBe(422)
  })
})
