/** For pages that are the same for every visitor of a language: their bytes may be served again for some seconds. */
export function cachedForVisitors(): HeadersInit {
  return { 'Cache-Control': 'public, s-maxage=300' }
}
