import type { AttributeKey } from './catalog.ts'

/** What is wrong with a value: its message is `attributeErrors.<code>`. */
export type ProblemCode =
  | 'unknown'
  | 'notANumber'
  | 'wholeNumber'
  | 'outOfRange'
  | 'notAChoice'
  | 'notYesOrNo'
  | 'tooLong'
  | 'vinLength'
  | 'vinLetters'
  | 'vinCheck'
  | 'payModelMissing'
  | 'payFromMissing'
  | 'payOrder'
  | 'noneAndOthers'
  | 'notOfTrailers'
  | 'freeOfSpaces'
  | 'sourceMissing'

export type Problem = {
  /** The attribute whose field shows the message; of an unknown one, what was sent. */
  readonly key: string
  readonly code: ProblemCode
  readonly params?: Readonly<Record<string, string | number>>
}

export const problem = (key: AttributeKey, code: ProblemCode, params?: Problem['params']): Problem =>
  params ? { key, code, params } : { key, code }
