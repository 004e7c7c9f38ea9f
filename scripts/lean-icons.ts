import path from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { Shape } from '#app/ui/icon.ts'

// The package of icons gives each its name, its aliases and keys, and draws it through four functions that know many more
// settings than we use; it also hands out all icons as one module, so that pages would load those of all other pages.

const ICON_MODULE = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
})
type IconNode = z.infer<typeof ICON_MODULE>['__iconData']['node']

const FROM_PACKAGE = /import \{(?<names>[^}]*)\} from 'lucide-react'/gu
/** How the id of an icon's module begins. */
export const ICON = '\0icon:'

/** The name of the file of an icon: CircleUserRound is in circle-user-round. */
const fileName = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, '-').toLowerCase()

/** Imports of the package, as imports of one icon each. */
export function withIconsAlone(code: string): string {
  return code.replaceAll(FROM_PACKAGE, (_, names: string) => {
    const wanted = names.split(',').map((name) => name.trim().split(' as '))
    return wanted
      .filter(([name]) => name)
      .map(([name = '', here = name]) => `import ${here} from 'icon:${fileName(name)}'`)
      .join(';')
  })
}

function shapesOf(node: IconNode): readonly Shape[] {
  return node.map(([tag, attributes]) => {
    const said = Object.entries(attributes).filter(([name]) => name !== 'key')
    const [only, ...others] = said
    const isPlainPath = tag === 'path' && only?.[0] === 'd' && others.length === 0
    return isPlainPath ? only[1] : [tag, Object.fromEntries(said)]
  })
}

/** Lets each page have the icons it shows, drawn by `app/ui/icon.ts`. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx(?:\?|$)/u, code: "from 'lucide-react'" },
      handler: (code) => ({ code: withIconsAlone(code), map: null }),
    },
    resolveId: { filter: { id: /^icon:/u }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0icon:/u },
      async handler(id) {
        const file = `lucide-react/icons/${id.slice(ICON.length)}`
        const { __iconData } = ICON_MODULE.parse(await import(file))
        const component = JSON.stringify(path.resolve('app/ui/icon.ts'))
        const shapes = JSON.stringify(shapesOf(__iconData.node))
        return `import { icon } from ${component};export default /* @__PURE__ */ icon(${shapes})`
      },
    },
  }
}
