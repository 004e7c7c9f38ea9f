import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DISTRIBUTIONS } from './statements/distribution.ts'
import { judgeStatement, type Verdict } from './statements/judge-statement.ts'
import { readStatement } from './statements/read-statement.ts'
import { type Recorded, readRecorded } from './statements/recorded.ts'
import { report } from './statements/report.ts'
import { schemaFaults } from './statements/schema-faults.ts'

// `npm run statements`: which statements of the site would not run on a distributed PostgreSQL.
// `-- --record` first runs the tests and writes down what the site sends; `-- --list not` prints what was counted.

const FOLDER = 'test-results/statements'

const { values } = parseArgs({
  options: { record: { type: 'boolean', default: false }, list: { type: 'string' } },
})

/** Runs the tests without a browser. Their result does not matter here. */
function record(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  spawnSync('vitest', ['run', '--config', 'vitest.statements.config.ts'], { stdio: 'inherit' })
}

if (values.record) record()
const recorded = readRecorded(FOLDER)
if (recorded.length === 0) {
  console.error('No statements were recorded: npm run build, then npm run statements -- --record')
  process.exit(1)
}

const facts = await Promise.all(recorded.map(({ text }) => readStatement(text)))
const schema = readFileSync('db/schema.sql', 'utf8')
for (const [name, distribution] of Object.entries(DISTRIBUTIONS)) {
  const verdicts = facts.map((one) => judgeStatement(one, distribution))
  const judged = recorded.map((one: Recorded, i): Recorded & { verdict: Verdict | undefined } => ({
    ...one,
    verdict: verdicts[i],
  }))
  console.log(
    report({
      name,
      judged: judged.flatMap(({ verdict, ...one }) => (verdict ? [{ ...one, verdict }] : [])),
      faults: schemaFaults(schema, distribution),
      list: values.list,
    }),
  )
}
