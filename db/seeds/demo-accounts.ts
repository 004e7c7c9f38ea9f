export type DemoAccount = {
  readonly email: string
  readonly password: string
  readonly role: 'user' | 'admin'
  readonly fullName: string
}

/** The accounts that anyone may use on a site with demo data. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'admin@haulpost.example',
    password: 'amber-mile-marker-132',
    role: 'admin',
    fullName: 'Alex Morgan',
  },
  {
    email: 'sergey@haulpost.example',
    password: 'reefer-minus-ten-88',
    role: 'user',
    fullName: 'Sergey Volkov',
  },
  {
    email: 'maria@haulpost.example',
    password: 'yard-gate-keypad-471',
    role: 'user',
    fullName: 'Maria Delgado',
  },
]
