import { isJsonObject } from '#app/lib/json-object.ts'
import { billboardsWanted, type Layout, readLayout } from './layout-config.ts'

/** A layout as the log keeps it when another version replaces it. */
export type LayoutVersion = {
  readonly name: string
  readonly description: string
  readonly version: number
  /** As it was stored, with what the editor does not know. */
  readonly config: object
  readonly grid: Layout
}

/** Returns the version that an entry of the log replaced; null if it has none that can be read. */
export function readVersion(details: unknown): LayoutVersion | null {
  if (!isJsonObject(details) || !isJsonObject(details['before'])) return null
  const { name, description = '', version, config } = details['before']
  const grid = readLayout(config)
  if (typeof name !== 'string' || typeof description !== 'string' || typeof version !== 'number') return null
  return grid && isJsonObject(config) ? { name, description, version, config, grid } : null
}

export const countBillboards = ({ grid }: LayoutVersion): number => billboardsWanted(grid).length
