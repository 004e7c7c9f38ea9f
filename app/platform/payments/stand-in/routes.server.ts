import { CUSTOMER_ROUTES } from './customers.server.ts'
import { INTENT_ROUTES } from './intent-routes.server.ts'
import { PAYMENT_METHOD_ROUTES } from './payment-methods.server.ts'
import type { Route } from './route.server.ts'

/** Everything the stand-in can do. */
export const ROUTES: readonly Route[] = [...CUSTOMER_ROUTES, ...PAYMENT_METHOD_ROUTES, ...INTENT_ROUTES]
