/** An error of the provider. Its message is English and for developers: pages show a sentence for its code instead. */
export type ProviderError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
}

/** The parts of an intent that a card form acts on. */
export type Intent = {
  readonly status: string
  readonly amount?: number
  readonly last_payment_error?: ProviderError | null
  readonly last_setup_error?: ProviderError | null
}

export type Answer<T> = { readonly value: T; readonly error?: undefined } | { readonly error: ProviderError }

const BASE = '/sandbox/stripe'

type Sent = {
  readonly publishableKey: string
  readonly path: string
  /** Absent: something is read. */
  readonly form?: Readonly<Record<string, string>>
}

async function answerTo({ publishableKey, path, form }: Sent): Promise<unknown> {
  const response = await fetch(BASE + path, {
    method: form ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${publishableKey}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: new URLSearchParams(form).toString() }),
  })
  return response.json()
}

const isProviderError = (value: unknown): value is ProviderError =>
  typeof value === 'object' && value !== null && 'message' in value

/** Asks the simulated provider. Never throws: a card form shows what went wrong. */
export async function callProvider<T>(
  sent: Sent,
  isExpected: (value: unknown) => value is T,
): Promise<Answer<T>> {
  const lost = { error: { type: 'api_connection_error', message: 'The simulated provider did not answer.' } }
  try {
    const answer = await answerTo(sent)
    if (isExpected(answer)) return { value: answer }
    const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
    return isProviderError(error) ? { error } : lost
  } catch {
    return lost
  }
}

export const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'

export const isPaymentMethod = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'object' in value
