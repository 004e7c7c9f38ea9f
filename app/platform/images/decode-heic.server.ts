import decode from 'heic-decode'

type Size = { readonly width: number; readonly height: number }

/** A decoded photo: upright, four bytes a pixel. */
export type Pixels = Size & { readonly bytes: Buffer; readonly raw: Size & { readonly channels: 4 } }

/**
 * Decodes a photo as phones write it: HEIC, which is compressed with HEVC. It takes nine bytes of memory a pixel. Only child
 * processes may call it.
 */
export async function decodeHeic(buffer: Buffer): Promise<Pixels> {
  const { data, width, height } = await decode({ buffer })
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return { bytes, width, height, raw: { width, height, channels: 4 } }
}
