/** Whom the header greets. */
export type User = { readonly name: string; readonly isAdmin: boolean }
