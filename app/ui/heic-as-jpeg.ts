/** As large as a photo has to be here, and no canvas of a phone is too small for it. */
const MAX_SIDE = 2560

const QUALITY = 0.9

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/u.test(type) || /\.hei[cf]$/iu.test(name)

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Returns a HEIC photo as JPEG where the browser can read it, as Safari can. Any other file is returned as it is. */
export async function heicAsJpeg(file: File): Promise<File> {
  if (!isHeic(file)) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const canvas = draw(bitmap)
  bitmap.close()
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  const blob = await promise
  // The name stays: messages use it, and the server looks at the content.
  return blob ? new File([blob], file.name, { type: blob.type }) : file
}
