import type { Locale } from '#app/lib/locale.ts'

export const SECTIONS = ['trucking', 'general'] as const
export type Section = (typeof SECTIONS)[number]

type Names = { readonly [L in Locale]: string }

/** The catalogue, in the order of the menus (DATA-02). The database holds the same rows; a test compares them. */
export const CATEGORIES = {
  'cdl-a-company-drivers': {
    section: 'trucking',
    names: { en: 'CDL A Company Drivers', ru: 'Водители CDL A в компанию', es: 'Choferes CDL A de compañía' },
  },
  'cdl-a-owner-operators': {
    section: 'trucking',
    names: { en: 'CDL A Owner Operators', ru: 'Оунер-операторы CDL A', es: 'Dueños operadores CDL A' },
  },
  'trucks-trailers-marketplace': {
    section: 'trucking',
    names: { en: 'Semi Trucks & Trailers', ru: 'Траки и трейлеры', es: 'Camiones y tráileres' },
  },
  'repair-shops-parts': {
    section: 'trucking',
    names: {
      en: 'Repair Shops & Parts',
      ru: 'Ремонт траков и запчасти',
      es: 'Talleres diésel y refacciones',
    },
  },
  'parking-lots': {
    section: 'trucking',
    names: { en: 'Parking Lots for Semis', ru: 'Стоянки для траков', es: 'Estacionamientos para camiones' },
  },
  'cdl-a-schools': {
    section: 'trucking',
    names: { en: 'CDL A Schools', ru: 'Школы CDL A', es: 'Escuelas de CDL A' },
  },
  'non-cdl-drivers': {
    section: 'trucking',
    names: { en: 'Non-CDL Drivers', ru: 'Водители без CDL', es: 'Choferes sin CDL' },
  },
  'office-staff': {
    section: 'trucking',
    names: { en: 'Trucking Office Staff', ru: 'Диспетчеры и офис', es: 'Despachadores y oficina' },
  },
  mechanics: {
    section: 'trucking',
    names: { en: 'Mechanics Staff', ru: 'Механики', es: 'Mecánicos' },
  },
  'outsourcing-services': {
    section: 'trucking',
    names: {
      en: 'Trucking Support Services',
      ru: 'Услуги для тракинга',
      es: 'Servicios para transportistas',
    },
  },
  'insurance-services': {
    section: 'trucking',
    names: { en: 'Insurance Companies', ru: 'Страхование', es: 'Seguros' },
  },
  'traffic-attorney': {
    section: 'trucking',
    names: { en: 'Traffic Violation Lawyers', ru: 'Адвокаты по тикетам', es: 'Abogados de tickets y multas' },
  },
  'washing-detailing': {
    section: 'trucking',
    names: { en: 'Washing & Detailing', ru: 'Мойка и детейлинг', es: 'Lavado y detallado' },
  },
  'real-estate-marketplace': {
    section: 'general',
    names: { en: 'Real Estate', ru: 'Недвижимость', es: 'Bienes raíces' },
  },
  jobs: { section: 'general', names: { en: 'Jobs', ru: 'Работа', es: 'Empleos' } },
  'legal-services': {
    section: 'general',
    names: { en: 'Legal Services', ru: 'Юридические услуги', es: 'Servicios legales' },
  },
  'financial-services': {
    section: 'general',
    names: { en: 'Financial Services', ru: 'Финансовые услуги', es: 'Servicios financieros' },
  },
  'construction-services': {
    section: 'general',
    names: { en: 'Construction', ru: 'Строительство', es: 'Construcción' },
  },
  'cleaning-services': {
    section: 'general',
    names: { en: 'Cleaning Services', ru: 'Уборка', es: 'Servicios de limpieza' },
  },
  'auto-repair-shops': {
    section: 'general',
    names: {
      en: 'Auto Body & Repair Shops',
      ru: 'Автосервис и кузовной ремонт',
      es: 'Talleres de autos y carrocería',
    },
  },
  'best-stores': {
    section: 'general',
    names: { en: 'Best Stores', ru: 'Лучшие магазины', es: 'Mejores tiendas' },
  },
  restaurants: { section: 'general', names: { en: 'Restaurants', ru: 'Рестораны', es: 'Restaurantes' } },
  'beauty-health': {
    section: 'general',
    names: { en: 'Beauty & Health', ru: 'Красота и здоровье', es: 'Belleza y salud' },
  },
  classes: { section: 'general', names: { en: 'Classes', ru: 'Курсы и занятия', es: 'Clases y cursos' } },
  events: { section: 'general', names: { en: 'Events', ru: 'Мероприятия', es: 'Eventos' } },
} as const satisfies Record<string, { section: Section; names: Names }>

export type CategorySlug = keyof typeof CATEGORIES

export function isCategorySlug(text: unknown): text is CategorySlug {
  return typeof text === 'string' && Object.hasOwn(CATEGORIES, text)
}

export const CATEGORY_SLUGS: readonly CategorySlug[] = Object.keys(CATEGORIES).filter(isCategorySlug)

export function categoriesIn(section: Section): readonly CategorySlug[] {
  return CATEGORY_SLUGS.filter((slug) => CATEGORIES[slug].section === section)
}

export function categoryName(slug: CategorySlug, locale: Locale): string {
  return CATEGORIES[slug].names[locale]
}

/** The categories for selling things: only they have a price filter and a compensation field. */
const MARKETPLACES: readonly CategorySlug[] = ['trucks-trailers-marketplace', 'real-estate-marketplace']

export function isMarketplace(slug: CategorySlug): boolean {
  return MARKETPLACES.includes(slug)
}
