/** The user in the header. */
export type Person = { readonly name: string; readonly isAdmin: boolean }
