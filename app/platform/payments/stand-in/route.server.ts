import type { Books } from './books.server.ts'
import type { Given } from './form.server.ts'

/** One request to the provider, read and let in. */
export type Call = {
  readonly books: Books
  readonly given: Given
  /** The id in the path, or ''. */
  readonly id: string
  /** Made with the publishable key: by somebody's browser. */
  readonly byBrowser: boolean
  /** Where pages of the stand-in are, such as http://localhost:3000/sandbox. */
  readonly pagesUrl: string
}

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly answer: (call: Call) => object
  /** Browsers may call it too, with the publishable key. */
  readonly forBrowsers?: true
}
