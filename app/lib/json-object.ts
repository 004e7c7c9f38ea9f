/** What JSON calls an object: names with values nobody has looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether something read as JSON is an object, and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
