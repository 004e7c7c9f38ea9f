import type { Store } from '../store/store.ts'
import type { Params } from './form.ts'

/** One request to the provider, read and let in. */
export type Call = {
  readonly store: Store
  readonly params: Params
  /** The id in the path, or ''. */
  readonly id: string
  /** Made with the publishable key: by a browser. */
  readonly byBrowser: boolean
  /** Where pages of the simulator are, such as http://localhost:3000/sandbox. */
  readonly pagesUrl: string
}

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly handle: (call: Call) => object
  /** Browsers may call it too, with the publishable key. */
  readonly publishable?: true
}
