import { redirect } from 'react-router'
import { RefusedError } from '#app/lib/refusal.ts'

/** What a file is made of. Who must show a password first is led to where it is asked for, and from there to `page`. */
export async function onceProved<T>(work: Promise<T>, page: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    const mustProve = error instanceof RefusedError && error.refusal.code === 'accounts.proveAgain'
    throw mustProve ? redirect(`/account/confirm?to=${encodeURIComponent(page)}`) : error
  }
}
