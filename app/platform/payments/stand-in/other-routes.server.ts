import { randomWord } from './ledger-file.server.ts'
import type { PortalSession, TestClock } from './records.server.ts'
import { runSubscriptions } from './renewals.server.ts'
import type { Call, Route } from './route.server.ts'
import { invalid } from './stripe-error.server.ts'

const DAY_S = 86_400

function openPortal({ books, given, pagesUrl }: Call): PortalSession {
  const { id: customer } = books.get('customer', given.need('customer'), 'customer')
  const id = books.newId('bps')
  return books.save<PortalSession>({
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_simulated',
    created: books.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: given.text('return_url') ?? null,
    url: `${pagesUrl}/portal/${id}`,
  })
}

function createEndpoint({ books, given }: Call): object {
  const secret = randomWord('whsec_')
  const events = given.words('enabled_events')
  const endpoint = books.save({
    id: books.newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: books.now(),
    description: given.text('description') ?? null,
    enabled_events: events.length > 0 ? [...events] : ['*'],
    livemode: false,
    metadata: given.metadata(),
    status: 'enabled',
    url: given.need('url'),
    onlyHere: { secret },
  })
  return { ...endpoint, secret }
}

function removeEndpoint({ books, id }: Call): object {
  const endpoint = books.get('webhook_endpoint', id)
  endpoint.status = 'disabled'
  books.save(endpoint)
  return { id, object: endpoint.object, deleted: true }
}

function createClock({ books, given }: Call): TestClock {
  const frozenAt = given.whole('frozen_time')
  if (frozenAt === undefined)
    throw invalid('Missing required param: frozen_time.', { param: 'frozen_time', code: 'parameter_missing' })
  return books.save<TestClock>({
    id: books.newId('clock'),
    object: 'test_helpers.test_clock',
    created: books.now(),
    deletes_after: books.now() + 30 * DAY_S,
    frozen_time: frozenAt,
    livemode: false,
    name: given.text('name') ?? null,
    status: 'ready',
    status_details: {},
  })
}

/** A day at a time, so that what is due on the way happens on its day. */
function advanceClock({ books, given, id }: Call): TestClock {
  const clock = books.get('test_helpers.test_clock', id)
  const until = given.whole('frozen_time') ?? 0
  if (until <= clock.frozen_time || until > clock.frozen_time + 800 * DAY_S)
    throw invalid('A test clock moves forward, by two years at most.', { param: 'frozen_time' })
  while (clock.frozen_time < until) {
    clock.frozen_time = Math.min(until, clock.frozen_time + DAY_S)
    books.save(clock)
    runSubscriptions(books, id)
  }
  books.emit('test_helpers.test_clock.ready', clock)
  return clock
}

export const OTHER_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/billing_portal/sessions', answer: openPortal },
  { method: 'POST', path: '/v1/webhook_endpoints', answer: createEndpoint },
  { method: 'DELETE', path: '/v1/webhook_endpoints/:id', answer: removeEndpoint },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    answer: ({ books, given }) => books.page('webhook_endpoint', given, { status: 'enabled' }),
  },
  { method: 'POST', path: '/v1/test_helpers/test_clocks', answer: createClock },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', answer: advanceClock },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    answer: ({ books, id }) => books.get('test_helpers.test_clock', id),
  },
  { method: 'GET', path: '/v1/events/:id', answer: ({ books, id }) => books.get('event', id) },
  {
    method: 'GET',
    path: '/v1/events',
    answer: ({ books, given }) => books.page('event', given, { type: given.text('type') }),
  },
]
