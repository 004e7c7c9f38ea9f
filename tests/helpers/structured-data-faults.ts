import { hasProperty, isType } from './schema-org.ts'

// What search engines require and allow of the types of schema.org that the site uses.

/** A node of structured data. */
export type Node = { readonly [property: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string' && value.trim() !== ''
const url: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s?]+$/u.test(value)
const urls: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(url)
const moment: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value) && !Number.isNaN(Date.parse(value))
const money: Check = (value) => typeof value === 'string' && /^\d+\.\d\d$/u.test(value)
const exactly =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const node =
  (...types: readonly string[]): Check =>
  (value) =>
    isNode(value) && types.includes(String(value['@type']))
const each =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check)
const positionsOf = (value: readonly unknown[]) =>
  value.map((step) => (isNode(step) ? step['position'] : null))
const steps: Check = (value) => {
  const [first, ...others] = Array.isArray(value) ? positionsOf(value) : []
  return Number.isInteger(first) && others.every((position, i) => position === Number(first) + i + 1)
}

type Rule = { readonly required: Readonly<Record<string, Check>>; readonly optional?: Record<string, Check> }

const THING = {
  required: { name: text, url },
  optional: { description: text, image: urls },
}
const GOODS: Rule = { required: { ...THING.required, offers: node('Offer') }, optional: THING.optional }
const BUSINESS: Rule = {
  required: { ...THING.required, address: node('PostalAddress') },
  optional: {
    ...THING.optional,
    telephone: text,
    sameAs: url,
    areaServed: each(node('State')),
    knowsLanguage: each(text),
  },
}

/** Required and allowed properties of each type; other types are not allowed. */
const RULES: Readonly<Record<string, Rule>> = {
  WebSite: { required: { name: text, url, potentialAction: node('SearchAction') } },
  SearchAction: { required: { target: node('EntryPoint'), 'query-input': text } },
  EntryPoint: { required: { urlTemplate: text } },
  BreadcrumbList: { required: { itemListElement: steps } },
  ItemList: { required: { itemListElement: steps } },
  ListItem: { required: { position: Number.isInteger, name: text }, optional: { item: url, url } },
  JobPosting: {
    required: {
      title: text,
      description: text,
      datePosted: moment,
      hiringOrganization: node('Organization'),
      jobLocation: node('Place'),
      url,
    },
    optional: {
      baseSalary: node('MonetaryAmount'),
      validThrough: moment,
      image: urls,
      identifier: node('PropertyValue'),
      employmentType: each(exactly('FULL_TIME', 'PART_TIME', 'TEMPORARY', 'CONTRACTOR')),
      experienceRequirements: node('OccupationalExperienceRequirements'),
    },
  },
  Organization: { required: { name: text } },
  Person: { required: { name: text } },
  PropertyValue: { required: { name: text, value: text } },
  Place: { required: { address: node('PostalAddress') } },
  PostalAddress: {
    required: { addressCountry: exactly('US') },
    optional: { addressLocality: text, addressRegion: text, postalCode: text },
  },
  MonetaryAmount: { required: { currency: exactly('USD'), value: node('QuantitativeValue') } },
  QuantitativeValue: {
    required: {},
    optional: {
      unitText: exactly('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'),
      unitCode: exactly('SMI'),
      value: (value) => money(value) || Number.isInteger(value),
      minValue: money,
      maxValue: money,
    },
  },
  OccupationalExperienceRequirements: { required: { monthsOfExperience: Number.isInteger } },
  Brand: { required: { name: text } },
  State: { required: { name: text } },
  Offer: {
    required: {
      url,
      availability: exactly('https://schema.org/InStock'),
      availableAtOrFrom: node('Place'),
    },
    optional: { price: money, priceCurrency: exactly('USD'), availabilityEnds: moment },
  },
  Vehicle: {
    required: GOODS.required,
    optional: {
      ...GOODS.optional,
      brand: node('Brand'),
      model: text,
      vehicleModelDate: text,
      mileageFromOdometer: node('QuantitativeValue'),
      bodyType: text,
      vehicleTransmission: text,
      itemCondition: url,
    },
  },
  RealEstateListing: { ...GOODS, required: { ...GOODS.required, datePosted: moment } },
  Service: THING,
  Course: {
    required: { ...THING.required, description: text, provider: node('Organization', 'Person') },
    optional: { image: urls },
  },
  ...Object.fromEntries(
    [
      'AutoRepair',
      'ParkingFacility',
      'EducationalOrganization',
      'LocalBusiness',
      'InsuranceAgency',
      'LegalService',
      'AutoWash',
      'FinancialService',
      'HomeAndConstructionBusiness',
      'Store',
      'Restaurant',
      'HealthAndBeautyBusiness',
    ].map((type) => [type, BUSINESS]),
  ),
}

/** What search engines read of a search is no property of schema.org, but an annotation of one. */
const isProperty = (type: string, name: string) => name === 'query-input' || hasProperty(type, name)

/** Returns what is wrong with a node and all nodes in it. */
export function faultsOf(value: unknown, isOutermost = true): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((part) => faultsOf(part, isOutermost))
  if (!isNode(value)) return []
  const { '@type': type, '@context': context, ...properties } = value
  const rule = RULES[String(type)]
  if (!isType(String(type))) return [`schema.org has no type ${String(type)}`]
  if (!rule) return [`no rule for ${String(type)}`]
  const known = { ...rule.optional, ...rule.required }
  return [
    ...(isOutermost === (context === 'https://schema.org') ? [] : [`${String(type)}: the context`]),
    ...Object.keys(rule.required).flatMap((name) =>
      name in properties ? [] : [`${String(type)} lacks ${name}`],
    ),
    ...Object.entries(properties).flatMap(([name, part]) =>
      known[name]?.(part) && isProperty(String(type), name)
        ? []
        : [`${String(type)}.${name}: ${JSON.stringify(part)}`],
    ),
    ...Object.values(properties).flatMap((part) => faultsOf(part, false)),
  ]
}
