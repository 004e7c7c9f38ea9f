/** The program file of a Chromium of this machine, or `undefined`. */
export function findBrowser(): string | undefined
