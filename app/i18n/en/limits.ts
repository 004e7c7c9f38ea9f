export const limits = {
  wait: 'Rate limit exceeded. Try again in {seconds} seconds.',
} as const
