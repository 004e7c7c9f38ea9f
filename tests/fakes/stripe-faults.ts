/** What Stripe's API would not have accepted of this test's requests so far. */
export const stripeFaults: string[] = []
