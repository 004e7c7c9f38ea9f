export type Source = { readonly path: string; readonly text: string }
/** `line` counts from 1; 0 means the file as a whole. */
export type Problem = { readonly path: string; readonly line: number; readonly says: string }
export type Rule = (sources: readonly Source[]) => readonly Problem[]

type Finding = Omit<Problem, 'path'>

/** A rule that looks at each file alone. */
export function inEachFile(where: RegExp, find: (source: Source) => readonly Finding[]): Rule {
  return (sources) =>
    sources
      .filter(({ path }) => where.test(path))
      .flatMap((source) => find(source).map((finding) => ({ path: source.path, ...finding })))
}

/** A rule that no line may match. */
export function inNoLine(where: RegExp, pattern: RegExp, says: string): Rule {
  return inEachFile(where, ({ text }) =>
    text.split('\n').flatMap((line, i) => (pattern.test(line) ? [{ line: i + 1, says }] : [])),
  )
}
