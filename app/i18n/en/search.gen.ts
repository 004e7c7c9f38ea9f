// Generated from app/i18n/messages/en/search.arb by `npm run messages`.

export const search = {
  title: 'Search',
  titleFor: 'Search: {term}',
  resultsFor: 'Results for “{term}”',
  total: { one: '{count} result', other: '{count} results' },
  moreThan: 'more than {count} results',
  banners: 'Banner ads',
  moreBanners: 'More banner ads',
  listings: 'Listings',
  alike: 'Nothing matches “{term}” exactly. Showing results for “{alike}”.',
  noneTitle: 'No results found',
  noneText: 'Try different keywords or check your spelling.',
  backHome: 'Back to Home',
  failed: 'Failed to search listings. Please try again.',
  failedShort: 'Search failed. Please try again.',
  start: 'What are you looking for?',
  startText: 'Search by make, lane, city or service, in all three languages.',
  cut: 'Only the first {count} characters were searched.',
  viewGrid: 'Grid',
  searching: 'Searching…',
  relevance: 'Best match first',
} as const
