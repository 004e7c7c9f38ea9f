import { browserName } from '#app/lib/browser-name.ts'
import { withoutKey } from '#app/lib/key-addresses.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { eventCounter } from '#app/platform/metrics/event-counter.server.ts'
import { COUNTED_KINDS, countedKind } from './error-kinds.ts'
import { redact } from './redact.ts'
import type { BrowserErrorInput } from './schema.ts'

const countError = eventCounter({
  name: 'browser_errors_total',
  help: 'Errors in browsers of visitors, by kind. "foreign" are those of extensions and other sites, which are not logged.',
  label: 'kind',
  values: COUNTED_KINDS,
})

/**
 * Writes an error of a browser into the log ([RUN-02]). All are counted; a page that fails everywhere fills the log with no
 * more lines a minute than the limit `pageErrorsInAll` allows.
 */
export async function recordBrowserError(ctx: Ctx, report: BrowserErrorInput): Promise<void> {
  const { message, stack, path, build = '' } = report
  const kind = countedKind(report.kind, message, stack)
  countError(kind)
  if (kind === 'foreign' || (await takeToken(ctx, 'pageErrorsInAll'))) return
  ctx.log.warn(
    {
      browserError: {
        kind,
        message: redact(message),
        stack: redact(stack),
        path: withoutKey(path).replace(/[?#].*$/su, ''),
        build,
        browser: browserName(ctx.visitor.userAgent),
      },
      requestId: ctx.requestId,
    },
    'an error in a browser',
  )
}
