import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { CategoryAttributes } from '../attribute.ts'
import type { AttributeKey } from '../catalog.ts'
import { JOB_KEYS, PAY_KEYS } from './job-keys.ts'

type Asked = CategoryAttributes<AttributeKey>

const DRIVER_PAY: readonly AttributeKey[] = [
  ...PAY_KEYS,
  'payGross',
  'payGuaranteed',
  'payExtras',
  'signOnBonus',
]

/** What all drivers ask of the work, with a truck of their own or not. */
const DRIVER_WORK: readonly AttributeKey[] = [
  'route',
  'homeTime',
  'freight',
  'employment',
  'licenseClass',
  'endorsements',
  'experience',
  'noTouch',
  'dropHook',
  'noForcedDispatch',
  'hiringStates',
  'truckYear',
]

const DRIVER_CARD: readonly AttributeKey[] = ['route', 'homeTime', 'employment', 'payGuaranteed', 'languages']

const DRIVER: Asked = {
  asked: [
    ...DRIVER_PAY,
    ...DRIVER_WORK,
    'truckTransmission',
    'comforts',
    'governedSpeed',
    'camera',
    'pets',
    'riders',
    'benefits',
    'languages',
  ],
  first: [...PAY_KEYS, 'route', 'homeTime', 'freight'],
  card: DRIVER_CARD,
}

const OWNER_OPERATOR: Asked = {
  asked: [
    ...DRIVER_PAY,
    'deductions',
    'weeklySettlements',
    ...DRIVER_WORK,
    'camera',
    'pets',
    'riders',
    'fuelDiscount',
    'trailerProvided',
    'leasePurchase',
    'ownAuthority',
    'languages',
  ],
  first: [...PAY_KEYS, 'payGross', 'route', 'homeTime', 'freight'],
  card: DRIVER_CARD,
}

const NON_CDL: Asked = {
  ...DRIVER,
  asked: DRIVER.asked.filter((key) => key !== 'endorsements' && key !== 'dropHook'),
}

const VEHICLE: Asked = {
  asked: [
    'kind',
    'make',
    'model',
    'year',
    'mileage',
    'condition',
    'engineMake',
    'engineModel',
    'horsepower',
    'transmission',
    'sleeperSize',
    'axles',
    'suspension',
    'length',
    'reeferUnit',
    'reeferHours',
    'doors',
    'dpf',
    'vin',
    'titleInHand',
    'financing',
    'leaseToOwn',
  ],
  first: ['kind', 'year', 'make', 'mileage'],
  card: ['year', 'make', 'mileage', 'kind'],
}

/** What the categories of the trade ask for. */
export const TRUCKING_CATEGORIES = {
  'cdl-a-company-drivers': DRIVER,
  'cdl-a-owner-operators': OWNER_OPERATOR,
  'trucks-trailers-marketplace': VEHICLE,
  'repair-shops-parts': {
    asked: [
      'repairServices',
      'open247',
      'mobileService',
      'heavyDuty',
      'brands',
      'laborRate',
      'openingHours',
      'warranty',
      'streetAddress',
      'languages',
    ],
    first: ['repairServices', 'open247', 'mobileService'],
    card: ['open247', 'mobileService', 'repairServices', 'languages'],
  },
  'parking-lots': {
    asked: [
      'priceDay',
      'priceWeek',
      'priceMonth',
      'spaces',
      'spacesFree',
      'surface',
      'open247',
      'fenced',
      'lighting',
      'cameras',
      'guard',
      'reeferAllowed',
      'trailerDrop',
      'repairOnSite',
      'showers',
      'restrooms',
      'streetAddress',
      'languages',
    ],
    first: ['priceMonth', 'priceDay', 'open247'],
    card: ['priceMonth', 'priceDay', 'open247'],
  },
  'cdl-a-schools': {
    asked: [
      'courses',
      'courseWeeks',
      'tuition',
      'courseTimes',
      'schoolTransmission',
      'financing',
      'jobPlacement',
      'housing',
      'passRate',
      'passRateSource',
      'streetAddress',
      'languages',
    ],
    first: ['courses', 'courseWeeks', 'tuition'],
    card: ['tuition', 'courseWeeks', 'languages'],
  },
  'non-cdl-drivers': NON_CDL,
  'office-staff': {
    asked: [
      'officeRole',
      ...PAY_KEYS,
      'payGuaranteed',
      'payExtras',
      ...JOB_KEYS,
      'remote',
      'officeSkills',
      'benefits',
      'languages',
    ],
    first: [...PAY_KEYS, 'officeRole', 'remote'],
    card: ['officeRole', 'remote', 'schedule', 'languages'],
  },
  mechanics: {
    asked: [
      'mechanicSkills',
      ...PAY_KEYS,
      'payGuaranteed',
      'payExtras',
      'signOnBonus',
      ...JOB_KEYS,
      'ownTools',
      'toolsProvided',
      'benefits',
      'languages',
    ],
    first: [...PAY_KEYS, 'mechanicSkills', 'schedule'],
    card: ['schedule', 'shift', 'employment', 'languages'],
  },
  'outsourcing-services': {
    asked: [
      'supportServices',
      'statesServed',
      'responseTime',
      'fixedPrice',
      'priceKind',
      'open247',
      'languages',
    ],
    first: ['supportServices', 'languages'],
    card: ['supportServices', 'open247', 'languages'],
  },
  'insurance-services': {
    asked: ['insuranceServices', 'statesServed', 'responseTime', 'open247', 'languages'],
    first: ['insuranceServices', 'languages'],
    card: ['insuranceServices', 'languages'],
  },
  'traffic-attorney': {
    asked: [
      'trafficServices',
      'statesServed',
      'responseTime',
      'fixedPrice',
      'freeConsultation',
      'open247',
      'languages',
    ],
    first: ['trafficServices', 'languages'],
    card: ['trafficServices', 'fixedPrice', 'languages'],
  },
  'washing-detailing': {
    asked: [
      'washServices',
      'open247',
      'mobileService',
      'driveThrough',
      'openingHours',
      'streetAddress',
      'languages',
    ],
    first: ['washServices', 'open247', 'mobileService'],
    card: ['open247', 'mobileService', 'washServices', 'languages'],
  },
} as const satisfies Partial<Record<CategorySlug, Asked>>
