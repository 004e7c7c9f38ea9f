import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// The simulated Stripe is a package that is loaded only without a key: no part of a site that sells.

const run = promisify(execFile)

/** Opens the payments as a process of the site does, and prints which modules of the simulator that loaded. */
const SCRIPT = `
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({
  load(url, context, next) {
    if (/packages\\/stripe-simulator\\/|node_modules\\/amaro\\//u.test(url)) loaded.push(url)
    return next(url, context)
  },
})
const { openPayments } = await import('./app/platform/payments/payments.server.ts')
const stripe = process.env.LIVE
  ? { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' }
  : null
const settings = { stripe, dataDir: process.env.DIR, publicUrl: 'http://localhost:3000' }
const payments = await openPayments(settings, { now: () => new Date(), log: { error() {} } })
await payments.close()
process.stdout.write(JSON.stringify({ mode: payments.mode, loaded: loaded.length }))
`

async function opened(env: Record<string, string>): Promise<unknown> {
  const arguments_ = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await run(process.execPath, arguments_, {
    env: { ...process.env, DIR: 'test-results/simulator-loading', ...env },
  })
  return JSON.parse(stdout)
}

test('[PAY-01] with a key no module of the simulator is loaded; without one they are', async () => {
  expect(await opened({ LIVE: '1' })).toEqual({ mode: 'live', loaded: 0 })
  expect(await opened({})).toMatchObject({ mode: 'simulated' })
  expect(await opened({})).not.toMatchObject({ loaded: 0 })
})

/** Texts that occur only in the simulator. */
const MARKS =
  /simulated-card|simulated-challenge|3-D Secure|4242 4242 4242 4242, any future date|stripe_3ds2_fingerprint/u

const holding = (pattern: string) =>
  globSync(pattern).filter((file) => MARKS.test(readFileSync(file, 'utf8')))

test('[PAY-01] no file of the built site holds anything of the simulator, neither for browsers nor for the server', () => {
  expect(
    globSync('packages/stripe-simulator/src/**/*.ts').filter((file) =>
      MARKS.test(readFileSync(file, 'utf8')),
    ),
  ).not.toEqual([])
  expect(globSync('build/client/assets/*.js').length).toBeGreaterThan(20)
  expect(holding('build/client/**/*.{js,css,html}')).toEqual([])
  expect(globSync('build/server/**/*.js').length).toBeGreaterThan(3)
  expect(holding('build/server/**/*.js')).toEqual([])
})
