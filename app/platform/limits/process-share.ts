import type { Rate } from './token-bucket.ts'

let webProcesses = 1

/** Records how many web processes serve the site, on all nodes. */
export function setWebProcesses(count: number): void {
  webProcesses = Math.max(1, count)
}

/** Returns the part of a rate that one process grants, so that all together grant no more than the rate. */
export function processShare({ max, per }: Rate): Rate {
  return { max: Math.max(1, Math.floor(max / webProcesses)), per }
}
