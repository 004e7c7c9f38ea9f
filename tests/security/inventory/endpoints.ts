import * as billing from '#app/features/billing/schema.ts'
import { favoriteInput } from '#app/features/favorites/schema.ts'
import { positionInput, suggestInput } from '#app/features/places/schema.ts'
import { resultsInput } from '#app/features/search/schema.ts'
import { impressionsInput, itemInput } from '#app/features/views/schema.ts'
import { browserErrorInput } from '#app/platform/browser-errors/schema.ts'
import { draftInput } from '#app/platform/forms/schema.ts'
import type { Writing } from './writing.ts'

type Endpoint = Omit<Writing, 'pattern' | 'as'>

const open = (name: string, given: Endpoint): Writing => ({
  pattern: `/api/${name}`,
  as: 'visitor',
  ...given,
})
const personal = (name: string, given: Endpoint): Writing => ({
  pattern: `/api/${name}`,
  as: 'user',
  ...given,
})

const card = { paymentMethodId: 'pm_card_visa' }
const payment = { paymentId: '{payment}' }

/** The endpoints that take JSON, and the two that take something else. */
export const ENDPOINTS: readonly Writing[] = [
  open('seen', {
    schema: impressionsInput,
    values: { seen: ['{billboard}'], followed: [], cells: { '{billboard}': 'home 1 1' } },
  }),
  open('count-results', {
    schema: resultsInput,
    values: { path: '/categories/trucks-trailers-marketplace', search: 'make=kenworth&year=2019-' },
  }),
  open('places', { schema: suggestInput, values: { text: '604' } }),
  open('places/nearest', { schema: positionInput, values: { latitude: 41.6, longitude: -88.1 } }),
  open('track-view', { schema: itemInput, values: { listingId: '{listing}' } }),
  open('reveal-contact', { schema: itemInput, values: { listingId: '{listing}' } }),
  open('page-errors', {
    schema: browserErrorInput,
    values: { kind: 'error', message: 'x is not defined', stack: 'Error: x', path: '/about', build: 'a1' },
  }),
  open('stripe/webhook', { fields: [], values: {}, status: 400 }),
  personal('favorites', { schema: favoriteInput, values: { listingId: '{foreignListing}', keep: true } }),
  personal('draft', {
    schema: draftInput,
    values: { form: 'post-listing', mark: 'a1b2c3d4', fields: { titleEn: 'Kenworth', pictures: ['x'] } },
  }),
  personal('create-payment-intent', {
    schema: billing.paymentIntentInput,
    values: {
      amount: 4000,
      description: 'A listing',
      metadata: {
        type: 'listing',
        listing_id: '{unpaid}',
        tier: 'single',
        reason: 'new',
        last_payment: null,
        without_picture: false,
      },
    },
  }),
  personal('create-subscription', {
    schema: billing.createSubscriptionInput,
    values: {
      packageType: 'single',
      listingId: '{unpaid}',
      reason: 'new',
      lastPaymentId: null,
      withoutPicture: false,
    },
  }),
  personal('pay-with-saved-card', {
    schema: billing.savedCardInput,
    values: { ...payment, ...card },
    status: 404,
  }),
  personal('settle-payment', { schema: billing.paymentInput, values: payment }),
  personal('send-ad-posted-email', {
    schema: billing.postedInput,
    values: { userId: '{me}', adId: '{listing}', paymentAmount: '40', packageType: 'single' },
  }),
  personal('cancel-subscription', {
    schema: billing.cancelInput,
    values: { subscriptionId: 'sub_1', resume: false },
    status: 404,
  }),
  personal('update-subscription-payment-method', {
    schema: billing.changeCardInput,
    values: { subscriptionId: 'sub_1', ...card },
    status: 404,
  }),
  personal('request-cancellation', {
    schema: billing.subscriptionInput,
    values: { subscriptionId: 'sub_1' },
    status: 404,
  }),
  personal('keep-card', { schema: billing.keepCardInput, values: { ...payment, keep: true }, status: 409 }),
  personal('create-setup-intent', { schema: billing.emptyInput, values: {} }),
  personal('add-payment-method', {
    schema: billing.addCardInput,
    values: { ...card, customerId: 'cus_1' },
    status: 404,
  }),
  personal('remove-payment-method', { schema: billing.paymentMethodInput, values: card, status: 404 }),
  personal('set-default-payment-method', { schema: billing.paymentMethodInput, values: card, status: 404 }),
  personal('create-customer-portal-session', {
    schema: billing.portalInput,
    values: { returnUrl: '/dashboard' },
    status: 404,
  }),
  { pattern: '/uploads', as: 'user', fields: [], values: {}, status: 415 },
]
