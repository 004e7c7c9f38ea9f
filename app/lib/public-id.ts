/**
 * Returns the public number in an address: six digits, or seven when those ran out (D-06). Null for anything else.
 */
export function parsePublicId(text: string | undefined): number | null {
  return text !== undefined && /^\d{6,7}$/u.test(text) ? Number(text) : null
}

/** Returns 'A1B2C3': short enough to read out on the phone (D-06, [DASH-02]). */
export function shortId(id: string): string {
  return id.slice(0, 6).toUpperCase()
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}
