/** How addresses of pages begin in each language, as decision 0006 says. */
export const START = { en: '', ru: '/ru', es: '/es' } as const
