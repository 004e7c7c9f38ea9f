import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { NOW, simulatedStripe } from '../../tests/client.ts'

const folders: string[] = []
const children: ChildProcess[] = []

async function aFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'payments-'))
  folders.push(folder)
  return path.join(folder, 'payments.sqlite')
}

/** A process that pays this many orders with the provider of a file. */
async function paying(file: string, count: number): Promise<ChildProcess> {
  const child = fork('packages/stripe-simulator/tests/paying-process.ts', [file, String(count)], {
    execArgv: [],
    silent: true,
  })
  children.push(child)
  const hasPaid = once(child, 'message').then(() => true)
  expect(await Promise.race([hasPaid, once(child, 'exit').then(() => false)])).toBe(true)
  return child
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A site that records messages, and responds with the current status. */
function aSite() {
  const got: { type: string; id: string }[] = []
  const site = { status: 200, got }
  const send = async (message: Request) => {
    const body: unknown = await message.json()
    if (typeof body === 'object' && body && 'type' in body && 'id' in body)
      got.push({ type: String(body.type), id: String(body.id) })
    return { status: site.status }
  }
  return Object.assign(site, { send })
}

const pay = {
  amount: 4000,
  currency: 'usd',
  payment_method: 'pm_card_visa',
  confirm: true,
  return_url: 'http://x',
}

describe('[API-04] events', () => {
  test('of a payment reach the site in the order they happened, once', async () => {
    const { stripe, deliverDue } = simulatedStripe()
    const site = aSite()
    await stripe.paymentIntents.create(pay)
    await deliverDue(site.send)
    await deliverDue(site.send)
    expect(site.got.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ])
    const { data } = await stripe.events.list({ limit: 2 })
    expect(data).toMatchObject([
      { type: 'payment_intent.succeeded', pending_webhooks: 0 },
      { type: 'charge.succeeded', pending_webhooks: 0 },
    ])
  })

  test('that the site did not take come again later and later, until it takes them', async () => {
    let now = NOW
    const { stripe, deliverDue } = simulatedStripe({ now: () => now })
    const site = aSite()
    site.status = 500
    const after = async (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
      const before = site.got.length
      await deliverDue(site.send)
      return site.got.length - before
    }
    await stripe.customers.create({})
    expect(await after(0)).toBe(1)
    expect(await after(999)).toBe(0)
    expect(await after(1)).toBe(1)
    expect(await after(4999)).toBe(0)
    site.status = 200
    expect(await after(1)).toBe(1)
    expect(await after(86_400_000)).toBe(0)
  })

  test('are given up after three days, and can be asked for again', async () => {
    let now = NOW
    const { stripe, simulator, deliverDue } = simulatedStripe({ now: () => now })
    const site = aSite()
    site.status = 500
    await stripe.customers.create({})
    for (let day = 0; day < 14; day += 1) {
      await deliverDue(site.send)
      now = new Date(now.getTime() + 86_400_000)
    }
    expect(site.got).toHaveLength(10)
    const [event] = simulator.listEvents(1)
    expect(event).toMatchObject({ type: 'customer.created', state: 'failed', attempts: 10 })
    simulator.resend(event?.id ?? '')
    site.status = 200
    await deliverDue(site.send)
    expect(simulator.listEvents(1)).toMatchObject([{ state: 'done' }])
  })

  test('reach other endpoints too, each with a signature of its own', async () => {
    const { stripe, webhookSecret, deliverDue } = simulatedStripe()
    const url = 'http://localhost:3000/other'
    const endpoint = await stripe.webhookEndpoints.create({ url, enabled_events: ['customer.created'] })
    await stripe.customers.create({})
    await stripe.products.create({ name: 'Silver' })
    const told: string[] = []
    await deliverDue(async (message) => {
      const secret = message.url === url ? endpoint.secret : webhookSecret
      const signature = message.headers.get('stripe-signature') ?? ''
      const body = await message.text()
      const at = [300, undefined, NOW.getTime()] as const
      const event = await stripe.webhooks.constructEventAsync(body, signature, secret ?? '', ...at)
      told.push(`${new URL(message.url).pathname} ${event.type}`)
      return { status: 200 }
    })
    expect(told.sort()).toEqual([
      '/api/stripe/webhook customer.created',
      '/api/stripe/webhook product.created',
      '/other customer.created',
    ])
  })

  test('are deleted thirty days after delivery, and not while they wait', async () => {
    let now = NOW
    const { stripe, simulator, deliverDue, advance } = simulatedStripe({ now: () => now })
    const site = aSite()
    const pass = (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000)
      advance(1)
    }
    const events = () => simulator.listEvents(100).map(({ type }) => type)
    await stripe.customers.create({})
    await deliverDue(site.send)
    await stripe.products.create({ name: 'Silver' })
    pass(29)
    expect(events()).toEqual(['product.created', 'customer.created'])
    pass(2)
    expect(events()).toEqual(['product.created'])
    await deliverDue(site.send)
    expect(site.got.map(({ type }) => type)).toEqual(['customer.created', 'product.created'])
    pass(31)
    expect(events()).toEqual([])
    expect((await stripe.events.list({ limit: 10 })).data).toEqual([])
  })

  test('survive that the process is killed right after a payment', async () => {
    const file = await aFile()
    const child = await paying(file, 1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { simulator, deliverDue } = simulatedStripe({ file, now: () => new Date() })
    const site = aSite()
    await deliverDue(site.send)
    expect(site.got.map(({ type }) => type)).toContain('payment_intent.succeeded')
    await simulator.close()
  })
})

test('[PAY-05] two processes that pay the same orders at once pay each of them once', {
  timeout: 30_000,
}, async () => {
  const file = await aFile()
  await Promise.all([paying(file, 40), paying(file, 40)])
  const { stripe, simulator } = simulatedStripe({ file, now: () => new Date() })
  expect((await stripe.charges.list({ limit: 100 })).data).toHaveLength(40)
  const events = simulator.listEvents(1000)
  expect(events.filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(40)
  await simulator.close()
})
