/** Returns 'Visa' for 'visa'. */
export function cardName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
