/** Who runs the site and sells; '' where the operator set nothing. */
export type Operator = {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly taxId: string
}

/** Runs the demo site while no one else is set: a page that names no one teaches no one where the name belongs. Fictional. */
export const DEMO_OPERATOR: Operator = {
  name: 'Haulpost Demo LLC',
  address: '1200 Demo Parkway, Joliet, IL 60435',
  phone: '(815) 555-0142',
  email: 'office@haulpost.example',
  taxId: '',
}

/** Returns the name and the ways to reach the operator, as far as they are set; nothing without a name. */
export function operatorLine({ name, address, phone, email }: Operator): readonly string[] {
  return name ? [name, address, phone, email].filter(Boolean) : []
}
