/** Whether a body is declared as JSON. */
export const isJson = (headers: Pick<Headers, 'get'>) =>
  /^application\/json\s*(?:;|$)/iu.test(headers.get('content-type') ?? '')

const DEEPEST = 10
const MAX_KEYS = 200

/** Whether a value nests deeper than we accept, or has more members. */
function isUnwieldy(root: unknown): boolean {
  let keys = 0
  const tooDeep = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return false
    const members = Object.values(value)
    keys += members.length
    return depth > DEEPEST || keys > MAX_KEYS || members.some((member) => tooDeep(member, depth + 1))
  }
  return tooDeep(root, 1)
}

/** True for text that is no JSON, or JSON that no client of ours sends. */
export function isBadJson(text: string): boolean {
  try {
    return isUnwieldy(JSON.parse(text))
  } catch {
    return true
  }
}
