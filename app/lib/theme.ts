/** The colors a visitor may choose: those of the device, or always the same. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

const COOKIE = /(?:^|;\s*)theme=(light|dark)(?:;|$)/u

/** Returns the theme that a request's cookies name: that of the device, unless another one was chosen. */
export function themeOf(cookies: string | null): Theme {
  const chosen = COOKIE.exec(cookies ?? '')?.[1]
  return isTheme(chosen) ? chosen : 'system'
}
