const TIMEOUT_MS = 10_000

/** Returns how the site responds at its public address. Throws when it cannot be reached. */
export async function askPublicSite(publicUrl: string) {
  const response = await fetch(`${publicUrl}/healthz`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return { status: response.status, isStrict: response.headers.has('strict-transport-security') }
}
