import { makeVoid } from './invoice-payments.server.ts'
import { payInvoice } from './invoices.server.ts'
import type { Invoice } from './records.server.ts'
import type { Call, Route } from './route.server.ts'
import { invalid } from './stripe-error.server.ts'

function pay({ books, given, id, pagesUrl }: Call): Invoice {
  const invoice = books.get('invoice', id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status} and cannot be paid.`)
  const offSession = given.text('off_session') !== 'false'
  const how = { byBrowser: !offSession, offSession, returnUrl: undefined, pagesUrl }
  payInvoice(books, invoice, given.text('payment_method'), how)
  return invoice
}

function voidInvoice({ books, id }: Call): Invoice {
  const invoice = books.get('invoice', id)
  if (invoice.status !== 'open') throw invalid('You can only void open invoices.')
  return makeVoid(books, invoice)
}

export const INVOICE_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/invoices/:id/pay', answer: pay },
  { method: 'POST', path: '/v1/invoices/:id/void', answer: voidInvoice },
  { method: 'GET', path: '/v1/invoices/:id', answer: ({ books, id }) => books.get('invoice', id) },
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: ({ books, given }) => {
      const [customer, status] = [given.text('customer'), given.text('status')]
      const page = books.page('invoice', given, { customer, status })
      const wanted = given.text('subscription')
      if (wanted === undefined) return page
      return { ...page, data: page.data.filter(({ onlyHere }) => onlyHere.subscription === wanted) }
    },
  },
]
