import { readFileSync } from 'node:fs'

/** What follows a line of output for ever is not run. */
const LEFT_OUT = /^journalctl /u

/**
 * Returns what a guide shows between two of its texts, or up to its end, block by block: commands, files and their output.
 */
export function blocksOf(file: string, from: string, to?: string): readonly string[] {
  const guide = readFileSync(file, 'utf8')
  const [start, end] = [guide.indexOf(from), to === undefined ? guide.length : guide.indexOf(to)]
  if (start === -1 || end < start) throw new Error(`${file} has nothing between “${from}” and “${to}”`)
  return [...guide.slice(start, end).matchAll(/^```\n(?<block>.*?)^```$/gmsu)].map(({ groups }) =>
    (groups?.['block'] ?? '')
      .split('\n')
      .filter((line) => !LEFT_OUT.test(line))
      .join('\n'),
  )
}

/** The blocks of the guide for a plain machine. */
export const blocksOfGuide = (from: string, to?: string) => blocksOf('docs/guides/deploy.md', from, to)
