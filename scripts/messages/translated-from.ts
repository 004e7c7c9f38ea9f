import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Bundle } from './arb.ts'

// app/i18n/messages/translated-from.json: from which English each message was translated, as a fingerprint. One that differs
// from the English of today marks a stale translation.

/** Fingerprints by key. */
export type TranslatedFrom = ReadonlyMap<string, string>

const file = z.record(z.string(), z.record(z.string(), z.string()))

const fileAt = (root: string) => path.join(root, 'app/i18n/messages/translated-from.json')

/** Returns 8 hexadecimal digits that change with the text. */
export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Returns the fingerprints of every feature, by its name. */
export function readTranslatedFrom(root: string): ReadonlyMap<string, TranslatedFrom> {
  if (!existsSync(fileAt(root))) return new Map()
  const features = file.parse(JSON.parse(readFileSync(fileAt(root), 'utf8')))
  return new Map(Object.entries(features).map(([name, keys]) => [name, new Map(Object.entries(keys))]))
}

type Translated = {
  readonly name: string
  readonly source: Bundle
  readonly translatedFrom: TranslatedFrom
}

/** Writes the fingerprints: today's for new keys and for those that `isConfirmed` names, the known ones for all others. */
export function writeTranslatedFrom(
  root: string,
  features: readonly Translated[],
  isConfirmed: (feature: string, key: string) => boolean,
): void {
  const written = features.map(({ name, source, translatedFrom }) => {
    const keys = [...source.entries].map(([key, { text }]) => {
      const known = isConfirmed(name, key) ? undefined : translatedFrom.get(key)
      return [key, known ?? fingerprint(text)] as const
    })
    return [name, Object.fromEntries(keys)] as const
  })
  writeFileSync(fileAt(root), `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`)
}
