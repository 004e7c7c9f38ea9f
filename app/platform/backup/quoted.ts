/** Returns a name from the catalog of a database as part of a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnList = (names: readonly string[]): string => names.map(quoted).join(', ')
