import type { Facts } from './facts/fact-source.ts'
import type { Language, Localized } from './localized.ts'

/** A name in the middle of a sentence starts small, unless it is an abbreviation or the name of a people. */
function small(name: string): string {
  return /^(\p{Lu}\p{Ll}*\p{Lu}|English|Mexican|European)/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns the text with its facts, `{~name}` starting small; null when it needs a fact that is ''. Throws when it names
 * a fact that does not exist.
 */
export function fillIn(template: Localized, facts: Facts, language: Language): string | null {
  const text = template[language]
  const value = (name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`There is no fact for {${name}} in ${JSON.stringify(text)}`)
    return typeof fact === 'string' ? fact : fact[language]
  }
  const asked = [...text.matchAll(/\{~?(?<name>\w+)\}/gu)]
  if (asked.some(({ groups }) => value(groups?.['name'] ?? '') === '')) return null
  return large(
    text.replace(/\{(~?)(\w+)\}/gu, (_, inside: string, name: string) => {
      return inside ? small(value(name)) : value(name)
    }),
  )
}
