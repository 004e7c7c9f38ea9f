/** Returns the executable of an installed Chromium, or `undefined`. */
export function findBrowser(): string | undefined
