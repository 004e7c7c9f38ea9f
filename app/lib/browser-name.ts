// The first match wins: most browsers also name those they resemble.
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/\bYaBrowser\//u, 'Yandex'],
  [/Chrome\/|\bCriOS\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]

const first = (names: Names, text: string) => names.find(([like]) => like.test(text))?.[1]

/** Returns 'Chrome, Windows' from a user agent; '' when it names no known browser or system. */
export function browserName(userAgent: string): string {
  return [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter(Boolean).join(', ')
}
