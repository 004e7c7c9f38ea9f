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

/** How often, in milliseconds, and how long an answer may take. */
const CHECK_MS = 10_000
const TIMEOUT_MS = 3000

type Options = {
  readonly connectionString: string
  readonly log: Log
  /** Milliseconds before a lost connection is opened again. */
  readonly retryAfter?: number
  /** Milliseconds between two questions whether the server is still there. */
  readonly checkMs?: number
}

/** Asks until the connection ends whether the server is still there: one that fell silent ends no connection. */
async function checkUntilLost(client: pg.Client, lost: AbortSignal, checkMs: number): Promise<void> {
  while (await sleep(checkMs, true, { signal: lost }).catch(() => false)) await client.query('select')
}

/** Listens on one connection until it ends. Rejects when it cannot be opened, or its server does not answer. */
async function listenOnce(client: pg.Client, checkMs: number): Promise<void> {
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  client.on('notification', ({ payload }) => announceContentEvent(parseChange(payload)))
  await client.connect()
  await client.query('listen content')
  // Events before this moment were missed.
  announceContentEvent()
  await checkUntilLost(client, lost.signal, checkMs)
}

/**
 * Passes on content events of the database, whichever process caused them, over a dedicated connection that is
 * reopened when it is lost. Returns a function that unsubscribes.
 */
export function listenForContentEvents({
  connectionString,
  log,
  retryAfter = 1000,
  checkMs = CHECK_MS,
}: Options): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function listen() {
    while (!signal.aborted) {
      const client = newClient(connectionString, {
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
        keepAlive: true,
      })
      const end = () => void client.end().catch(() => undefined)
      client.on('error', (err) => log.warn({ err }, 'the connection for content events broke'))
      signal.addEventListener('abort', end)
      await listenOnce(client, checkMs).catch((err: unknown) =>
        log.warn({ err }, 'content events cannot be heard'),
      )
      signal.removeEventListener('abort', end)
      end()
      announceContentEvent()
      await sleep(retryAfter, undefined, { signal }).catch(() => undefined)
    }
  }

  const listening = listen()
  return () => {
    stopping.abort()
    return listening
  }
}
