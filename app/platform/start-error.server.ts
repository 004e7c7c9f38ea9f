/** A start that fails for a reason the operator can fix, in one line. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** A start that fails until the operator changes the configuration: trying again is useless. */
export class ConfigurationError extends StartError {
  override readonly name: string = 'ConfigurationError'
}

const FILE_TROUBLE: Readonly<Record<string, string>> = {
  EROFS: 'it is on a read-only disk',
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  ENOTDIR: 'a file is where a folder must be',
  EEXIST: 'a file is where a folder must be',
  EISDIR: 'a folder is where a file must be',
  ENOENT: 'it is not there, and cannot be made',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EIO: 'the disk fails',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its path is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'something else uses it',
}

const NETWORK = /^(?:listen|bind|connect|accept|getaddrinfo)$/u

/** Returns the output of a program as one line of limited length. */
export const inOneLine = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').slice(0, 500)

const partOf = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/** Returns the line for a file or folder that the operating system refused; null for any other error. */
export function whyFileFailed(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = partOf(error, 'code')
  if (code === 'ERR_SQLITE_ERROR') return `A file in DATA_DIR cannot be used: ${inOneLine(error.message)}.`
  const reason = FILE_TROUBLE[code]
  const syscall = partOf(error, 'syscall')
  if (!reason || !syscall || NETWORK.test(syscall)) return null
  return `${partOf(error, 'path') || 'A file'} cannot be used: ${reason} (${code}). Check DATA_DIR.`
}
