import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { projectFiles } from '../scripts/structure/project-files.ts'

// The metrics that the guide and the alert rules name are those that the processes serve.

const METRIC =
  /\b(?:backup|http|page_cache|rate_limit|sign_in|browser|payment|mail|jobs?|db|metrics|replica)_[a-z_]*[a-z]\b/gu
const SUFFIX = /_(?:count|sum|bucket)$/u

const served = projectFiles('.')
  .filter(({ path }) => /^(?:app|server)\/.*\.ts$/u.test(path) && !path.includes('.test.'))
  .map(({ text }) => text)
  .join('\n')

test.each(['docs/guides/alerts.yml', 'docs/guides/dashboard.json', 'docs/guides/operate.md'])(
  '[RUN-01] every metric that %s names is there',
  async (file) => {
    const text = (await readFile(file, 'utf8')).replaceAll(/\w+\.md\b/gu, '')
    const named = new Set((text.match(METRIC) ?? []).map((name) => name.replace(SUFFIX, '')))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(served))).toEqual([])
  },
)

/** Prometheus adds the name of the job; `le` is the bound of a bucket. */
const FROM_PROMETHEUS = ['job', 'le']

test('[RUN-01] the dashboard groups by labels that the metrics have', async () => {
  const text = await readFile('docs/guides/dashboard.json', 'utf8')
  const groups = [...text.matchAll(/ by \((?<labels>[^)]+)\)/gu)].map(
    (found) => found.groups?.['labels'] ?? '',
  )
  const labels = new Set(groups.flatMap((group) => group.split(', ')))
  expect(labels.size).toBeGreaterThan(5)
  const isServed = (label: string) => FROM_PROMETHEUS.includes(label) || served.includes(`'${label}'`)
  expect([...labels].filter((label) => !isServed(label))).toEqual([])
})
