/** A field of a form as its controls need it; what the form library says of one fits. */
export type FormField = {
  readonly id: string
  readonly name: string
  readonly required?: boolean | undefined
  readonly initialValue?: string | undefined
  readonly error?: string | undefined
  /** Whether a page that was loaded to show this error begins here. */
  readonly isFirstWrong?: boolean
}
