import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type ClassDeclaration,
  parseSync,
  type TsEntityName,
  type TsInterfaceDeclaration,
  type TsTypeAliasDeclaration,
} from '@swc/core'

export type Declaration = TsInterfaceDeclaration | TsTypeAliasDeclaration

/** What one `.d.ts` file declares, by qualified name such as `Refund.NextAction`, and what it imports. */
export type Declarations = {
  readonly file: string
  readonly types: ReadonlyMap<string, readonly Declaration[]>
  readonly classes: readonly ClassDeclaration[]
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

type Item = ReturnType<typeof parseSync>['body'][number]

class Reader {
  readonly types = new Map<string, Declaration[]>()
  readonly classes: ClassDeclaration[] = []
  readonly imports = new Map<string, { file: string; name: string }>()
  readonly #folder: string

  constructor(file: string) {
    this.#folder = path.dirname(file)
  }

  read(items: readonly Item[], prefix: string): void {
    for (const item of items) {
      const node = item.type === 'ExportDeclaration' ? item.declaration : item
      if (node.type === 'ImportDeclaration') this.#import(node)
      else if (node.type === 'ClassDeclaration') this.classes.push(node)
      else if (node.type === 'TsInterfaceDeclaration' || node.type === 'TsTypeAliasDeclaration') {
        const name = prefix + node.id.value
        this.types.set(name, [...(this.types.get(name) ?? []), node])
      } else if (node.type === 'TsModuleDeclaration' && node.body?.type === 'TsModuleBlock')
        this.read(node.body.body, `${prefix}${node.id.value}.`)
    }
  }

  #import({ source, specifiers }: Extract<Item, { type: 'ImportDeclaration' }>): void {
    const file = path.join(this.#folder, source.value.replace(/\.js$/u, '.d.ts'))
    for (const specifier of specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null
      this.imports.set(specifier.local.value, { file, name: imported?.value ?? specifier.local.value })
    }
  }
}

const known = new Map<string, Declarations>()

/** Returns what a file declares. Each is parsed once. */
export function declarationsOf(file: string): Declarations {
  const before = known.get(file)
  if (before) return before
  const reader = new Reader(file)
  reader.read(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body, '')
  const found = { file, types: reader.types, classes: reader.classes, imports: reader.imports }
  known.set(file, found)
  return found
}

export const entityName = (name: TsEntityName): string =>
  name.type === 'Identifier' ? name.value : `${entityName(name.left)}.${name.right.value}`

/** Where a type is declared that `name` means inside the namespace `scope` of a file. */
export type Place = { readonly file: string; readonly name: string }

/** Returns where a name leads, from the innermost namespace outwards and then to imports; null for names of the language. */
export function findType(file: string, name: string, scope: string): Place | null {
  const { types, imports } = declarationsOf(file)
  for (let inner = scope; ; inner = inner.slice(0, Math.max(0, inner.lastIndexOf('.')))) {
    const qualified = inner === '' ? name : `${inner}.${name}`
    if (types.has(qualified)) return { file, name: qualified }
    if (inner === '') break
  }
  const [first = '', ...rest] = name.split('.')
  const imported = imports.get(first)
  return imported ? findType(imported.file, [imported.name, ...rest].join('.'), '') : null
}
