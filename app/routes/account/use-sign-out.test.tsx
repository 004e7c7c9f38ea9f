// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useSignOut } from './use-sign-out.ts'

function SignOut() {
  const { signOut, busy, failed } = useSignOut()
  return (
    <form onSubmit={signOut}>
      <button type="submit">{busy ? 'busy' : 'Log out'}</button>
      {failed && <p role="alert">failed</p>}
    </form>
  )
}

test('[AUTH-08] with the server away the page stays and says so; a second press while waiting sends nothing', async () => {
  const waiting: (() => void)[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((_, reject) => {
        waiting.push(() => reject(new TypeError('Failed to fetch')))
      }),
  )
  render(<SignOut />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button', { name: 'busy' }))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]).toMatchObject(['/signout', { method: 'POST' }])

  waiting[0]?.()
  expect((await screen.findByRole('alert')).textContent).toBe('failed')
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})
