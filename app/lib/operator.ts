/** Who runs the site and sells; '' where the operator set nothing. */
export type Operator = {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly taxId: string
}

/** Returns the name and the ways to reach the operator, as far as they are set; nothing without a name. */
export function operatorLine({ name, address, phone, email }: Operator): readonly string[] {
  return name ? [name, address, phone, email].filter(Boolean) : []
}
