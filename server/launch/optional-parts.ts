import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Whether this installation has a package. */
function isInstalled(name: string): boolean {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

type Wanted = { readonly demoData: boolean; readonly stripe: object | null }

/**
 * Returns one line about a part that the settings ask for and a production install leaves out, or null ([RUN-07]).
 */
export function whyPartMissing({ demoData, stripe }: Wanted, has = isInstalled): string | null {
  if (demoData && !has('@haulpost/demo/towns'))
    return 'DEMO_DATA=on asks for demo content, which this installation does not have: set DEMO_DATA=off.'
  if (!stripe && !has('@haulpost/stripe-simulator'))
    return 'Without STRIPE_SECRET_KEY payments are simulated, and this installation does not have the simulator: set the three STRIPE_ settings.'
  return null
}
