export const views = {
  noSuchItem: 'This listing is not available.',
} as const
