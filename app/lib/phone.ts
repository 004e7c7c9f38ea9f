/** Returns up to ten digits of what was typed, without a leading US country code. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/gu, '')
  return (digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10)
}

/** Returns '(555) 123-4567', also while it is typed: '555' stays '555', '5551' becomes '(555) 1'. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed)
  if (digits.length <= 3) return digits
  const [area, prefix, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return line ? `(${area}) ${prefix}-${line}` : `(${area}) ${prefix}`
}
