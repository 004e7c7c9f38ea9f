import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { category, home, search } from '../addresses.ts'
import { drive, type Sent } from '../drive.ts'
import { atLeast, atMost, none, quantile, type Row } from '../judge.ts'
import { type Scenario, UNCACHED } from '../scenario.ts'

type Goal = { readonly perSecond: number; readonly p95: number }

const CONNECTIONS = 32

/** A kind of page that is made for each request, from 32 connections without a pause. */
const pages =
  (what: string, next: (n: number) => Sent, goal: Goal): Scenario =>
  async ({ seconds, start }): Promise<readonly Row[]> => {
    const { url } = await start(UNCACHED)
    await drive({ url, connections: CONNECTIONS, seconds: Math.min(5, seconds), next })
    const { served, refused, failed, rejected, lost, ...run } = await drive({
      url,
      connections: CONNECTIONS,
      seconds,
      next,
    })
    return [
      atLeast(`${what}, uncached`, served.length / run.seconds, goal.perSecond, '/s'),
      atMost(`${what}, p95`, quantile(served, 0.95), goal.p95, 'ms'),
      none(`${what}, not served`, refused.length + failed + rejected + lost),
    ]
  }

export const homePage = pages('home', home, { perSecond: 120, p95: 500 })
export const categoryPages = pages('categories, pages 1 to 5', category, { perSecond: 60, p95: 700 })
export const searchPages = pages('200 terms in 3 languages', search, { perSecond: 60, p95: 700 })

function scripts(): readonly string[] {
  const folder = 'build/client/assets'
  return readdirSync(folder)
    .filter((name) => /\.(?:js|css)$/u.test(name) && statSync(path.join(folder, name)).size < 200_000)
    .map((name) => `/assets/${name}`)
}

/** Scripts and styles, compressed. */
export const staticFiles: Scenario = async ({ seconds, start }) => {
  const { url } = await start()
  const files = scripts()
  const next = (n: number) => ({ path: files[n % files.length] ?? '' })
  const run = await drive({ url, connections: CONNECTIONS, seconds, next })
  return [
    atLeast('scripts and styles', run.served.length / run.seconds, 2000, '/s'),
    none('not served', run.refused.length + run.failed + run.rejected + run.lost),
  ]
}
