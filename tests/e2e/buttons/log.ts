import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { RESULTS } from '../site-processes.ts'
import { SHOWN_BUTTONS, WATCH_BUTTONS } from './scan.ts'

const FOLDER = `${RESULTS}/buttons`

const button = z.object({
  path: z.string(),
  language: z.string(),
  role: z.string(),
  /** Whether it belongs to what pages share: the header, the footer, the command box. */
  shared: z.boolean(),
  name: z.array(z.string()),
  sends: z.string(),
})
const line = z.object({ ...button.shape, journey: z.string(), pressed: z.boolean() })
const seen = z.object({ pressed: button, shown: z.array(button) })

/** A button as a page showed it, and whether it was pressed there. */
export type SeenButton = z.infer<typeof line>
type Button = z.infer<typeof button>

/** Forgets what earlier runs saw. */
export function clearSeenButtons(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

/** Returns what all workers have seen since the folder was cleared. */
export function readSeenButtons(): readonly SeenButton[] {
  const lines = globSync(`${FOLDER}/*.jsonl`).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  return lines.map((text) => line.parse(JSON.parse(text)))
}

/** Collects the buttons that a worker's pages show, and those that are pressed. Each worker writes a file of its own. */
export class ButtonLog {
  readonly #written = new Set<string>()
  /** The journey that each watched browser is in. */
  readonly #journeys = new WeakMap<BrowserContext, string>()
  readonly #file: string

  constructor(workerIndex: number) {
    mkdirSync(FOLDER, { recursive: true })
    this.#file = `${FOLDER}/${workerIndex}.jsonl`
  }

  /** Notes every press in the pages of a browser, which a journey has from now on. */
  async watch(context: BrowserContext, journey: string): Promise<void> {
    const isWatched = this.#journeys.has(context)
    this.#journeys.set(context, journey)
    if (isWatched) return
    await context.exposeBinding('sawButtons', (_, report) => {
      const { pressed, shown } = seen.parse(report)
      const now = this.#journeys.get(context) ?? journey
      this.#write(now, [pressed], true)
      this.#write(now, shown, false)
    })
    await context.addInitScript(WATCH_BUTTONS)
  }

  /** Notes what can be pressed on a watched page now. A page that is being left has nothing to note. */
  async noteShown(page: Page, journey: string): Promise<void> {
    if (!this.#journeys.has(page.context())) return
    const shown = await page.evaluate(SHOWN_BUTTONS).catch(() => [])
    this.#write(journey, z.array(button).parse(shown), false)
  }

  #write(journey: string, buttons: readonly Button[], pressed: boolean): void {
    const lines = buttons.map((each) => JSON.stringify({ ...each, journey, pressed }))
    const fresh = new Set(lines).difference(this.#written)
    for (const each of fresh) this.#written.add(each)
    if (fresh.size > 0) appendFileSync(this.#file, `${[...fresh].join('\n')}\n`)
  }
}
