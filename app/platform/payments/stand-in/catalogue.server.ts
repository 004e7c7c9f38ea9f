import type { Books } from './books.server.ts'
import type { Given } from './form.server.ts'
import type { Price, Product } from './records.server.ts'
import type { Call, Route } from './route.server.ts'
import { invalid } from './stripe-error.server.ts'

/** How the ledger writes a truth of JSON. */
const truthOf = (given: Given, name: string) => {
  const text = given.text(name)
  return text === undefined ? undefined : text === 'true' ? '1' : '0'
}

function createProduct(books: Books, given: Given): Product {
  const product = books.save<Product>({
    id: given.text('id') ?? books.newId('prod'),
    object: 'product',
    active: true,
    created: books.now(),
    default_price: null,
    description: given.text('description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata(),
    name: given.need('name'),
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: books.now(),
    url: null,
  })
  books.emit('product.created', product)
  return product
}

function recurringOf(given: Given): Price['recurring'] {
  const recurring = given.part('recurring')
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
function claimLookupKey(books: Books, given: Given): string | null {
  const key = given.text('lookup_key')
  if (!key) return null
  for (const price of books.all('price', { lookup_key: key })) {
    if (!given.flag('transfer_lookup_key'))
      throw invalid(`A price (\`${price.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
    price.lookup_key = null
    books.save(price)
  }
  return key
}

function createPrice({ books, given }: Call): Price {
  const lookupKey = claimLookupKey(books, given)
  const data = given.part('product_data')
  const product = data ? createProduct(books, data) : books.get('product', given.need('product'), 'product')
  const amount = given.whole('unit_amount') ?? 0
  const recurring = recurringOf(given)
  const price = books.save<Price>({
    id: books.newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: books.now(),
    currency: given.need('currency').toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: given.metadata(),
    nickname: given.text('nickname') ?? null,
    product: product.id,
    recurring,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  })
  books.emit('price.created', price)
  return price
}

function updateProduct({ books, given, id }: Call): Product {
  const product = books.get('product', id)
  product.metadata = given.metadata(product.metadata)
  product.name = given.text('name') ?? product.name
  product.description = given.text('description') ?? product.description
  if (given.has('active')) product.active = given.flag('active')
  product.updated = books.now()
  books.emit('product.updated', books.save(product))
  return product
}

function updatePrice({ books, given, id }: Call): Price {
  const price = books.get('price', id)
  price.metadata = given.metadata(price.metadata)
  price.nickname = given.text('nickname') ?? price.nickname
  if (given.has('active')) price.active = given.flag('active')
  if (given.has('lookup_key')) price.lookup_key = claimLookupKey(books, given)
  books.emit('price.updated', books.save(price))
  return price
}

function listPrices({ books, given }: Call) {
  const keys = given.words('lookup_keys')
  const filters = {
    active: truthOf(given, 'active'),
    product: given.text('product'),
    type: given.text('type'),
  }
  const page = books.page('price', given, filters)
  if (keys.length === 0) return page
  const named = keys.flatMap((key) => books.all('price', { ...filters, lookup_key: key }))
  return { ...page, has_more: false, data: named }
}

export const CATALOGUE_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/products', answer: ({ books, given }) => createProduct(books, given) },
  { method: 'POST', path: '/v1/products/:id', answer: updateProduct },
  { method: 'GET', path: '/v1/products/:id', answer: ({ books, id }) => books.get('product', id) },
  {
    method: 'GET',
    path: '/v1/products',
    answer: ({ books, given }) => books.page('product', given, { active: truthOf(given, 'active') }),
  },
  { method: 'POST', path: '/v1/prices', answer: createPrice },
  { method: 'POST', path: '/v1/prices/:id', answer: updatePrice },
  { method: 'GET', path: '/v1/prices/:id', answer: ({ books, id }) => books.get('price', id) },
  { method: 'GET', path: '/v1/prices', answer: listPrices },
]
