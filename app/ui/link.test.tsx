// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FollowLinks } from './follow-links.tsx'
import { Link } from './link.tsx'

function page(link: React.ReactNode) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          {link}
          <FollowLinks />
        </>
      ),
    },
    { path: '/jobs', Component: () => <h1>Jobs</h1> },
  ])
  render(<Stub />)
  return screen.findByRole('link')
}

/** Clicks, and returns whether the browser follows the link itself. */
function leftToTheBrowser(link: HTMLElement, how: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...how })
  fireEvent(link, click)
  return !click.defaultPrevented
}

test('a link inside the site shows the next page without loading a document', async () => {
  const link = await page(<Link to="/jobs">Jobs here</Link>)

  expect(link.getAttribute('href')).toBe('/jobs')
  expect(leftToTheBrowser(link)).toBe(false)
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeTruthy()
})

test('a click for a new tab is the business of the browser, and so is a link to another window', async () => {
  const link = await page(<Link to="/jobs">Jobs here</Link>)

  expect(leftToTheBrowser(link, { ctrlKey: true })).toBe(true)
  expect(leftToTheBrowser(link, { metaKey: true })).toBe(true)
})

test('a link that does something else on this page leads nowhere', async () => {
  const link = await page(
    <Link to="/jobs" onClick={(event) => event.preventDefault()}>
      Jobs here
    </Link>,
  )
  fireEvent.click(link)

  expect(screen.queryByRole('heading')).toBeNull()
})
