type Kind = { done: number; readonly failures: Map<string, number> }

const kinds = new Map<string, Kind>()

function kindOf(kind: string): Kind {
  const known = kinds.get(kind) ?? { done: 0, failures: new Map<string, number>() }
  kinds.set(kind, known)
  return known
}

/** The innermost reason: fetch wraps what the connection said. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? reasonOf(error.cause) : 'code' in error ? String(error.code) : error.message
}

/** What the load did, and what failed, by kind and reason. */
export const rememberedFailures = {
  done: (kind: string) => void (kindOf(kind).done += 1),
  note(kind: string, error: unknown) {
    const { failures } = kindOf(kind)
    const reason = reasonOf(error)
    failures.set(reason, (failures.get(reason) ?? 0) + 1)
  },
  report: () =>
    Object.fromEntries(
      [...kinds].map(([kind, { done, failures }]) => [kind, { done, ...Object.fromEntries(failures) }]),
    ),
}
