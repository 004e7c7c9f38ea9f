import { setTimeout as sleep } from 'node:timers/promises'
import type { Pressure } from './pipeline/limits/pressure.ts'
import type { Site } from './site-parts.ts'

const PAUSE_MS = 250
const MAX_PAUSES = 20

/** The search builds the indexes of places and of words of the trade. */
const PATHS = ['/', '/search?q=parking+in+chicago']

/**
 * Renders pages before the first request: the first rendering loads the code of all pages and builds indexes, which takes seconds on a
 * busy machine, and visitors would meanwhile be refused because the process is too slow.
 */
export async function warmUp(http: Site, publicUrl: string, pressure: Pressure): Promise<void> {
  try {
    for (const path of PATHS) {
      const page = await http.fetch(new Request(new URL(path, publicUrl)))
      await page.text()
    }
  } catch {
    // Without it, the first visitor waits.
  }
  for (let pauses = 0; pauses < MAX_PAUSES && pressure.isHigh(); pauses += 1) await sleep(PAUSE_MS)
}
