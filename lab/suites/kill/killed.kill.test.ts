import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { billingJobs } from '../../../app/features/billing/jobs.server.ts'
import { receiptsOf } from '../../../app/features/billing/receipts/queries.server.ts'
import { reconcilePayments } from '../../../app/features/billing/reconcile-payments.server.ts'
import { installJobs } from '../../../app/platform/jobs/install-jobs.server.ts'
import { aProfile } from '../../../tests/factories/profiles.ts'
import { fakePayments } from '../../../tests/fakes/payments.ts'
import { NOW } from '../../../tests/helpers/clock.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { takeJobs } from '../../../tests/helpers/emails.ts'
import { aPayingUser } from '../../../tests/helpers/paying-user.ts'
import { deliverEvents, FLOWS, type FlowName, isFlow, type PayingUser } from '../../../tests/money/flows.ts'
import { whatIsWrong } from './books.ts'
import { PAYING_PROCESS } from './paying-process-file.ts'

// The process is killed at every step of a payment. Whatever continues it, the provider's events, the reconciliation
// or a retry by the buyer: our records and the provider's must agree.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** For a quick look: only every n-th step. */
const EVERY = Number(process.env['KILL_EVERY'] ?? 1)

/** When the site is up again: leases of a dead process have expired, and the reconciliation looks at them. */
const LATER = new Date(NOW.getTime() + 11 * 60_000)

/** Returns how a process ended: the signal that killed it, or its exit code. */
const endOf = (child: ChildProcess) =>
  new Promise<string | number | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code))
  })

/** A user pays in a process that ends at a step; returns the records after it. */
async function attempt(flow: FlowName, diesAt: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'haulpost-kill-'))
  const user = await aProfile(db)
  const ledger = path.join(folder, 'ledger.sqlite')
  const steps = path.join(folder, 'steps')
  const formId = randomUUID()
  const env = {
    ...process.env,
    DATABASE_URL: connectionString,
    LEDGER: ledger,
    STEPS: steps,
    DIES_AT: String(diesAt),
    FLOW: flow,
    PERSON: user.id,
    FORM: formId,
  }
  const child = spawn(process.execPath, [PAYING_PROCESS], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const end = await endOf(child)
  const fake = fakePayments({ file: ledger, now: () => LATER })
  const payer = await aPayingUser(db, { fake, user, now: () => LATER })
  const done = readFileSync(steps, 'utf8').trim().split('\n')
  const records = { db, stripe: fake.payments.stripe, userId: user.id, email: user.email }
  return {
    payer,
    formId,
    end,
    steps: done,
    wrong: () => whatIsWrong(records),
    async close() {
      await fake.payments.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** What happens automatically when the site is up again. */
async function comeBack(payer: PayingUser): Promise<void> {
  await deliverEvents(payer)
  await reconcilePayments(payer.ctx())
  const { run } = billingJobs(payer.ctx())['billing.refund']
  for (const job of await takeJobs(db, 'billing.refund')) await run(payer.ctx(), job)
}

async function dieAt(flow: FlowName, step: number): Promise<readonly string[]> {
  const { payer, formId, end, steps, wrong, close } = await attempt(flow, step)
  expect(end, steps.join('\n')).toBe('SIGKILL')
  const at = `killed at step ${step}: ${steps.at(-1)}`
  await comeBack(payer)
  const wrongAlone = (await wrong()).map((what) => `${at}; left alone: ${what}`)
  await FLOWS[flow].run(payer, { db, formId })
  await comeBack(payer)
  const wrongAgain = (await wrong()).map((what) => `${at}; tried again: ${what}`)
  const { totalCents } = await receiptsOf(db, payer.userId, 1)
  const isOff = totalCents === FLOWS[flow].cents ? [] : [`${at}; tried again: paid ${totalCents} cents`]
  await close()
  return [...wrongAlone, ...wrongAgain, ...isOff]
}

describe.each(Object.keys(FLOWS).filter(isFlow))('[PAY-05] [POST-09] the process is killed: %s', (flow) => {
  test('at every step, and the records agree, left alone and tried again', async () => {
    const whole = await attempt(flow, 0)
    expect(whole.end).toBe(0)
    expect(await whole.wrong()).toEqual([])
    await whole.close()

    const wrong: string[] = []
    for (let step = 1; step <= whole.steps.length; step += EVERY) wrong.push(...(await dieAt(flow, step)))

    expect(wrong).toEqual([])
    process.stdout.write(
      `${flow}: killed at ${Math.ceil(whole.steps.length / EVERY)} of ${whole.steps.length} steps\n`,
    )
  })
})
