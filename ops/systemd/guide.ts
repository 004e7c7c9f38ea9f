import { readFileSync } from 'node:fs'

const GUIDE = 'docs/guides/deploy.md'

/** What follows a line of output for ever, or needs the sources on this machine, is not run. */
const LEFT_OUT = /^(?:journalctl|git) /u

/** Returns the commands that the guide gives between two texts of it, block by block. */
export function blocksOfGuide(from: string, to: string): readonly string[] {
  const guide = readFileSync(GUIDE, 'utf8')
  const [start, end] = [guide.indexOf(from), guide.indexOf(to)]
  if (start === -1 || end < start) throw new Error(`${GUIDE} has nothing between “${from}” and “${to}”`)
  return [...guide.slice(start, end).matchAll(/^```\n(?<block>.*?)^```$/gmsu)].map(({ groups }) =>
    (groups?.['block'] ?? '')
      .split('\n')
      .filter((line) => !LEFT_OUT.test(line))
      .join('\n'),
  )
}
