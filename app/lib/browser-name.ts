// The first that fits names it: most browsers also say the names of those they are like.
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

/** 'Chrome, Windows' out of what a browser says of itself; '' when it says nothing that people know. */
export function browserName(userAgent: string): string {
  return [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter(Boolean).join(', ')
}
