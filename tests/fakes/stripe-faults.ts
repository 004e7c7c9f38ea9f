/** What the requests of a test had that Stripe's API would not take, in this test so far. */
export const stripeFaults: string[] = []
