type Region = 'northeast' | 'midwest' | 'south' | 'west'
type UsState = { readonly code: string; readonly name: string; readonly region: Region }

const BY_REGION: Record<Region, string> = {
  northeast:
    'CT Connecticut,MA Massachusetts,ME Maine,NH New Hampshire,NJ New Jersey,NY New York,PA Pennsylvania,RI Rhode Island,VT Vermont',
  midwest:
    'IA Iowa,IL Illinois,IN Indiana,KS Kansas,MI Michigan,MN Minnesota,MO Missouri,ND North Dakota,NE Nebraska,OH Ohio,SD South Dakota,WI Wisconsin',
  south:
    'AL Alabama,AR Arkansas,DE Delaware,FL Florida,GA Georgia,KY Kentucky,LA Louisiana,MD Maryland,MS Mississippi,NC North Carolina,OK Oklahoma,SC South Carolina,TN Tennessee,TX Texas,VA Virginia,WV West Virginia',
  west: 'AK Alaska,AZ Arizona,CA California,CO Colorado,HI Hawaii,ID Idaho,MT Montana,NM New Mexico,NV Nevada,OR Oregon,UT Utah,WA Washington,WY Wyoming',
}

const REGIONS = ['northeast', 'midwest', 'south', 'west'] as const

/** The 50 states in the order of their names, as users read them, with the census region. */
export const US_STATES: readonly UsState[] = REGIONS.flatMap((region) =>
  BY_REGION[region].split(',').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3), region })),
).sort((a, b) => a.name.localeCompare(b.name, 'en'))

export const MIDWEST_CODES: readonly string[] = US_STATES.filter((s) => s.region === 'midwest').map(
  (s) => s.code,
)

/**
 * Returns the codes that a typed state means ([CAT-05]): a whole code or name means that state alone; anything else
 * is a substring of codes and, from three letters on, of names.
 */
export function matchStates(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase()
  if (!text) return []
  const whole = US_STATES.filter((s) => s.code.toLowerCase() === text || s.name.toLowerCase() === text)
  if (whole.length > 0) return whole.map((s) => s.code)
  const within = (s: UsState) =>
    s.code.toLowerCase().includes(text) || (text.length > 2 && s.name.toLowerCase().includes(text))
  return US_STATES.filter(within).map((s) => s.code)
}
