/** Returns up to two letters that stand for a name: 'LT' of 'Lakeside Truck Sales'; '' of a name without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
}
