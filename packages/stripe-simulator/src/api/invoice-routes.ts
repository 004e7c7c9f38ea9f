import type { Invoice } from '../store/records.ts'
import { makeVoid } from './invoice-payments.ts'
import { payInvoice } from './invoices.ts'
import type { Call, Route } from './route.ts'
import { invalid } from './stripe-error.ts'

function pay({ store, params, id, pagesUrl }: Call): Invoice {
  const invoice = store.get('invoice', id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status} and cannot be paid.`)
  const offSession = params.text('off_session') !== 'false'
  const how = { byBrowser: !offSession, offSession, returnUrl: undefined, pagesUrl }
  payInvoice(store, invoice, params.text('payment_method'), how)
  return invoice
}

function voidInvoice({ store, id }: Call): Invoice {
  const invoice = store.get('invoice', id)
  if (invoice.status !== 'open') throw invalid('You can only void open invoices.')
  return makeVoid(store, invoice)
}

export const INVOICE_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/invoices/:id/pay', handle: pay },
  { method: 'POST', path: '/v1/invoices/:id/void', handle: voidInvoice },
  { method: 'GET', path: '/v1/invoices/:id', handle: ({ store, id }) => store.get('invoice', id) },
  {
    method: 'GET',
    path: '/v1/invoices',
    handle: ({ store, params }) => {
      const [customer, status] = [params.text('customer'), params.text('status')]
      const page = store.page('invoice', params, { customer, status })
      const wanted = params.text('subscription')
      if (wanted === undefined) return page
      return { ...page, data: page.data.filter(({ onlyHere }) => onlyHere.subscription === wanted) }
    },
  },
]
