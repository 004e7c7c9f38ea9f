import type { Submission, SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import type { FormResult } from '#app/lib/form-result.ts'
import { type Refusal, RefusedError, STATUS_OF, secondsToWait } from '#app/lib/refusal.ts'
import { UNNAMED_ERROR } from '#app/lib/unnamed-error.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { StaleFormError } from '#app/platform/forms/stored-version.server.ts'

type Options = {
  /** Whether the form is empty again after it worked. Otherwise it keeps what was sent. */
  readonly reset?: boolean
}

const ofKind = (kind: Refusal['kind']) => ({ status: STATUS_OF[kind] })

function refusalInit(refusal: Refusal) {
  const seconds = secondsToWait(refusal)
  return { ...ofKind(refusal.kind), ...(seconds !== null && { headers: { 'Retry-After': String(seconds) } }) }
}

/** The reply to an invalid form, with a message in the language of the page where a schema names none. */
function named(reply: SubmissionResult, t: Ctx['t']): SubmissionResult {
  const name = (errors: string[] | null) =>
    errors && errors.map((error) => (error === UNNAMED_ERROR ? t('common.checkField') : error))
  const { error } = reply
  if (!error) return reply
  return {
    ...reply,
    error: Object.fromEntries(Object.entries(error).map(([field, errors]) => [field, name(errors)])),
  }
}

/**
 * Passes the input of a form to `work` and returns the response of the action: 422 with an error for each invalid
 * field, the status of a refusal, or 500 for a bug. In every case, nothing that was typed is lost.
 */
export async function runFormAction<In, Out>(
  { log, requestId, t }: Pick<Ctx, 'log' | 'requestId' | 't'>,
  form: Submission<unknown, string[], In>,
  work: (input: In) => Promise<Out>,
  { reset = false }: Options = {},
) {
  const respond = (result: FormResult<Out>, init?: ResponseInit) => data(result, init)
  if (form.status !== 'success')
    return respond({ outcome: 'invalid', form: named(form.reply(), t) }, ofKind('invalid'))
  try {
    const value = await work(form.value)
    // Reported explicitly, because the loader that runs afterwards may find that there is nothing left to show.
    return respond(
      { outcome: 'done', value, form: form.reply(reset ? { resetForm: true } : {}) },
      { status: 200 },
    )
  } catch (error) {
    if (error instanceof RefusedError) {
      const { refusal } = error
      const stale = error instanceof StaleFormError && { stale: error.stale }
      return respond({ outcome: 'refused', refusal, form: form.reply(), ...stale }, refusalInit(refusal))
    }
    log.error({ err: error, requestId }, 'an action failed')
    return respond({ outcome: 'failed', form: form.reply() }, { status: 500 })
  }
}
