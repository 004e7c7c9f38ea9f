/** Returns the versions that the forms of a page would send, in their order. */
export function formVersionsIn(page: string): readonly string[] {
  const fields = page.matchAll(/name="version" value="(?<version>[0-9a-f]{16})"/gu)
  return [...fields].map(({ groups }) => groups?.['version'] ?? '')
}
