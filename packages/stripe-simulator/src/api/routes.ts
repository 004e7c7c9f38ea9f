import { CATALOG_ROUTES } from './catalog.ts'
import { CUSTOMER_ROUTES } from './customers.ts'
import { INTENT_ROUTES } from './intent-routes.ts'
import { INVOICE_ROUTES } from './invoice-routes.ts'
import { OTHER_ROUTES } from './other-routes.ts'
import { PAYMENT_METHOD_ROUTES } from './payment-methods.ts'
import { REFUND_ROUTES } from './refunds.ts'
import type { Route } from './route.ts'
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts'

/** Everything the simulator can do. */
export const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...INTENT_ROUTES,
  ...CATALOG_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...INVOICE_ROUTES,
  ...REFUND_ROUTES,
  ...OTHER_ROUTES,
]
