import { family, rssMb } from '../../processes.ts'
import { aBigPicture } from '../big-picture.ts'
import { drive, type Sent } from '../drive.ts'
import { atMost, none, note, quantile } from '../judge.ts'
import { startProbe } from '../probe.ts'
import { type Scenario, UNCACHED } from '../scenario.ts'
import { signedInUsers } from '../users.ts'

const USERS = 20
const SAMPLE_MS = 100

/** The most memory a process and its children had together, and what each of them had then, in MB. */
type Most = { readonly together: number; readonly each: readonly number[] }

/** Returns a function that ends the watching of a process and its children. */
function watchMemory(pid: number): () => Most {
  let most: Most = { together: 0, each: [] }
  const sample = () => {
    const each = family(pid).map(rssMb)
    const together = each.reduce((sum, one) => sum + one, 0)
    if (together > most.together) most = { together, each }
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Twenty users who send pictures of 10 MB and 40 million pixels without a pause, while a visitor opens the home page. */
export const uploadFlood: Scenario = async ({ seconds, data, start }) => {
  const [site, cookies, body] = [
    await start(UNCACHED),
    await signedInUsers(data.db, USERS),
    await aBigPicture(),
  ]
  const { url, webPid } = site
  const next = (n: number): Sent => ({
    path: '/uploads',
    method: 'POST',
    headers: { cookie: cookies[n % USERS] ?? '', origin: url, 'content-type': 'application/octet-stream' },
    body,
  })
  const mostMemory = watchMemory(webPid)
  const endProbe = await startProbe({ url: `${url}/`, everyMs: 200 })
  const run = await drive({ url, connections: USERS, seconds, next })
  const [home, memory] = [await endProbe(), mostMemory()]
  return [
    note('size of each picture', `${(body.length / 1e6).toFixed(1)} MB`),
    note('pictures made', `${(run.served.length / run.seconds).toFixed(1)} /s`),
    note('responses', JSON.stringify(run.statuses)),
    atMost('memory of the web process with its children', memory.together, 900, 'MB'),
    note('of these the web process, and each child', memory.each.map((mb) => mb.toFixed(0)).join(' ')),
    atMost('home page meanwhile, p95', quantile(home.ms, 0.95), 1500, 'ms'),
    none('home page meanwhile, failed', home.failures.length),
    none('refused without Retry-After', run.withoutRetryAfter),
    none('other errors', run.failed),
    none('processes that ended', site.countEnded()),
  ]
}
