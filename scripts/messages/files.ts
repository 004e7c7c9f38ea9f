import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseBundle } from './arb.ts'
import { compileMessage } from './icu.ts'
import type { Feature } from './problems.ts'
import { renderModule } from './render.ts'
import { readTranslatedFrom } from './translated-from.ts'

const SOURCE = 'en'
const TRANSLATIONS = ['ru', 'es'] as const

const bundlePath = (root: string, locale: string, feature: string) =>
  path.join(root, 'app/i18n/messages', locale, `${feature}.arb`)

function readBundle(root: string, locale: string, feature: string) {
  const file = bundlePath(root, locale, feature)
  try {
    return parseBundle(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Reads the messages of every feature, in all languages. Throws with the file that cannot be read. */
export function readFeatures(root: string): readonly Feature[] {
  const files = readdirSync(path.join(root, 'app/i18n/messages', SOURCE)).toSorted()
  const fingerprints = readTranslatedFrom(root)
  return files.map((file) => {
    const name = path.basename(file, '.arb')
    const source = readBundle(root, SOURCE, name)
    const translations = TRANSLATIONS.map((locale) => readBundle(root, locale, name))
    return { name, source, translations, translatedFrom: fingerprints.get(name) ?? new Map() }
  })
}

/** Returns the modules of a feature, by path. Keys are in the order of English. */
export function modulesOf({ name, source, translations }: Feature): ReadonlyMap<string, string> {
  return new Map(
    [source, ...translations].map(({ locale, context, entries }) => {
      const messages = new Map(
        [...source.entries.keys()].map(
          (key) => [key, compileMessage(entries.get(key)?.text ?? key, locale)] as const,
        ),
      )
      const text = renderModule({ feature: name, locale, context: context ?? source.context, messages })
      return [`app/i18n/${locale}/${name}.gen.ts`, text] as const
    }),
  )
}

/** Writes the modules that differ from the messages, and deletes those of features that are gone. */
export function writeModules(root: string, features: readonly Feature[] = readFeatures(root)): void {
  const modules = new Map(features.flatMap((feature) => [...modulesOf(feature)]))
  for (const [file, text] of modules) {
    const at = path.join(root, file)
    if (!existsSync(at) || readFileSync(at, 'utf8') !== text) writeFileSync(at, text)
  }
  for (const file of globSync('app/i18n/{en,ru,es}/*.gen.ts', { cwd: root }))
    if (!modules.has(file)) rmSync(path.join(root, file))
}
