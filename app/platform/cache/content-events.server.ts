import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { newClient } from '../db/client.server.ts'
import type { Log } from '../log.server.ts'
import { type ContentChange, EVERYTHING, parseChange } from './content-tags.ts'

type Listener = (change: ContentChange) => void

const listeners = new Set<Listener>()

/** Calls `listener` whenever public content may have changed. Returns a function that unsubscribes. */
export function onContentEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Announces in this process that public content may have changed: listeners drop what depends on it. */
export function announceContentEvent(change: ContentChange = EVERYTHING): void {
  for (const listener of listeners) listener(change)
}

/** How often, in milliseconds, the server is asked whether this process still hears it. */
const CHECK_MS = 200
/** So many checks after the last one that was answered, which is a second, events may be missing. */
const MAX_CHECKS = 5
/** How long an answer may take, in milliseconds, before the connection is given up. */
const TIMEOUT_MS = 3000
/** How long after its loss a connection is opened again, in milliseconds. */
const RETRY_MS = 250

type Options = {
  readonly connectionString: string
  readonly log: Log
  /** The name of the connection in the database, by which processes of one kind are counted. */
  readonly name?: string
  readonly retryAfter?: number
  readonly checkMs?: number
}

/** The channel on which this process hears what changed. */
export type ContentEvents = {
  /**
   * Whether everything that changed more than a second ago has been announced here. While it is not, what was made of
   * content before may be out of date. Time in which this process itself came to nothing does not count.
   */
  readonly isHearing: () => boolean
  readonly stop: () => Promise<void>
}

/** Counts checks: how many were due, and how many were due when the last one began that was answered. */
type Checks = { due: number; heard: number }

/**
 * Asks until the connection ends whether the server is still there: one that fell silent ends no connection. An answer
 * comes after all events that precede its question.
 */
async function checkUntilLost(client: pg.Client, checks: Checks, { lost, checkMs }: Checking): Promise<void> {
  let asking: Promise<void> | null = null
  let failure: unknown = null
  const ask = async () => {
    const begun = checks.due
    await client.query('select')
    checks.heard = begun
  }
  checks.heard = checks.due
  while (await sleep(checkMs, true, { signal: lost }).catch(() => false)) {
    if (failure) throw failure
    checks.due += 1
    asking ??= ask()
      .catch((error: unknown) => {
        failure = error
      })
      .finally(() => {
        asking = null
      })
  }
}

type Checking = { readonly lost: AbortSignal; readonly checkMs: number }

/** Listens on one connection until it ends. Rejects when it cannot be opened, or its server does not answer. */
async function listenOnce(client: pg.Client, checks: Checks, checkMs: number): Promise<void> {
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  client.on('notification', ({ payload }) => announceContentEvent(parseChange(payload)))
  await client.connect()
  await client.query('listen content')
  // Events before this moment were missed.
  announceContentEvent()
  await checkUntilLost(client, checks, { lost: lost.signal, checkMs })
}

/**
 * Passes on content events of the database, whichever process caused them, over a dedicated connection that is
 * reopened when it is lost.
 */
export function listenForContentEvents({
  connectionString,
  log,
  name,
  retryAfter = RETRY_MS,
  checkMs = CHECK_MS,
}: Options): ContentEvents {
  const stopping = new AbortController()
  const { signal } = stopping
  const checks: Checks = { due: 0, heard: Number.NEGATIVE_INFINITY }

  async function listen() {
    while (!signal.aborted) {
      const client = newClient(connectionString, {
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
        keepAlive: true,
        ...(name && { application_name: name }),
      })
      const end = () => void client.end().catch(() => undefined)
      client.on('error', (err) => log.warn({ err }, 'the connection for content events broke'))
      signal.addEventListener('abort', end)
      await listenOnce(client, checks, checkMs).catch((err: unknown) =>
        log.warn({ err }, 'content events cannot be heard'),
      )
      signal.removeEventListener('abort', end)
      checks.heard = Number.NEGATIVE_INFINITY
      end()
      announceContentEvent()
      await sleep(retryAfter, undefined, { signal }).catch(() => undefined)
    }
  }

  const listening = listen()
  return {
    isHearing: () => checks.due - checks.heard < MAX_CHECKS,
    stop() {
      stopping.abort()
      return listening
    },
  }
}
