/** The user in the header. */
export type User = { readonly name: string; readonly isAdmin: boolean }
