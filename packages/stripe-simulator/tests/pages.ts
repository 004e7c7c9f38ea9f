import type { Simulator } from '../src/create-simulator.ts'

const ORIGIN = 'http://localhost:3000'

/** The simulator's pages as a browser asks for them, in the language of `accept-language`. */
export const pagesOf = ({ app }: Simulator) => ({
  get: async (path: string, language = 'en') =>
    app.fetch(new Request(new URL(path, ORIGIN), { headers: { 'accept-language': language } })),
  post: async (path: string, form: URLSearchParams) =>
    app.fetch(new Request(new URL(path, ORIGIN), { method: 'POST', body: form })),
})
