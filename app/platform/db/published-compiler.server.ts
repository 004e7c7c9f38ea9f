import { channel } from 'node:diagnostics_channel'
import { type CompiledQuery, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely'

/** Where `npm run statements` listens. While the site runs, no one does. */
export const STATEMENTS = 'haulpost:statement'

const statements = channel(STATEMENTS)

/** Compiles statements, and publishes each while the code that asks for it is still on the stack. */
export class PublishedCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId)
    if (statements.hasSubscribers) statements.publish(compiled.sql)
    return compiled
  }
}
