import { CATALOGUE_ROUTES } from './catalogue.server.ts'
import { CUSTOMER_ROUTES } from './customers.server.ts'
import { INTENT_ROUTES } from './intent-routes.server.ts'
import { INVOICE_ROUTES } from './invoice-routes.server.ts'
import { OTHER_ROUTES } from './other-routes.server.ts'
import { PAYMENT_METHOD_ROUTES } from './payment-methods.server.ts'
import { REFUND_ROUTES } from './refunds.server.ts'
import type { Route } from './route.server.ts'
import { SUBSCRIPTION_ROUTES } from './subscriptions.server.ts'

/** Everything the stand-in can do. */
export const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...INTENT_ROUTES,
  ...CATALOGUE_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...INVOICE_ROUTES,
  ...REFUND_ROUTES,
  ...OTHER_ROUTES,
]
