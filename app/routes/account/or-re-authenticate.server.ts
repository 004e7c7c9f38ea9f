import { redirect } from 'react-router'
import { DOWNLOAD_PARAM } from '#app/features/accounts/export/download-param.ts'
import { RefusedError } from '#app/lib/refusal.ts'

type Page = {
  readonly path: string
  readonly search?: string
  readonly hash?: string
  /** What was chosen for the file. */
  readonly chosen?: string
}

/** Returns the address of a page that says that its file is ready. */
function pageWithDownload({ path, search = '', hash = '', chosen = 'ready' }: Page): string {
  const params = new URLSearchParams(search)
  params.set(DOWNLOAD_PARAM, chosen)
  return `${path}?${params}${hash}`
}

/**
 * Returns what a file is made of. A user who must re-authenticate first is redirected to where that is done, and from
 * there to the page of the file, which offers it.
 */
export async function orReauthenticate<T>(work: Promise<T>, page: Page): Promise<T> {
  try {
    return await work
  } catch (error) {
    const mustReauthenticate =
      error instanceof RefusedError && error.refusal.code === 'accounts.reauthenticate'
    if (!mustReauthenticate) throw error
    throw redirect(`/account/confirm?to=${encodeURIComponent(pageWithDownload(page))}`)
  }
}
