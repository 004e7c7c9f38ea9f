// Lengths around every limit that the forms have, and far beyond.

const LIMITS = [
  0, 1, 20, 40, 60, 80, 100, 120, 160, 200, 254, 500, 1000, 2000, 4000, 5000, 8000, 10_000, 24_000, 64_000,
]
const HUGE = [100_000, 250_001, 1_000_000, 10_000_000]

export function sizes(): readonly string[] {
  const around = LIMITS.flatMap((limit) => [limit - 1, limit, limit + 1].filter((length) => length >= 0))
  const plain = [...new Set([...around, ...HUGE])].map((length) => 'a'.repeat(length))
  const wide = [200, 1000, 8000].flatMap((length) => [
    '\u{1f69a}'.repeat(length),
    '\n'.repeat(length),
    ' '.repeat(length),
  ])
  return [...plain, ...wide, 'a '.repeat(5000), 'word '.repeat(200)]
}
