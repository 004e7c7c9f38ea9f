import { type ConfigData, type DOMReadyEvent, HtmlValidate, Rule } from 'html-validate'

/** What the HTML specification says of a position, where the validator has no rule of its own. */
const MISPLACED: readonly (readonly [selector: string, why: string])[] = [
  ['form form', 'a form stands in a form'],
  ['dl > svg, dl > p, dl > span, dl > a', 'a list of terms holds something else'],
  ['dl > div > svg, dl > div > p, dl > div > span, dl > div > a', 'a group of terms holds something else'],
  ['ul[role="alert"], ol[role="alert"], ul[role="status"]', 'a list is an announcement and no list'],
  ['a a, a button, button a, button button, label label', 'a control stands in a control'],
  ['[tabindex="1"], [tabindex="2"]', 'an order of tabs of its own'],
]

class Misplaced extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const [selector, why] of MISPLACED)
        for (const node of document.querySelectorAll(selector)) this.report(node, why)
      const headings = document.querySelectorAll('h1').length
      if (document.querySelector('main') && headings !== 1)
        this.report(document.querySelector('main'), `the page has ${headings} main headings`)
    })
  }
}

/** Matters of taste, and React's own notation: `<br/>`, `autoComplete`, ids such as `_R_1_`. */
const TASTE = [
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'form-dup-name',
  'long-title',
  'no-dup-class',
  'no-implicit-button-type',
  'no-implicit-input-type',
  'no-inline-style',
  'no-redundant-for',
  'no-trailing-whitespace',
  'prefer-tbody',
  'tel-non-breaking',
  // One language form for wide screens and one for narrow ones: only one of them is ever shown.
  'unique-landmark',
  'void-style',
] as const

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  plugins: [{ name: 'haulpost', rules: { misplaced: Misplaced } }],
  rules: {
    ...Object.fromEntries(TASTE.map((rule) => [rule, 'off'])),
    'valid-id': ['error', { relaxed: true }],
    misplaced: 'error',
  },
}

const validator = new HtmlValidate(CONFIG)

/** Returns what is wrong with a document, each fault with its rule and position; nothing for a valid one. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
  return [...new Set(faults)]
}
