/** One instruction of a Dockerfile, with its continued lines joined. */
type Instruction = { readonly name: string; readonly text: string }

export type Stage = { readonly name: string; readonly base: string; readonly steps: readonly Instruction[] }

/** Returns the instructions of a Dockerfile, without comments. */
function instructionsOf(file: string): readonly Instruction[] {
  const lines = file.replaceAll(/^\s*#.*\n/gmu, '').replaceAll(/\\\n\s*/gu, '')
  return lines.split('\n').flatMap((line) => {
    const [, name = '', text = ''] = /^(?<name>[A-Z]+)\s+(?<text>.*)$/u.exec(line) ?? []
    return name ? { name, text } : []
  })
}

/** Returns the stages of a Dockerfile. */
export function parseDockerfile(file: string): readonly Stage[] {
  const stages: { name: string; base: string; steps: Instruction[] }[] = []
  for (const instruction of instructionsOf(file)) {
    const [, base = '', name = 'final'] = /^(\S+)(?:\s+AS\s+(\S+))?$/u.exec(instruction.text) ?? []
    if (instruction.name === 'FROM') stages.push({ name, base, steps: [] })
    else stages.at(-1)?.steps.push(instruction)
  }
  return stages
}

/** Returns the variables that an ENV or ARG instruction sets. */
export const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(/\s+/u).map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  )
