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

type Options = {
  readonly connectionString: string
  readonly log: Log
  /** Milliseconds before a lost connection is opened again. */
  readonly retryAfter?: number
}

/** Listens on one connection until it ends. Rejects when it cannot be opened. */
async function listenOnce(client: pg.Client): Promise<void> {
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('notification', ({ payload }) => announceContentEvent(parseChange(payload)))
  await client.connect()
  await client.query('listen content')
  // Events before this moment were missed.
  announceContentEvent()
  await lost
}

/**
 * Passes on content events of the database, whichever process caused them, over a dedicated connection that is
 * reopened when it is lost. Returns a function that unsubscribes.
 */
export function listenForContentEvents({
  connectionString,
  log,
  retryAfter = 1000,
}: Options): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function listen() {
    while (!signal.aborted) {
      const client = newClient(connectionString, { connectionTimeoutMillis: 3000, keepAlive: true })
      const end = () => void client.end().catch(() => undefined)
      client.on('error', (err) => log.warn({ err }, 'the connection for content events broke'))
      signal.addEventListener('abort', end)
      await listenOnce(client).catch((err: unknown) => log.warn({ err }, 'content events cannot be heard'))
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
