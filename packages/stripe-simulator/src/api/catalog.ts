import type { Price, Product } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { Params } from './form.ts'
import type { Call, Route } from './route.ts'
import { invalid } from './stripe-error.ts'

/** How the store writes a boolean. */
const truthOf = (params: Params, name: string) => {
  const text = params.text(name)
  return text === undefined ? undefined : text === 'true' ? '1' : '0'
}

function createProduct(store: Store, params: Params): Product {
  const product = store.save<Product>({
    id: params.text('id') ?? store.newId('prod'),
    object: 'product',
    active: true,
    created: store.now(),
    default_price: null,
    description: params.text('description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.need('name'),
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: store.now(),
    url: null,
  })
  store.emit('product.created', product)
  return product
}

function recurringOf(params: Params): Price['recurring'] {
  const recurring = params.part('recurring')
  if (!recurring) return null
  const interval = recurring.need('interval')
  if (interval !== 'day' && interval !== 'week' && interval !== 'month' && interval !== 'year')
    throw invalid(`Invalid recurring[interval]: ${interval}`, { param: 'recurring[interval]' })
  return {
    interval,
    interval_count: recurring.whole('interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/** A lookup key names one price; a new one may take it over. */
function claimLookupKey(store: Store, params: Params): string | null {
  const key = params.text('lookup_key')
  if (!key) return null
  for (const price of store.all('price', { lookup_key: key })) {
    if (!params.flag('transfer_lookup_key'))
      throw invalid(`A price (\`${price.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
    price.lookup_key = null
    store.save(price)
  }
  return key
}

function createPrice({ store, params }: Call): Price {
  const lookupKey = claimLookupKey(store, params)
  const data = params.part('product_data')
  const product = data ? createProduct(store, data) : store.get('product', params.need('product'), 'product')
  const amount = params.whole('unit_amount') ?? 0
  const recurring = recurringOf(params)
  const price = store.save<Price>({
    id: store.newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: store.now(),
    currency: params.need('currency').toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: params.metadata(),
    nickname: params.text('nickname') ?? null,
    product: product.id,
    recurring,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  })
  store.emit('price.created', price)
  return price
}

function updateProduct({ store, params, id }: Call): Product {
  const product = store.get('product', id)
  product.metadata = params.metadata(product.metadata)
  product.name = params.text('name') ?? product.name
  product.description = params.text('description') ?? product.description
  if (params.has('active')) product.active = params.flag('active')
  product.updated = store.now()
  store.emit('product.updated', store.save(product))
  return product
}

function updatePrice({ store, params, id }: Call): Price {
  const price = store.get('price', id)
  price.metadata = params.metadata(price.metadata)
  price.nickname = params.text('nickname') ?? price.nickname
  if (params.has('active')) price.active = params.flag('active')
  if (params.has('lookup_key')) price.lookup_key = claimLookupKey(store, params)
  store.emit('price.updated', store.save(price))
  return price
}

function listPrices({ store, params }: Call) {
  const keys = params.words('lookup_keys')
  const filters = {
    active: truthOf(params, 'active'),
    product: params.text('product'),
    type: params.text('type'),
  }
  const page = store.page('price', params, filters)
  if (keys.length === 0) return page
  const named = keys.flatMap((key) => store.all('price', { ...filters, lookup_key: key }))
  return { ...page, has_more: false, data: named }
}

export const CATALOG_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/products', handle: ({ store, params }) => createProduct(store, params) },
  { method: 'POST', path: '/v1/products/:id', handle: updateProduct },
  { method: 'GET', path: '/v1/products/:id', handle: ({ store, id }) => store.get('product', id) },
  {
    method: 'GET',
    path: '/v1/products',
    handle: ({ store, params }) => store.page('product', params, { active: truthOf(params, 'active') }),
  },
  { method: 'POST', path: '/v1/prices', handle: createPrice },
  { method: 'POST', path: '/v1/prices/:id', handle: updatePrice },
  { method: 'GET', path: '/v1/prices/:id', handle: ({ store, id }) => store.get('price', id) },
  { method: 'GET', path: '/v1/prices', handle: listPrices },
]
