import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ClassMethod, TsType, TsTypeElement } from '@swc/core'
import { ROUTES } from '../src/api/routes.ts'
import { type Declaration, declarationsOf, entityName } from './declarations.ts'
import type { Schema, SchemaWriter } from './schema-writer.ts'

type Operation = {
  /** What the SDK calls it, such as `billingPortal.sessions.create`. */
  readonly sdk: string
  readonly method: string
  readonly path: string
  /** The parameters that may be sent. */
  readonly request: Schema
  /** What a successful response is. */
  readonly response: Schema
}

type Call = { readonly name: string; readonly method: string; readonly path: string }

/** The calls in a resource's code, such as `create(…) { return this._makeRequest('POST', '/v1/refunds', …`. */
function callsIn(code: string): readonly Call[] {
  const calls = code.matchAll(
    /^ {4}(?<name>\w+)\([^)]*\) \{\s+return this\._makeRequest\('(?<method>\w+)', [`'](?<path>\/v1[^`']*)[`']/gmu,
  )
  return [...calls].map(({ groups = {} }) => ({
    name: groups['name'] ?? '',
    method: groups['method'] ?? '',
    path: (groups['path'] ?? '').replaceAll(/\$\{[^}]*\}/gu, ':id'),
  }))
}

function methodNamed(file: string, name: string): ClassMethod | null {
  for (const { body } of declarationsOf(file).classes) {
    for (const member of body)
      if (member.type === 'ClassMethod' && 'value' in member.key && member.key.value === name) return member
  }
  return null
}

/** The types behind `Promise<Response<T>>` and `ApiListPromise<T>`. */
function resultOf(type: TsType | undefined): { readonly type: TsType; readonly isList: boolean } | null {
  if (type?.type !== 'TsTypeReference') return null
  const [inner] = type.typeParams?.params ?? []
  const name = entityName(type.typeName)
  if (!inner) return null
  if (name === 'ApiListPromise') return { type: inner, isList: true }
  return name === 'Promise' ? resultOf(inner) : name === 'Response' ? { type: inner, isList: false } : null
}

/** The type of the argument called `params`. */
function paramsOf({ function: { params } }: ClassMethod): TsType | null {
  for (const { pat } of params) {
    if (pat.type !== 'Identifier' || !('typeAnnotation' in pat) || pat.value !== 'params') continue
    return pat.typeAnnotation?.typeAnnotation ?? null
  }
  return null
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function sdkName({ root }: SchemaWriter, file: string, { name }: Call): string {
  const parts = path
    .relative(path.join(root, 'resources'), file)
    .replace(/\.d\.ts$/u, '')
    .split('/')
  return [...parts.map(lowerFirst), name].join('.')
}

function describe(writer: SchemaWriter, file: string, call: Call): Operation | null {
  const method = methodNamed(file, call.name)
  const result = resultOf(method?.function.returnType?.typeAnnotation)
  if (!method || !result) return null
  const params = paramsOf(method)
  const at = { file, scope: '' }
  const one = writer.convert({ ...at, type: result.type })
  const response = result.isList
    ? {
        type: 'object',
        required: ['object', 'data', 'has_more', 'url'],
        additionalProperties: false,
        properties: {
          object: { const: 'list' },
          data: { type: 'array', items: one },
          has_more: { type: 'boolean' },
          url: { type: 'string', pattern: '^/v1/' },
        },
      }
    : one
  const request = params ? writer.convert({ ...at, type: params }) : {}
  return { sdk: sdkName(writer, file, call), method: call.method, path: call.path, request, response }
}

function memberType(members: readonly TsTypeElement[], name: string): TsType | null {
  for (const member of members)
    if (member.type === 'TsPropertySignature' && 'value' in member.key && member.key.value === name)
      return member.typeAnnotation?.typeAnnotation ?? null
  return null
}

const refsIn = (schema: Schema): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/#\/definitions\/(?<key>[^"]+)/gu)].map(
    ({ groups }) => groups?.['key'] ?? '',
  )

/** Whether a definition such as `TestHelpers.TestClocks:TestClock` is what `TestHelpers.TestClock` means. */
function isNamed(key: string, name: string): boolean {
  const folder = name.includes('.') ? name.slice(0, name.lastIndexOf('.') + 1) : ''
  return key.startsWith(folder) && key.endsWith(`:${name.slice(folder.length)}`)
}

/** The type of a member of a declared interface; null for anything else. */
function memberOf(declared: readonly Declaration[] | undefined, name: string): TsType | null {
  const first = declared?.[0]
  return first?.type === 'TsInterfaceDeclaration' ? memberType(first.body.body, name) : null
}

/** The resource behind each event's `data.object`, of those that a call of the simulator returns. */
function events(writer: SchemaWriter, returned: readonly string[]): Readonly<Record<string, Schema>> {
  const { types } = declarationsOf(path.join(writer.root, 'resources/Events.d.ts'))
  const found: Record<string, Schema> = {}
  for (const name of types.keys()) {
    if (!name.endsWith('Event.Data')) continue
    const object = memberOf(types.get(name), 'object')
    const type = memberOf(types.get(name.replace(/\.Data$/u, '')), 'type')
    if (object?.type !== 'TsTypeReference' || type?.type !== 'TsLiteralType') continue
    const key = returned.find((one) => isNamed(one, entityName(object.typeName)))
    if (key && 'value' in type.literal) found[String(type.literal.value)] = { $ref: `#/definitions/${key}` }
  }
  return found
}

/** Every call the simulator handles that the SDK knows, and every event about its resources. */
export function describeOperations(writer: SchemaWriter) {
  const wanted = new Set(ROUTES.map(({ method, path: address }) => `${method} ${address}`))
  const operations = globSync(path.join(writer.root, 'resources/**/*.js')).flatMap((file) => {
    const calls = callsIn(readFileSync(file, 'utf8')).filter((call) =>
      wanted.has(`${call.method} ${call.path}`),
    )
    return calls.flatMap((call) => describe(writer, file.replace(/\.js$/u, '.d.ts'), call) ?? [])
  })
  return {
    operations,
    events: events(
      writer,
      operations.flatMap(({ response }) => refsIn(response)),
    ),
  }
}
