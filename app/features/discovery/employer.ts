// Posters give one name: of a person to ask for, or of the company that hires. Search engines show the employer, so a
// name counts as one only when it clearly is a company.

/** Legal forms after the name of a company. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:l\.?l\.?c|inc|corp(?:oration)?|co|company|ltd|l\.?l\.?p|p\.?l\.?l\.?c)\.?$/iu

/** What carriers are called in this trade; a proper name precedes or follows it. */
const TRADE =
  /^(?:trucking|trucks|truck\s?lines?|transport(?:ation|es|s)?|logistics|logística|freight(?:ways|lines)?|carriers?|express|cartage|drayage|haul(?:ing|ers)|fletes|транспорт|логистика|карго|cargo)$/iu

/** Words for a department inside a company. */
const DESK =
  /^(?:the|our|dispatch(?:er)?|office|hr|human|resources|recruit(?:er|ing|ment)?|hiring|manager|department|dept|desk|team|safety|driver|drivers|jobs?|for|and|in|of|de|para|отдел)$/iu

/**
 * Returns the company that a poster's name is, or null where it is a person, a department, or unclear: 'Lakeside
 * Trucking', 'Ruiz & Sons LLC'.
 */
export function companyNamed(name: string): string | null {
  const clean = name.replace(/\s+/gu, ' ').trim()
  const words = clean.split(/[\s,&-]+/u).filter(Boolean)
  if (words.length < 2) return null
  if (LEGAL_FORM.test(clean)) return clean
  const isOfTrade = words.some((word) => TRADE.test(word))
  const hasOwnName = words.some((word) => !TRADE.test(word) && !DESK.test(word))
  return isOfTrade && hasOwnName && !words.some((word) => DESK.test(word)) ? clean : null
}
