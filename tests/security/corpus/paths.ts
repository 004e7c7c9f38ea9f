// Paths that leave their folder, and names that mean something to a system.

const STEPS = [
  '../',
  '..\\',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%2f',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%c0%af',
  '..%00/',
]
const TARGETS = ['etc/passwd', 'package.json', '.env', 'server/main.ts']

const NAMES = [
  '/etc/passwd',
  '/proc/self/environ',
  '/dev/zero',
  'C:\\windows\\win.ini',
  '\\\\server\\share',
  'file.webp\u0000.png',
  '.',
  '..',
  '...',
  '~',
  '~root',
  'con',
  'nul',
  'a/b',
  'a%2fb',
  '.git/config',
  '.data',
  '_.data',
  '%00',
  '%',
  '%%',
  '%u002e',
  '%e0%80%ae',
  '%ff',
]

export function paths(): readonly string[] {
  const climbs = STEPS.flatMap((step) => TARGETS.map((target) => step.repeat(6) + target))
  return [...climbs, ...NAMES]
}
