import { parse } from 'libpg-query'
import { WITHOUT_TRANSACTION } from '#app/platform/db/migration-files.server.ts'
import { ADVICE, type Rule } from './advice.ts'
import { brokenRules, tablesMadeBy } from './statements.ts'

/** A line that allows what a rule refuses, with the reason: `-- allow data: at most a few hundred rows`. */
const ALLOWED = /^-- allow (?<rule>[a-z-]+): (?<reason>\S.{14,})$/gmu

const allowedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(ALLOWED)].map(({ groups }) => groups?.['rule'] ?? ''))

const problem = (line: number, rule: Rule) => `line ${line}: ${rule}: ${ADVICE[rule]}`

/** Positions in a parsed text are in bytes. */
function lineAt(text: string, at: number): number {
  const before = Buffer.from(text).subarray(0, at).toString()
  const blank = /^(?:\s|--.*$)*/mu.exec(Buffer.from(text).subarray(at).toString())?.[0] ?? ''
  return `${before}${blank}`.split('\n').length
}

/** Returns what makes a migration unsafe beside a site that serves, a line each; nothing if it is safe. */
export async function lintMigration(text: string): Promise<readonly string[]> {
  const { stmts = [] } = await parse(text)
  const nodes = stmts.flatMap(({ stmt, stmt_location = 0 }) =>
    stmt ? [{ node: stmt, line: lineAt(text, stmt_location) }] : [],
  )
  const made = tablesMadeBy(nodes.map(({ node }) => node))
  const allowed = allowedIn(text)
  const inTransaction = !WITHOUT_TRANSACTION.test(text)
  return nodes.flatMap(({ node, line }) =>
    brokenRules(node, made, inTransaction)
      .filter((rule) => !allowed.has(rule))
      .map((rule) => problem(line, rule)),
  )
}
