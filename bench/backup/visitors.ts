import { setTimeout as sleep } from 'node:timers/promises'
import { message } from '#tests/faults/ask.ts'

const PAGES = ['/', '/search?q=truck', '/categories/jobs', '/sitemap.xml', '/categories'] as const
/** Each fifth request sends a form. */
const FORM_EVERY = 5
/** As long as browsers of patient visitors wait, in milliseconds. */
const TIMEOUT_MS = 30_000

type Visit = {
  /** When it was sent and done, as performance.now() counts. */
  readonly from: number
  readonly to: number
  /** 0: the connection broke, or no response came. */
  readonly status: number
  /** Of a form. */
  readonly subject: string | null
}

function requestOf(url: string, n: number, subject: string | null) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (subject === null) return fetch(url + PAGES[n % PAGES.length], { signal, redirect: 'manual' })
  return fetch(`${url}/contact`, {
    signal,
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(message(subject).form),
  })
}

async function send(url: string, n: number, subject: string | null): Promise<Visit> {
  const from = performance.now()
  const status = await requestOf(url, n, subject).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
  return { from, to: performance.now(), status, subject }
}

const isServed = ({ status }: Visit) => status >= 200 && status < 400

/** Visitors of whom `perSecond` begin each second, however long the others wait. `name` begins the subject of their forms. */
export function steadyVisitors(url: string, perSecond: number, name: string) {
  const visits: Visit[] = []
  const over = new AbortController()

  async function drive(): Promise<void> {
    const start = performance.now()
    const open: Promise<unknown>[] = []
    for (let n = 0; !over.signal.aborted; n += 1) {
      await sleep(Math.max(0, start + (n * 1000) / perSecond - performance.now()))
      const subject = n % FORM_EVERY === 0 ? `${name} ${n}` : null
      open.push(send(url, n, subject).then((visit) => visits.push(visit)))
    }
    await Promise.all(open)
  }
  const driven = perSecond > 0 ? drive() : Promise.resolve()

  return {
    /** Ends after the last response. */
    async stop(): Promise<void> {
      over.abort()
      await driven
    },
    sent: () => visits.length,
    failed: () => visits.filter((visit) => !isServed(visit)).length,
    statuses: () => visits.map(({ status }) => status),
    longestMs: () => Math.max(0, ...visits.map(({ from, to }) => to - from)),
    /** How many were sent between two moments. */
    between: (from: number, to: number) =>
      visits.filter((visit) => visit.from >= from && visit.from < to).length,
    /** Subjects of the forms that the site had taken by then. */
    takenBy: (moment: number) =>
      visits.flatMap((visit) =>
        visit.subject !== null && isServed(visit) && visit.to <= moment ? [visit.subject] : [],
      ),
    forms: () => visits.filter(({ subject }) => subject !== null).length,
  }
}
