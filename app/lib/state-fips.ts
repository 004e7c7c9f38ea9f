/** The numbers that federal tables use for the states and the capital, by code. */
export const STATE_FIPS: ReadonlyMap<string, number> = new Map(
  'AL1 AK2 AZ4 AR5 CA6 CO8 CT9 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Counties of a state are numbered from its number on: 17197 is in Illinois, which is 17. */
export const FIPS_OF_A_STATE = 1000
