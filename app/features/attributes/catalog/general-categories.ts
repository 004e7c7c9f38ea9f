import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { CategoryAttributes } from '../attribute.ts'
import type { AttributeKey } from '../catalog.ts'
import { JOB_KEYS, PAY_KEYS } from './job-keys.ts'

type Asked = CategoryAttributes<AttributeKey>

/** What the other categories ask for. */
export const GENERAL_CATEGORIES = {
  'real-estate-marketplace': {
    asked: [
      'deal',
      'propertyType',
      'bedrooms',
      'bathrooms',
      'area',
      'builtIn',
      'truckParking',
      'furnished',
      'utilitiesIncluded',
      'pets',
      'financing',
    ],
    first: ['deal', 'propertyType', 'bedrooms'],
    card: ['deal', 'propertyType', 'bedrooms', 'area'],
  },
  jobs: {
    asked: [
      'jobField',
      ...PAY_KEYS,
      'payGuaranteed',
      'payExtras',
      ...JOB_KEYS,
      'remote',
      'skills',
      'benefits',
      'languages',
    ],
    first: [...PAY_KEYS, 'jobField', 'schedule'],
    card: ['jobField', 'schedule', 'shift', 'languages'],
  },
  'legal-services': {
    asked: ['legalServices', 'statesServed', 'responseTime', 'fixedPrice', 'freeConsultation', 'languages'],
    first: ['legalServices', 'languages'],
    card: ['legalServices', 'languages'],
  },
  'financial-services': {
    asked: [
      'financialServices',
      'statesServed',
      'responseTime',
      'fixedPrice',
      'freeConsultation',
      'languages',
    ],
    first: ['financialServices', 'languages'],
    card: ['financialServices', 'languages'],
  },
  'construction-services': {
    asked: ['constructionServices', 'priceKind', 'warranty', 'financing', 'languages'],
    first: ['constructionServices', 'priceKind'],
    card: ['constructionServices', 'priceKind', 'languages'],
  },
  'cleaning-services': {
    asked: ['cleaningServices', 'priceKind', 'languages'],
    first: ['cleaningServices', 'priceKind'],
    card: ['cleaningServices', 'priceKind', 'languages'],
  },
  'auto-repair-shops': {
    asked: [
      'bodyServices',
      'open247',
      'mobileService',
      'heavyDuty',
      'laborRate',
      'openingHours',
      'warranty',
      'streetAddress',
      'languages',
    ],
    first: ['bodyServices', 'open247', 'mobileService'],
    card: ['open247', 'mobileService', 'bodyServices', 'languages'],
  },
  'best-stores': {
    asked: ['storeGoods', 'openingHours', 'truckParking', 'streetAddress', 'languages'],
    first: ['storeGoods', 'truckParking'],
    card: ['storeGoods', 'truckParking', 'languages'],
  },
  restaurants: {
    asked: ['cuisine', 'restaurantServices', 'openingHours', 'truckParking', 'streetAddress', 'languages'],
    first: ['cuisine', 'truckParking'],
    card: ['cuisine', 'truckParking', 'restaurantServices'],
  },
  'beauty-health': {
    asked: ['beautyServices', 'priceKind', 'openingHours', 'streetAddress', 'languages'],
    first: ['beautyServices', 'priceKind'],
    card: ['beautyServices', 'languages'],
  },
  classes: {
    asked: ['subjects', 'classFormat', 'priceKind', 'courseWeeks', 'streetAddress', 'languages'],
    first: ['subjects', 'classFormat'],
    card: ['subjects', 'classFormat', 'languages'],
  },
  events: {
    asked: ['eventKind', 'priceKind', 'familyFriendly', 'streetAddress', 'languages'],
    first: ['eventKind', 'priceKind'],
    card: ['eventKind', 'priceKind', 'languages'],
  },
} as const satisfies Partial<Record<CategorySlug, Asked>>
