import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Replacements } from '../guides/operator.ts'
import { blocksOfGuide } from '../systemd/guide.ts'
import type { Machine } from '../systemd/machine.ts'

/** What a guide says about a block in the paragraph before it. Everything else is commands. */
const SAID = {
  append: /^Append to `(?<file>\/[^`]+)`/u,
  set: /[Ss]et\s+in\s+`(?<file>\/[^`]+)`/u,
  exchange: /in place of the `(?<file>upstream)` block/u,
  write: /^`(?<file>\/[^`]+)`/u,
} as const

type Step = { readonly does: keyof typeof SAID | 'run'; readonly file: string; readonly text: string }

function stepOf(before: string, block: string): Step {
  const paragraph =
    before
      .trim()
      .split(/\n\s*\n/u)
      .at(-1) ?? ''
  const text = block.slice(block.indexOf('\n') + 1)
  for (const does of ['append', 'set', 'exchange', 'write'] as const) {
    const file = SAID[does].exec(paragraph)?.groups?.['file']
    if (file) return { does, file, text }
  }
  return { does: 'run', file: '', text }
}

/** Returns the blocks of a section: what is between its fences. */
function stepsIn(section: string): readonly Step[] {
  const parts = section.split(/^```/mu)
  return parts.flatMap((part, n) => (n % 2 === 0 ? [] : stepOf(parts[n - 1] ?? '', part)))
}

/** Puts settings into a file, in place of those of the same name. */
function withSettings(present: string, given: string): string {
  const names = given.split('\n').map((line) => line.split('=')[0])
  const others = present.split('\n').filter((line) => line !== '' && !names.includes(line.split('=')[0]))
  return `${others.join('\n')}\n${given}`
}

/** The function `haulpost`, as deploy.md defines it. */
function haulpostFunction(): string {
  const [check = ''] = blocksOfGuide('**4. Check it.**', '## The first admin')
  return check.replace('haulpost doctor\n', '')
}

function perform({ root, run }: Machine, { does, file, text }: Step): string {
  const target = path.join(root, file)
  if (does === 'run')
    return run(`${haulpostFunction()}cd /root\n${text}`, { mayFail: text.includes('doctor') })
  if (does === 'append') appendFileSync(target, text)
  else if (does === 'set') writeFileSync(target, withSettings(readFileSync(target, 'utf8'), text))
  else writeFileSync(target, text)
  return ''
}

/** Returns a guide whose blocks are followed on machines, each at least once. */
export function openGuide(file: string, common: Replacements) {
  const sections = readFileSync(file, 'utf8')
    .split(/^## /mu)
    .map((section) => ({ heading: section.split('\n')[0], steps: stepsIn(section) }))
  const left = new Set(sections.flatMap(({ steps }) => steps))
  const textFor = (step: Step, own: Replacements) => {
    left.delete(step)
    return [...own, ...common].reduce((text, [example, put]) => text.replaceAll(example, put), step.text)
  }
  return {
    /** Returns the steps of a section. */
    section(heading: string, count: number): readonly Step[] {
      const found = sections.find((section) => section.heading === heading)
      assert.ok(found, `${file}: no “${heading}”`)
      assert.equal(found.steps.length, count, `${file}: blocks of “${heading}”`)
      return found.steps
    },
    /** Returns the text of a step, to be used in another way. */
    textFor,
    /** Does steps on a machine, in order. Returns what the commands printed. */
    follow(machine: Machine, steps: readonly Step[], own: Replacements = []): string {
      const name = path.basename(path.dirname(machine.root))
      return steps
        .map((step) => {
          const text = textFor(step, own)
          console.log(`${name}: ${step.file || text.trimEnd().replaceAll('\n', `\n${name}: `)}`)
          return perform(machine, { ...step, text })
        })
        .join('')
    },
    assertFollowed() {
      assert.deepEqual([...left], [], `${file}: blocks that were not followed`)
      console.log(`${file}: followed`)
    },
  }
}

export type Guide = ReturnType<typeof openGuide>
