import { redirect } from 'react-router'
import { RefusedError } from '#app/lib/refusal.ts'

/** What a file is made of. Who must show a password first is led to where it is asked for, and from there to `page`. */
export async function orReauthenticate<T>(work: Promise<T>, page: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    const mustReauthenticate =
      error instanceof RefusedError && error.refusal.code === 'accounts.reauthenticate'
    throw mustReauthenticate ? redirect(`/account/confirm?to=${encodeURIComponent(page)}`) : error
  }
}
