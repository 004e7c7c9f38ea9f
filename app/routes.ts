import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/public/home.tsx'),
  route('categories', 'routes/public/categories.tsx'),
  route('categories/:slug', 'routes/public/category.tsx'),
  route('search', 'routes/public/search.tsx'),
  route('listings/:publicId/:slug?', 'routes/public/listing.tsx'),
  route('promotions/:publicId/:slug?', 'routes/public/promotion.tsx'),
  route('language', 'routes/resources/language.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
