/** A JSON object whose values have not been validated. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether parsed JSON is an object, and no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
