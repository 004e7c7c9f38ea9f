import {
  MAX_MESSAGE_LENGTH,
  MAX_REPORTS,
  MAX_STACK_LENGTH,
  PAGE_ERRORS_PATH,
  type SentKind,
} from './error-kinds.ts'

const sent = new Set<string>()

/** Sends an error to the site's log, once for each message and a few times per page ([RUN-02]). */
function send(kind: SentKind, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  if (sent.has(message) || sent.size >= MAX_REPORTS) return
  sent.add(message)
  const report = {
    kind,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    stack: stack.slice(0, MAX_STACK_LENGTH),
    path: location.pathname,
    // The name of this script contains its hash, which identifies the build.
    build: import.meta.url.split('/').at(-1),
  }
  navigator.sendBeacon(PAGE_ERRORS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

/**
 * Sends an error of rendering. The router also reports server responses (without `errorInfo`): those are in the log
 * already, or the connection was lost.
 */
export function reportPageError(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo) return
  send('page', error)
  // The router writes errors to the console only when nothing else handles them.
  reportError(error)
}

/** Sends uncaught errors from now on. React reports failed hydration the same way. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => send('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => send('rejection', reason))
}
