/** An account and a listing of another site, in the neutral format. */
export const ACCOUNT = { id: 'a1', email: 'Dana@Example.com', fullName: 'Dana Driver' }
export const LISTING = {
  id: '17',
  owner: 'a1',
  titleEn: 'Kenworth T680',
  descriptionEn: 'Clean truck, one owner.',
  category: 'Semi Trucks & Trailers',
  compensation: '$85,000',
  contactPhone: '312-555-0147',
  businessState: 'Illinois',
  businessZipCode: '60601-1234',
  createdAt: '2026-01-02 03:04:05',
}
export const listing = (more: object) => ({ ...LISTING, ...more })
export const FILES = { 'accounts.json': [ACCOUNT], 'listings.json': [LISTING] }
