import { useEffect, useState } from 'react'
import { type Picture, pictureUrl, widthsOf } from '#app/lib/picture.ts'
import { analysedSize, smallestLettering } from '../lettering.ts'
import type { Gray } from '../marks.ts'

/** The ground of a billboard, which shows through a transparent picture. */
const GROUND = '#2a2e37'

/** Returns a loaded picture in gray; null in a browser that does not draw. */
function grayOf(image: HTMLImageElement, picture: Picture): Gray | null {
  const { width, height } = analysedSize(picture)
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) return null
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const gray = new Uint8Array(width * height)
  for (let i = 0; i < gray.length; i++) {
    const [red = 0, green = 0, blue = 0] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]]
    gray[i] = Math.round(red * 0.299 + green * 0.587 + blue * 0.114)
  }
  return { width, height, data: gray }
}

async function lookAt(picture: Picture): Promise<number | null> {
  const image = new Image()
  const widest = widthsOf(picture).at(-1)
  if (!widest) return null
  image.src = pictureUrl(picture.id, widest)
  await image.decode()
  const gray = grayOf(image, picture)
  return gray && smallestLettering(gray)
}

/**
 * Returns the height of the smallest lettering in a picture, as a share of its width: undefined while it is looked for,
 * null when there is none. A picture that cannot be loaded is not judged.
 */
export function useSmallestLettering(picture: Picture): number | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly smallest: number | null } | null>(null)
  const { id, width, height } = picture
  useEffect(() => {
    let isCurrent = true
    void lookAt({ id, width, height })
      .catch(() => null)
      .then((smallest) => isCurrent && setFound({ id, smallest }))
    return () => {
      isCurrent = false
    }
  }, [id, width, height])
  return found?.id === id ? found.smallest : undefined
}
