/** What keys look like that open something real. Those of test accounts and of examples do not. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*(?:\\n)?[A-Za-z0-9+/=]{20}/u,
  'a live key of Stripe': /\b[sr]k_live_[A-Za-z0-9]{16,}/u,
  'an access key of AWS': /\bA(?:KI|SI)A(?!\w*EXAMPLE)[0-9A-Z]{16}\b/u,
  'an API key of Google': /\bAIza[\w-]{35}\b/u,
  'a token of GitHub': /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_\w{60,})/u,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/u,
  'a token of Slack': /\bxox[abprs]-[\w-]{20,}/u,
  'a key of SendGrid': /\bSG\.[\w-]{20,}\.[\w-]{40,}/u,
  'a private key of age': /\bAGE-SECRET-KEY-1[0-9A-Z]{50,}/u,
}

/** Returns what a text gives away, with the line where it begins. Empty for a text without secrets. */
export function secretsIn(text: string): readonly string[] {
  return Object.entries(SECRETS).flatMap(([name, pattern]) => {
    const at = text.search(pattern)
    return at === -1 ? [] : [`${name} in line ${text.slice(0, at).split('\n').length}`]
  })
}
