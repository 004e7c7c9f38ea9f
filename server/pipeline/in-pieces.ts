const PIECE = 64 * 1024

/**
 * Returns a body that hands out its bytes as fast as the client reads them. `Response` copies the bytes it is given: with
 * large files, a thousand slow readers would hold a thousand copies.
 */
export function inPieces(bytes: Uint8Array<ArrayBuffer>): BodyInit {
  if (bytes.length <= PIECE) return bytes
  let sent = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytes.subarray(sent, sent + PIECE))
    sent += PIECE
    if (sent >= bytes.length) controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}
