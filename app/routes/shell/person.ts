/** Whom the header greets. */
export type Person = { readonly name: string; readonly isAdmin: boolean }
