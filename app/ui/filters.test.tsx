// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SelectFilter, TextFilter } from './filters.tsx'

const OPTIONS = [
  { value: 'newest', text: 'Newest' },
  { value: 'oldest', text: 'Oldest' },
]

function Filters({ q, sort }: { q: string; sort: string }) {
  return (
    <form>
      <TextFilter name="q" label="Search" value={q} />
      <SelectFilter name="sort" label="Order" value={sort} options={OPTIONS} />
    </form>
  )
}

test('[CAT-05] choosing keeps the focus while the list is fetched and once it is there', async () => {
  const { rerender } = render(<Filters q="" sort="newest" />)
  const order = screen.getByLabelText('Order')
  order.focus()
  await userEvent.selectOptions(order, 'oldest')
  expect(order).toHaveProperty('value', 'oldest')

  rerender(<Filters q="" sort="oldest" />)

  expect(document.activeElement).toBe(order)
  expect(screen.getByLabelText('Order')).toHaveProperty('value', 'oldest')
})

test('[CAT-05] filters that are taken away are empty again', async () => {
  const { rerender } = render(<Filters q="" sort="newest" />)
  const search = screen.getByLabelText('Search')
  await userEvent.type(search, 'reefer')
  rerender(<Filters q="reefer" sort="newest" />)
  expect(document.activeElement).toBe(search)

  rerender(<Filters q="" sort="newest" />)

  expect(search).toHaveProperty('value', '')
})
