/** The fields of the provider's error object; `type` and `message` are always there. */
type ErrorBody = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly [detail: string]: unknown
}

type Detail = { readonly param?: string; readonly code?: string; readonly [detail: string]: unknown }

/** An error in the provider's shape. What was changed before it is undone, unless it `keeps` (a declined card leaves traces). */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  readonly status: number
  readonly body: ErrorBody
  readonly keeps: boolean

  constructor(status: number, body: ErrorBody, keeps = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.keeps = keeps
  }
}

export const invalid = (message: string, detail: Detail = {}, status = 400) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...detail })

export const noSuch = (kind: string, id: string, param = 'id') =>
  invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, param === 'id' ? 404 : 400)
