/** An archive that cannot be used, in one line for the operator. Nothing was changed. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/** A database or file that an archive is not written to, in one line for the operator. Nothing was changed. */
export class TargetError extends Error {
  override readonly name = 'TargetError'
}
