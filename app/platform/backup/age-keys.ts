import { bech32 } from '@scure/base'

// Keys of age are 32 bytes in Bech32. They are checked here without `age-encryption`, which takes a process 25 MB: every
// process reads the settings, and few encrypt.

const KEY_BYTES = 32

function hasKey(text: string, prefix: string): boolean {
  const decoded = bech32.decodeUnsafe(text, false)
  if (decoded?.prefix !== prefix) return false
  return bech32.fromWordsUnsafe(decoded.words)?.length === KEY_BYTES
}

/** Returns whether a text is a public key such as `age1…`. */
export const isRecipient = (text: string): boolean => hasKey(text, 'age')

/** Returns whether a text is a private key such as `AGE-SECRET-KEY-1…`. */
export const isIdentity = (text: string): boolean => hasKey(text, 'age-secret-key-')
