export const discovery = {
  feedTitle: '{category} on Haulpost',
  feedText: 'The newest posts in {category}, as they come in.',
} as const
