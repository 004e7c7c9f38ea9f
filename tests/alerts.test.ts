import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { projectFiles } from '../scripts/structure/project-files.ts'

// The metrics that the guide and the alert rules name are those that the processes serve.

const METRIC =
  /\b(?:backup|http|page_cache|rate_limit|sign_in|browser|payment|mail|jobs?|db|metrics)_[a-z_]*[a-z]\b/gu
const SUFFIX = /_(?:count|sum|bucket)$/u

const served = projectFiles('.')
  .filter(({ path }) => /^(?:app|server)\/.*\.ts$/u.test(path) && !path.includes('.test.'))
  .map(({ text }) => text)
  .join('\n')

test.each(['docs/guides/alerts.yml', 'docs/guides/operate.md'])(
  '[RUN-01] every metric that %s names is there',
  async (file) => {
    const text = (await readFile(file, 'utf8')).replaceAll(/\w+\.md\b/gu, '')
    const named = new Set((text.match(METRIC) ?? []).map((name) => name.replace(SUFFIX, '')))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(served))).toEqual([])
  },
)
