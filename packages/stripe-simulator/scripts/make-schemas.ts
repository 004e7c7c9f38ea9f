import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describeOperations } from './operations.ts'
import { SchemaWriter } from './schema-writer.ts'

// Writes tests/stripe-schemas.gen.json: what Stripe's SDK declares about each call of the API that the simulator handles, and
// about each event. Stripe generates these declarations from its OpenAPI document. Run it after an update of `stripe`:
// node packages/stripe-simulator/scripts/make-schemas.ts

const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve('stripe')), '..')
const versionOf = (file: string) => readFileSync(path.join(root, file), 'utf8').trim()

const writer = new SchemaWriter(path.join(root, 'esm'))
const document = {
  openapi: versionOf('OPENAPI_VERSION'),
  sdk: versionOf('VERSION'),
  ...describeOperations(writer),
  definitions: writer.definitions(),
}
const target = path.resolve(import.meta.dirname, '../tests/stripe-schemas.gen.json')
writeFileSync(target, `${JSON.stringify(document)}\n`)
process.stdout.write(`${target}: ${Math.round(JSON.stringify(document).length / 1000)} KB\n`)
