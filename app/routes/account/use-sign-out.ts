import { type SubmitEvent, useState } from 'react'

/**
 * Signs out without leaving the page before the server has agreed ([AUTH-08]): a form that is sent as a document leads
 * to the browser's own error page when the server is away, and its user believes to be signed out. A second press
 * meanwhile does nothing. Without JavaScript the form works by itself.
 */
export function useSignOut() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    setFailed(false)
    const response = await fetch('/signout', { method: 'POST', body: new URLSearchParams() }).catch(
      () => null,
    )
    if (response?.ok) return location.replace('/')
    setBusy(false)
    setFailed(true)
  }

  function signOut(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!busy) void send()
  }

  return { signOut, busy, failed }
}
