import { type ESTree, parseSync, Visitor } from 'vite'
import { inEachFile, type Rule } from './rule.ts'

const SCREENS = /^app\/(?!i18n\/)(?!.*\.test\.tsx$).*\.tsx$/u
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
])
const NAMING = /^(?:className|id|src|srcSet|data-.*)$/u

/** The form of a message key, which components may get as a prop. */
const KEY = /^[a-z][A-Za-z]*\.[a-z][A-Za-z0-9]*$/u

/** What ad blockers hide or refuse to load (D-35), as a word of its own. */
const HIDDEN = /(?<![a-z])(?:ads?|banners?|sponsors?|sponsored)(?![a-z])/iu

type Text = { readonly value: string; readonly at: number }
type Screen = { readonly texts: Text[]; readonly named: Text[] }

/** Returns the literal texts an expression can evaluate to. */
function textsOf(node: ESTree.Node): Text[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ value: node.value, at: node.start }] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ value, start }) => ({ value: value.raw, at: start }))
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'JSXText':
      return [{ value: node.value.replace(/&#?\w+;/gu, ''), at: node.start }]
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    default:
      return []
  }
}

function attributeName({ name }: ESTree.JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : name.name.name
}

function readScreen(path: string, text: string): Screen {
  const screen: Screen = { texts: [], named: [] }
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  new Visitor({
    JSXElement: ({ children }) => void screen.texts.push(...children.flatMap(textsOf)),
    JSXFragment: ({ children }) => void screen.texts.push(...children.flatMap(textsOf)),
    JSXOpeningElement({ name, attributes }) {
      const isComponent = /^[A-Z]/u.test(text.slice(name.start))
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || !attribute.value) continue
        const texts = textsOf(attribute.value)
        const called = attributeName(attribute)
        if (SPOKEN.has(called))
          screen.texts.push(...texts.filter(({ value }) => !isComponent || !KEY.test(value)))
        if (NAMING.test(called)) screen.named.push(...texts)
      }
    },
  }).visit(program)
  return screen
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

export const wordsComeFromTheCatalogue: Rule = inEachFile(SCREENS, ({ path, text }) =>
  readScreen(path, text)
    .texts.filter(({ value }) => /\p{L}/u.test(value))
    .map(({ value, at }) => ({
      line: lineOf(text, at),
      says: `“${value.trim()}” belongs into app/i18n, in three languages`,
    })),
)

const ADVICE = 'ad blockers hide this: say promotion, board, billboard or place (D-35)'

const namesOnScreens: Rule = inEachFile(SCREENS, ({ path, text }) =>
  readScreen(path, text)
    .named.filter(({ value }) => HIDDEN.test(value))
    .map(({ value, at }) => ({ line: lineOf(text, at), says: `“${value.trim()}”: ${ADVICE}` })),
)

const namesInStyles: Rule = inEachFile(/^app\/.*\.css$/u, ({ text }) =>
  text.split('\n').flatMap((line, i) => {
    const names = line.match(/[.#][a-z][\w-]*/giu) ?? []
    return names
      .filter((name) => HIDDEN.test(name))
      .map((name) => ({ line: i + 1, says: `“${name}”: ${ADVICE}` }))
  }),
)

/** The file of a component names the script the browser loads. Files for admins only may have any name. */
const namesOfFiles: Rule = inEachFile(/^(?:public\/|app\/(?!routes\/admin\/).*\.tsx$)/u, ({ path }) => {
  const name = path.split('/').at(-1) ?? ''
  return HIDDEN.test(name) && !/\.(?:server|test)\.tsx$/u.test(name) ? [{ line: 0, says: ADVICE }] : []
})

/** Emails keep pixels: their readers know no other unit well. */
export const textFollowsTheReader: Rule = inEachFile(
  /^app\/(?!platform\/mail\/).*\.(?:css|tsx)$/u,
  ({ text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        /\btext-\[[\d.]+px\]|\bfont(?:-size)?:[^;]*\dpx/u.test(line)
          ? [{ line: i + 1, says: 'sizes of text are in rem: they follow the size a reader has set' }]
          : [],
      ),
)

export const nothingAdBlockersHide: Rule = (sources) => [
  ...namesOnScreens(sources),
  ...namesInStyles(sources),
  ...namesOfFiles(sources),
]
