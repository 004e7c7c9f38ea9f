/** Reads big-endian numbers one after the other. `at` is where the next one starts. */
export class ByteReader {
  at = 0
  readonly #bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  #step(size: number): number {
    this.at += size
    return this.at - size
  }

  u8(): number {
    return this.#view.getUint8(this.#step(1))
  }

  i8(): number {
    return this.#view.getInt8(this.#step(1))
  }

  u16(): number {
    return this.#view.getUint16(this.#step(2))
  }

  i16(): number {
    return this.#view.getInt16(this.#step(2))
  }

  u32(): number {
    return this.#view.getUint32(this.#step(4))
  }

  /** A fraction from -2 to below 2. */
  f2dot14(): number {
    return this.i16() / 16384
  }

  letters(count: number): string {
    return String.fromCharCode(...this.#bytes.subarray(this.#step(count), this.at))
  }

  /** WOFF2's numbers of seven bits a byte. */
  base128(): number {
    let value = 0
    for (let i = 0; i < 5; i++) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new Error('a number without an end')
  }

  /** WOFF2's 255UInt16: one byte for small numbers. */
  short255(): number {
    const byte = this.u8()
    if (byte === 253) return this.u16()
    if (byte === 255) return 253 + this.u8()
    if (byte === 254) return 506 + this.u8()
    return byte
  }

  /** A reader of the next `length` bytes, which this one skips. */
  part(length: number): ByteReader {
    return new ByteReader(this.#bytes.subarray(this.#step(length), this.at))
  }
}
