import {
  MAX_MESSAGE_LENGTH,
  MAX_REPORTS,
  MAX_STACK_LENGTH,
  PAGE_ERRORS_PATH,
  type SentKind,
} from './error-kinds.ts'

const sent = new Set<string>()

/** Sends an error to the log of the site, once for each message and a few times for each page ([RUN-02]). */
function send(kind: SentKind, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  if (sent.has(message) || sent.size >= MAX_REPORTS) return
  sent.add(message)
  const report = {
    kind,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    stack: stack.slice(0, MAX_STACK_LENGTH),
    path: location.pathname,
    // The name of this script has the hash of its content: it says which build the page is of.
    build: import.meta.url.split('/').at(-1),
  }
  navigator.sendBeacon(PAGE_ERRORS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

/**
 * Sends what went wrong while a page was drawn. The router also tells of what the server answered (without `errorInfo`):
 * that is in the log already, or the connection was lost.
 */
export function reportPageError(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo) return
  send('page', error)
  // On to the console: the router writes it there only where nobody else listens.
  reportError(error)
}

/** From now on, errors that nobody catches are sent. React tells of failed hydration the same way. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => send('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => send('rejection', reason))
}
