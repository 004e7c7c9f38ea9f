export type Encoding = 'br' | 'zstd' | 'gzip'

const named = (name: Encoding) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'iu')

const ACCEPTED: Readonly<Record<Encoding, RegExp>> = {
  br: named('br'),
  zstd: named('zstd'),
  gzip: named('gzip'),
}

/** Returns the first offered encoding that the client accepts, or null for the bytes as they are. */
export function chooseEncoding<E extends Encoding>(accept: string | null, offered: readonly E[]): E | null {
  if (accept === null) return null
  for (const encoding of offered) {
    const found = ACCEPTED[encoding].exec(accept)
    if (found && Number(found[1] ?? 1) > 0) return encoding
  }
  return null
}
