const NAME = { riff: 0x52_49_46_46, webp: 0x57_45_42_50 } as const
const HEADER_BYTES = 12

/** Whether stored bytes are a WebP file of the length that its header says: a crash or a broken disk can cut it off. */
export function isWholePicture(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER_BYTES) return false
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  // The length counts what follows it. Chunks of odd length are padded.
  const length = head.getUint32(4, true) + 8
  return head.getUint32(0) === NAME.riff && head.getUint32(8) === NAME.webp && length === bytes.length
}
