/** A field of a form as its controls need it; the form library's field fits. */
export type FormField = {
  readonly id: string
  readonly name: string
  readonly required?: boolean | undefined
  readonly initialValue?: string | undefined
  /** Of a field with several values. */
  readonly initialValues?: readonly string[] | undefined
  readonly error?: string | undefined
  /** Whether this is the first invalid field of a page that was loaded to show errors. */
  readonly isFirstWrong?: boolean
}

/** A field that is invalid, for the summary of a form. */
export type WrongField = { readonly name: string; readonly id: string; readonly message: string }
