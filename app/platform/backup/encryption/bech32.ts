// Bech32 (BIP 173), in which the keys of age are written: `age1…` and `AGE-SECRET-KEY-1…`.

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const
const CHECKSUM_LETTERS = 6

function checksum(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    GENERATORS.forEach((generator, bit) => {
      if ((top >>> bit) & 1) sum ^= generator
    })
  }
  return sum
}

function expanded(prefix: string): number[] {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)]
}

/** Returns the bits of `values` in groups of another size; null when bits that are set would be cut off. */
function regroup(values: Iterable<number>, from: number, to: number): number[] {
  const groups: number[] = []
  let [held, bits] = [0, 0]
  for (const value of values) {
    held = ((held << from) | value) & 0xfff
    bits += from
    while (bits >= to) {
      bits -= to
      groups.push((held >>> bits) & ((1 << to) - 1))
    }
  }
  if (to < from && bits > 0) groups.push((held << (to - bits)) & ((1 << to) - 1))
  return groups
}

export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const values = regroup(bytes, 8, 5)
  const sum = checksum([...expanded(prefix), ...values, 0, 0, 0, 0, 0, 0]) ^ 1
  const tail = Array.from({ length: CHECKSUM_LETTERS }, (_, i) => (sum >>> (5 * (5 - i))) & 31)
  return `${prefix}1${[...values, ...tail].map((value) => LETTERS[value]).join('')}`
}

/** Returns the bytes of a text with this prefix in lower or upper case; null when it is mistyped or another one. */
export function decodeBech32(prefix: string, text: string): Uint8Array | null {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return null
  const lower = text.toLowerCase()
  if (!lower.startsWith(`${prefix}1`)) return null
  const values = Array.from(lower.slice(prefix.length + 1), (letter) => LETTERS.indexOf(letter))
  if (values.includes(-1) || checksum([...expanded(prefix), ...values]) !== 1) return null
  return Uint8Array.from(regroup(values.slice(0, -CHECKSUM_LETTERS), 5, 8))
}
