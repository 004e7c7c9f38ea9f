import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/public/home.tsx'),
  route('categories', 'routes/public/categories.tsx'),
  route('categories/:slug', 'routes/public/category.tsx'),
  route('search', 'routes/public/search.tsx'),
  route('listings/:publicId/:slug?', 'routes/public/listing.tsx'),
  route('promotions/:publicId/:slug?', 'routes/public/promotion.tsx'),
  route('contact', 'routes/public/contact.tsx'),
  route('privacy-policy', 'routes/public/privacy-policy.tsx'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('sitemap.xml', 'routes/resources/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/resources/sitemap-part.ts'),
  route('feeds/:file', 'routes/resources/feed.ts'),
  route('language', 'routes/resources/language.ts'),
  route('dev/outbox/:id?', 'routes/resources/dev-outbox.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
