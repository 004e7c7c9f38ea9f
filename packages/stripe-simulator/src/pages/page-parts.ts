import type { LoggedEvent } from '../events/list-events.ts'
import type { Store } from '../store/store.ts'
import type { TriedPayment } from './dashboard-page.ts'

/** What the pages need of the simulator. */
export type PageParts = {
  readonly publicUrl: string
  /** Who sells, as the pages call it. */
  readonly business: string
  /** Where the simulator's own addresses begin, such as `/sandbox`. */
  readonly basePath: string
  /** Address of the developer's page. */
  readonly dashboardPath: string
  /** Does everything or nothing; the events of it are delivered afterwards. */
  readonly change: <T>(work: (store: Store) => T) => T
  /** Handles a call of the API that a browser made. */
  readonly handleBrowser: (request: Request) => Promise<Response>
  readonly listEvents: (limit: number, before?: number) => LoggedEvent[]
  readonly daysAhead: () => number
  readonly advance: (days: number) => void
  readonly resend: (event: string) => void
  readonly tryPayment: () => TriedPayment
}
