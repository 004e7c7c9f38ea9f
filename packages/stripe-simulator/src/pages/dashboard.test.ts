import { describe, expect, test } from 'vitest'
import { simulatedStripe } from '../../tests/client.ts'
import { pagesOf } from '../../tests/pages.ts'

const ADVANCE = new URLSearchParams({ do: 'advance' })

describe("[SUB-05] the simulator's page for developers", () => {
  test('shows what happened, and lets thirty days pass', async () => {
    const { stripe, simulator } = simulatedStripe()
    const site = pagesOf(simulator)
    await stripe.customers.create({ email: 'ann@example.com' })
    expect(await (await site.get('/dev/payments')).text()).toContain('customer.created')
    expect((await site.post('/dev/payments', ADVANCE)).status).toBe(200)
    expect(simulator.daysAhead()).toBe(30)
  })

  test('pages through events, and delivers one again', async () => {
    const { stripe, simulator, deliverDue } = simulatedStripe()
    const site = pagesOf(simulator)
    for (let i = 0; i < 51; i += 1) await stripe.customers.create({ email: `ann${i}@example.com` })
    await deliverDue(async () => ({ status: 200 }))
    const first = await (await site.get('/dev/payments')).text()
    const older = /href="(?<path>[^"]*before=\d+)"/u.exec(first)?.groups?.['path'] ?? ''
    expect((await (await site.get(older)).text()).match(/customer\.created<\/strong>/gu)).toHaveLength(1)

    const [event] = simulator.listEvents(1)
    const again = new URLSearchParams({ do: 'resend', event: event?.id ?? '' })
    expect(await (await site.post('/dev/payments', again)).text()).toContain('on its way again')
    expect(simulator.listEvents(1)).toMatchObject([{ state: 'due', attempts: 0 }])
  })

  test('makes a payment to try the card form with', async () => {
    const { simulator, publishableKey } = simulatedStripe()
    const page = await (
      await pagesOf(simulator).post('/dev/payments', new URLSearchParams({ do: 'try' }))
    ).text()
    expect(page).toContain(`data-key="${publishableKey}"`)
    expect(page).toMatch(/data-secret="pi_\w+_secret_\w+"/u)
    expect(page).not.toContain(simulator.secretKey)
  })

  test.each(['do=drop', "do=resend&event=' or 1=1", ''])('refuses “%s”', async (form) => {
    const { simulator } = simulatedStripe()
    expect((await pagesOf(simulator).post('/dev/payments', new URLSearchParams(form))).status).toBe(422)
  })
})
