/** The address part of an item: six digits, seven when six ran out (D-06). Null for anything else that stands in a URL. */
export function parsePublicId(text: string | undefined): number | null {
  return text !== undefined && /^\d{6,7}$/u.test(text) ? Number(text) : null
}

/** 'A1B2C3': what people read to each other on the phone (D-06, [DASH-02]). */
export function shortId(id: string): string {
  return id.slice(0, 6).toUpperCase()
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}
