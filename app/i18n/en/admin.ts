export const admin = {
  title: 'Administration',
  menu: 'Administration',
  overview: 'Overview',
  items: 'Listings and billboards',
  people: 'People',
  ticker: 'Ticker',
  boards: 'Boards',
  log: 'Log',
  access: 'Admin access',
} as const
