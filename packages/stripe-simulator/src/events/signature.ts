import { createHmac } from 'node:crypto'

/** Returns the `stripe-signature` of a webhook message: the time, in seconds, and the HMAC of time and body. */
export function sign(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
