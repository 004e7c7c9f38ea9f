import { drive, type Sent } from '../drive.ts'
import { atMost, none, note, quantile } from '../judge.ts'
import { startProbe } from '../probe.ts'
import { type Scenario, UNCACHED } from '../scenario.ts'

const ADDRESSES = 200
const PER_SECOND = 200

/** A wrong password, for one of many accounts that do not exist: it costs what a wrong one for an account costs. */
const guess = (url: string, n: number): Sent => ({
  path: '/signin',
  method: 'POST',
  headers: {
    origin: url,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `10.1.${n % ADDRESSES}.1`,
  },
  body: new URLSearchParams({ email: `load-${n % 1999}@example.com`, password: `wrong ${n}` }).toString(),
})

/** Two hundred passwords a second from two hundred addresses, while a visitor opens the home page. */
export const signInFlood: Scenario = async ({ seconds, start }) => {
  const site = await start({ ...UNCACHED, TRUST_PROXY: '1' })
  const url = site.url
  const endProbe = await startProbe({ url: `${url}/`, everyMs: 200, isForwarded: true })
  const next = (n: number) => guess(url, n)
  const run = await drive({ url, connections: ADDRESSES, seconds, next, perSecond: PER_SECOND })
  const home = await endProbe()
  const verified = run.statuses[401] ?? 0
  return [
    note('sign-ins', `${((verified + run.refused.length) / run.seconds).toFixed(0)} /s`),
    note('passwords verified', `${(verified / run.seconds).toFixed(1)} /s`),
    note('responses', JSON.stringify(run.statuses)),
    none('refused without Retry-After', run.withoutRetryAfter),
    none('other errors, and lost', run.failed + run.lost),
    atMost('home page meanwhile, p95', quantile(home.ms, 0.95), 1500, 'ms'),
    none('home page meanwhile, failed', home.failures.length),
    none('processes that ended', site.countEnded()),
  ]
}
