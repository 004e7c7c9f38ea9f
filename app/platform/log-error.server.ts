const MAX_TEXT = 1000
const MAX_STACK = 4000
/** How many levels of causes, and how many errors of an aggregate, are logged. */
const MAX_DEPTH = 4
const MAX_SUMMED = 3

/**
 * What a log line contains of an error: nothing that libraries attach to it, such as a connection, a query or its
 * parameters.
 */
export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: string | number
  readonly stack?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text)

const read = (source: object, name: string): unknown => Reflect.get(source, name)

const textIn = (source: object, name: string, max: number): string | undefined => {
  const text = read(source, name)
  return typeof text === 'string' && text ? cut(text, max) : undefined
}

/** Codes are words and numbers. Anything else there is not logged. */
function codeIn(error: object): { readonly code?: string | number } {
  const number = read(error, 'code')
  const code = typeof number === 'number' ? number : textIn(error, 'code', 100)
  return code === undefined ? {} : { code }
}

function summedUp(error: Error, depth: number): { readonly errors?: readonly LoggedError[] } {
  if (!(error instanceof AggregateError)) return {}
  const errors: readonly unknown[] = error.errors
  return { errors: errors.slice(0, MAX_SUMMED).map((one) => described(one, depth)) }
}

/** Usually an error was thrown; libraries also pass on copies of one, and objects that may contain anything. */
function itself(thrown: unknown): LoggedError {
  if (typeof thrown !== 'object' || thrown === null)
    return { type: typeof thrown, message: typeof thrown === 'string' ? cut(thrown, MAX_TEXT) : '' }
  const stack = textIn(thrown, 'stack', MAX_STACK)
  return {
    type: textIn(thrown, 'name', 100) ?? 'object',
    message: textIn(thrown, 'message', MAX_TEXT) ?? '',
    ...codeIn(thrown),
    ...(stack !== undefined && { stack }),
  }
}

function described(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error) || depth === MAX_DEPTH) return itself(error)
  return {
    ...itself(error),
    ...(error.cause !== undefined && { cause: described(error.cause, depth + 1) }),
    ...summedUp(error, depth + 1),
  }
}

/** Returns the name, message, code, stack and causes of an error, each of limited length, and nothing else. */
export const describeError = (error: unknown): LoggedError => described(error, 0)

const linesOf = ({ stack, type, message, cause, errors = [] }: LoggedError): readonly string[] => [
  stack ?? `${type}: ${message}`,
  ...[...(cause ? [cause] : []), ...errors].flatMap((one) => linesOf(one).map((line) => `Caused by ${line}`)),
]

/** The same for a terminal: the stack, and those of its causes. */
export const errorText = (error: unknown): string => linesOf(describeError(error)).join('\n')
