/** Returns a hash of everything the site is built from. */
export function hashOfInputs(): string
