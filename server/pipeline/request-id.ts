import { randomBytes } from 'node:crypto'

// Random once per process, counted after that: unique without asking for chance at every request.
const process = randomBytes(5).toString('hex')
let count = 0

/** A number for one request: in its log lines, its answer, and what people read out to support. */
export function nextRequestId(): string {
  count += 1
  return `${process}-${count.toString(36)}`
}
