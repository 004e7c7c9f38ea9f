import { cpuMs, peakRssMb } from '../../processes.ts'
import { category, home, search } from '../addresses.ts'
import { drive, type Sent } from '../drive.ts'
import { atLeast, atMost, none, note, quantile } from '../judge.ts'
import { startProbe } from '../probe.ts'
import { type Scenario, UNCACHED, type World } from '../scenario.ts'

const visits = [category, search, home]
const next = (n: number): Sent => (visits[n % visits.length] ?? home)(n)

/** Returns how many seconds pass until p95 of 32 connections is at most twice what it was before. */
async function secondsUntilNormal(url: string, p95: number): Promise<number> {
  const from = performance.now()
  for (let seconds = 0; seconds < 30; ) {
    const { served, refused } = await drive({ url, connections: 32, seconds: 1, next })
    seconds = (performance.now() - from) / 1000
    if (refused.length === 0 && quantile(served, 0.95) <= p95 * 2) return seconds
  }
  return Number.POSITIVE_INFINITY
}

/** A thousand connections that send the next request as soon as they have a response, whatever it says. */
export const overload: Scenario = async ({ seconds, start }: World) => {
  const site = await start(UNCACHED)
  const { url } = site
  const load = { url, next }
  await drive({ ...load, connections: 32, seconds: Math.min(5, seconds) })
  const cpu = [cpuMs(site.webPid)]
  const peak = await drive({ ...load, connections: 32, seconds: Math.min(15, seconds) })
  cpu.push(cpuMs(site.webPid))
  const peakRate = peak.served.length / peak.seconds
  const p95 = quantile(peak.served, 0.95)
  const endProbe = await startProbe({ url: `${url}/healthz`, everyMs: 100 })
  const endAside = await startProbe({ url: site.launcherHealth, everyMs: 100 })
  const run = await drive({ ...load, connections: 1000, seconds: seconds * 2 })
  cpu.push(cpuMs(site.webPid))
  const [health, aside] = [await endProbe(), await endAside()]
  const recovery = await secondsUntilNormal(url, p95)
  const rate = run.served.length / run.seconds
  const [before = 0, between = 0, after = 0] = cpu
  const perCpuSecond = [
    (peak.served.length * 1000) / (between - before),
    (run.served.length * 1000) / (after - between),
  ]
  const [alone = 0, crowded = 0] = perCpuSecond
  return [
    note('peak at 32 connections', `${peakRate.toFixed(0)} /s`),
    note(
      'requests at 1,000 connections',
      `${((run.served.length + run.refused.length) / run.seconds).toFixed(0)} /s`,
    ),
    atLeast('served at 1,000 connections, of the peak', (rate / peakRate) * 100, 70, '%'),
    // Does not depend on what else the machine does.
    note('the same for each second of CPU time', `${((crowded / alone) * 100).toFixed(0)} %`),
    note('pages for each second of CPU time, at the peak', alone.toFixed(0)),
    none('processes that ended', site.countEnded()),
    none('refused without Retry-After', run.withoutRetryAfter),
    none('other errors, and lost', run.failed + run.lost),
    atMost('refused within, p99', quantile(run.refused, 0.99), 1000, 'ms'),
    note('served within, p95', `${quantile(run.served, 0.95).toFixed(0)} ms`),
    atMost('/healthz, p99', quantile(health.ms, 0.99), 1000, 'ms'),
    none('/healthz, failed', health.failures.length),
    atMost('/healthz at METRICS_PORT, p99', quantile(aside.ms, 0.99), 1000, 'ms'),
    none('/healthz at METRICS_PORT, failed', aside.failures.length),
    atMost('memory of the web process, peak RSS', peakRssMb(site.webPid), 600, 'MB'),
    atMost('p95 as before, at most twice, after', recovery, 10, 's'),
  ]
}
