/** What a transparent picture is laid on: white, or the dark of cards where what is drawn is light itself. */
const GROUNDS = { light: '#ffffff', dark: '#22262d' } as const

/** A drawing that is lighter than this on average would be lost on white. */
const LIGHT_FROM = 200

const OPAQUE = 255
const CHANNELS = 4

/**
 * Returns the color that a picture needs behind it, by its pixels as RGBA; null for one without transparent pixels. The
 * pages are light or dark, and a picture has to be seen on both.
 */
export function groundOf(pixels: Uint8Array): string | null {
  let [covered, light, count] = [0, 0, 0]
  for (let at = 0; at + CHANNELS <= pixels.length; at += CHANNELS) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + CHANNELS)
    // How light people see a color (ITU-R BT.601).
    light += alpha * (0.299 * red + 0.587 * green + 0.114 * blue)
    covered += alpha
    count += 1
  }
  if (covered === count * OPAQUE) return null
  return covered > 0 && light / covered > LIGHT_FROM ? GROUNDS.dark : GROUNDS.light
}
