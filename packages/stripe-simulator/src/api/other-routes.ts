import type { PortalSession, TestClock } from '../store/records.ts'
import { randomKey } from '../store/store-file.ts'
import { runSubscriptions } from './renewals.ts'
import type { Call, Route } from './route.ts'
import { invalid } from './stripe-error.ts'

const DAY_S = 86_400

function openPortal({ store, params, pagesUrl }: Call): PortalSession {
  const { id: customer } = store.get('customer', params.need('customer'), 'customer')
  const id = store.newId('bps')
  return store.save<PortalSession>({
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_simulated',
    created: store.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: params.text('return_url') ?? null,
    url: `${pagesUrl}/portal/${id}`,
  })
}

function createEndpoint({ store, params }: Call): object {
  const secret = randomKey('whsec_')
  const events = params.words('enabled_events')
  const endpoint = store.save({
    id: store.newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: store.now(),
    description: params.text('description') ?? null,
    enabled_events: events.length > 0 ? [...events] : ['*'],
    livemode: false,
    metadata: params.metadata(),
    status: 'enabled',
    url: params.need('url'),
    onlyHere: { secret },
  })
  return { ...endpoint, secret }
}

function removeEndpoint({ store, id }: Call): object {
  const endpoint = store.get('webhook_endpoint', id)
  endpoint.status = 'disabled'
  store.save(endpoint)
  return { id, object: endpoint.object, deleted: true }
}

function createClock({ store, params }: Call): TestClock {
  const frozenAt = params.whole('frozen_time')
  if (frozenAt === undefined)
    throw invalid('Missing required param: frozen_time.', { param: 'frozen_time', code: 'parameter_missing' })
  return store.save<TestClock>({
    id: store.newId('clock'),
    object: 'test_helpers.test_clock',
    created: store.now(),
    deletes_after: store.now() + 30 * DAY_S,
    frozen_time: frozenAt,
    livemode: false,
    name: params.text('name') ?? null,
    status: 'ready',
    status_details: {},
  })
}

/** A day at a time, so that what is due on the way happens on its day. */
function advanceClock({ store, params, id }: Call): TestClock {
  const clock = store.get('test_helpers.test_clock', id)
  const until = params.whole('frozen_time') ?? 0
  if (until <= clock.frozen_time || until > clock.frozen_time + 800 * DAY_S)
    throw invalid('A test clock moves forward, by two years at most.', { param: 'frozen_time' })
  while (clock.frozen_time < until) {
    clock.frozen_time = Math.min(until, clock.frozen_time + DAY_S)
    store.save(clock)
    runSubscriptions(store, id)
  }
  store.emit('test_helpers.test_clock.ready', clock)
  return clock
}

export const OTHER_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/billing_portal/sessions', handle: openPortal },
  { method: 'POST', path: '/v1/webhook_endpoints', handle: createEndpoint },
  { method: 'DELETE', path: '/v1/webhook_endpoints/:id', handle: removeEndpoint },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    handle: ({ store, params }) => store.page('webhook_endpoint', params, { status: 'enabled' }),
  },
  { method: 'POST', path: '/v1/test_helpers/test_clocks', handle: createClock },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', handle: advanceClock },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    handle: ({ store, id }) => store.get('test_helpers.test_clock', id),
  },
  { method: 'GET', path: '/v1/events/:id', handle: ({ store, id }) => store.get('event', id) },
  {
    method: 'GET',
    path: '/v1/events',
    handle: ({ store, params }) => store.page('event', params, { type: params.text('type') }),
  },
]
