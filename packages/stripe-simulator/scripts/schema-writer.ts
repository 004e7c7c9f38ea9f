import path from 'node:path'
import type { TsType, TsTypeElement } from '@swc/core'
import { type Declaration, declarationsOf, entityName, findType, type Place } from './declarations.ts'

export type Schema = Readonly<Record<string, unknown>>

/** A type, and where it is written: names in it are looked up from there. */
export type Located = { readonly type: TsType; readonly file: string; readonly scope: string }

/** Resources that may be expanded in place of their id. Others the simulator does not have: only their id is allowed. */
const EXPANDED =
  /\/(?:Customers|PaymentMethods|PaymentIntents|SetupIntents|Charges|Refunds|Invoices|Subscriptions|Products|Prices)\.d\.ts$/u

const DECIMAL = { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` }
const KEYWORDS: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
}

const listOf = (items: Schema): Schema => ({
  type: 'object',
  required: ['object', 'data', 'has_more', 'url'],
  additionalProperties: false,
  properties: {
    object: { const: 'list' },
    data: { type: 'array', items },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
  },
})

/** Literals as one `enum`, beside what else a union allows. */
function anyOf(options: readonly Schema[]): Schema {
  const literals = options.flatMap((option) => ('const' in option ? [option['const']] : []))
  const others = options.filter((option) => !('const' in option))
  const all = literals.length > 0 ? [{ enum: literals }, ...others] : others
  return all.length === 1 ? (all[0] ?? {}) : { anyOf: all }
}

/**
 * Turns declarations of Stripe's SDK into JSON schemas. Objects have no other keys than the declared ones, and open enums
 * only the declared values.
 */
export class SchemaWriter {
  readonly root: string
  readonly #definitions = new Map<string, Schema>()
  #methods: ReadonlySet<unknown> | undefined

  constructor(root: string) {
    this.root = root
  }

  definitions(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.#definitions].sort(([one], [other]) => one.localeCompare(other)))
  }

  /** The name of a definition, such as `Refunds:Refund.NextAction`. */
  keyOf({ file, name }: Place): string {
    const resource = path.relative(path.join(this.root, 'resources'), file).replace(/\.d\.ts$/u, '')
    return `${resource.replaceAll(/[./]+/gu, '.')}:${name}`
  }

  /** The reference to a declared type, whose definition is written with everything it needs. */
  refer(place: Place): Schema {
    const key = this.keyOf(place)
    if (!this.#definitions.has(key)) {
      this.#definitions.set(key, {})
      this.#definitions.set(key, this.#declared(place))
    }
    return { $ref: `#/definitions/${key}` }
  }

  /** The schema of a type. */
  convert(located: Located): Schema {
    const { type } = located
    const at = (inner: TsType) => this.convert({ ...located, type: inner })
    if (type.type === 'TsKeywordType') return KEYWORDS[type.kind] ?? {}
    if (type.type === 'TsLiteralType') return 'value' in type.literal ? { const: type.literal.value } : {}
    if (type.type === 'TsArrayType') return { type: 'array', items: at(type.elemType) }
    if (type.type === 'TsParenthesizedType') return at(type.typeAnnotation)
    if (type.type === 'TsUnionType') return this.#union(type.types, located)
    if (type.type === 'TsTypeLiteral') return this.#object(type.members, located)
    if (type.type === 'TsTypeReference') return this.#reference(type, located)
    return {}
  }

  /** Only cards are simulated: what is declared for another kind of payment method is left out, and so not allowed. */
  #isOtherMethod(name: string): boolean {
    this.#methods ??= this.#methodNames()
    return name !== 'card' && this.#methods.has(name)
  }

  #methodNames(): ReadonlySet<unknown> {
    const file = path.join(this.root, 'resources/PaymentMethods.d.ts')
    const [declared] = declarationsOf(file).types.get('PaymentMethod.Type') ?? []
    const union = declared?.type === 'TsTypeAliasDeclaration' ? declared.typeAnnotation : null
    const types = union?.type === 'TsUnionType' ? union.types : []
    return new Set(types.map((type) => this.convert({ type, file, scope: '' })['const']))
  }

  #union(types: readonly TsType[], located: Located): Schema {
    const isLink = types.some((type) => type.type === 'TsKeywordType' && type.kind === 'string')
    const options = types.filter((type) => {
      if (type.type !== 'TsTypeReference') return true
      const name = entityName(type.typeName)
      if (name === 'OtherString') return false
      const place = findType(located.file, name, located.scope)
      // A link is the id, or the resource itself where the request expands it.
      return !(isLink && place && !place.name.includes('.') && !EXPANDED.test(place.file))
    })
    return anyOf(options.map((type) => this.convert({ ...located, type })))
  }

  #reference(type: Extract<TsType, { type: 'TsTypeReference' }>, located: Located): Schema {
    const name = entityName(type.typeName)
    const [first] = type.typeParams?.params ?? []
    const inner = first ? this.convert({ ...located, type: first }) : {}
    if (name === 'Array') return { type: 'array', items: inner }
    if (name === 'ApiList') return listOf(inner)
    if (name === 'Emptyable') return anyOf([{ const: '' }, { type: 'null' }, inner])
    if (name === 'Decimal') return DECIMAL
    const place = findType(located.file, name, located.scope)
    if (place && name === 'Event') return this.refer({ ...place, name: 'EventBase' })
    return place ? this.refer(place) : {}
  }

  #declared(place: Place): Schema {
    const declarations = declarationsOf(place.file).types.get(place.name) ?? []
    const parts = declarations.map((declaration) => this.#body(declaration, place))
    return parts[0] ?? {}
  }

  #body(declaration: Declaration, { file, name }: Place): Schema {
    // Names inside a declaration are looked up in the namespace of the same name first, as the generator writes them.
    const located = { file, scope: name.slice(0, Math.max(0, name.lastIndexOf('.'))) }
    if (declaration.type === 'TsTypeAliasDeclaration')
      return this.convert({ ...located, type: declaration.typeAnnotation })
    const bases = declaration.extends.flatMap(({ expression }) => {
      const base = expression.type === 'Identifier' ? findType(file, expression.value, located.scope) : null
      const found = base ? (declarationsOf(base.file).types.get(base.name) ?? []) : []
      return found.flatMap((one) => (one.type === 'TsInterfaceDeclaration' ? one.body.body : []))
    })
    return this.#object([...bases, ...declaration.body.body], located)
  }

  #object(members: readonly TsTypeElement[], located: Omit<Located, 'type'>): Schema {
    // An interface without members means any object.
    if (members.length === 0) return { type: 'object' }
    const properties: Record<string, Schema> = {}
    const required = new Set<string>()
    let additionalProperties: Schema | false = false
    for (const member of members) {
      const type = 'typeAnnotation' in member ? member.typeAnnotation?.typeAnnotation : undefined
      if (!type) continue
      if (member.type === 'TsIndexSignature') additionalProperties = this.convert({ ...located, type })
      const name = this.#allowedName(member)
      if (name === null) continue
      properties[name] = this.convert({ ...located, type })
      if (member.type === 'TsPropertySignature' && !member.optional) required.add(name)
    }
    return {
      type: 'object',
      properties,
      ...(required.size > 0 && { required: [...required] }),
      additionalProperties,
    }
  }

  /** The name of a property; null for other members and for what the simulator does not have. */
  #allowedName(member: TsTypeElement): string | null {
    if (member.type !== 'TsPropertySignature') return null
    const name = 'value' in member.key ? String(member.key.value) : ''
    return member.optional && this.#isOtherMethod(name) ? null : name
  }
}
