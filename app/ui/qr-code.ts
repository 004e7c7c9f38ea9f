import { encode } from 'uqr'

/** A QR code as one path of unit squares. */
export type QrCode = { readonly size: number; readonly path: string }

export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
