const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR']
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && MISSING.includes(error.code)

/** Returns the result of a file operation, or null when the file does not exist. */
export async function ifExists<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}
