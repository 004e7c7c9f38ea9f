import { expect, test } from 'vitest'
import type { Values } from '../field-values.ts'
import { type Joined, tableNamed } from './source-format.ts'
import { SOURCE_FORMATS } from './source-formats.ts'

function mapped(format: string, table: string, row: Values, joined: Joined = {}) {
  const its = SOURCE_FORMATS[format]?.tables[table]
  return its?.map(row, joined)
}

const DESCRIPTIONS = [
  { fk_c_locale_code: 'de_DE', s_title: 'Lastwagen', s_description: 'Gut' },
  {
    fk_c_locale_code: 'ru_RU',
    s_title: 'Трак',
    s_description: '<p>Чистый<br/>трак &amp; трейлер</p><script>x()</script>',
  },
]

test('[IMP-10] an item of Osclass has its texts by language, its price in dollars, and both kinds of old addresses', () => {
  const row = {
    pk_i_id: '42',
    fk_i_user_id: null,
    fk_i_category_id: '7',
    s_contact_email: 'guest@example.com',
    b_show_email: '0',
    i_price: '85000000000',
    b_enabled: '1',
    b_active: '1',
    dt_expiration: '9999-12-31 23:59:59',
    dt_pub_date: '2024-05-01 10:00:00',
  }
  const joined = {
    t_item_description: DESCRIPTIONS,
    t_item_location: [{ s_city: 'Joliet', s_region: 'Illinois', s_zip: '60431' }],
    t_item_resource: [
      {
        pk_i_id: '8',
        s_path: 'oc-content/uploads/0/',
        s_extension: 'jpg',
        s_content_type: 'image/jpeg',
        i_order: '2',
      },
      {
        pk_i_id: '9',
        s_path: 'oc-content/uploads/0/',
        s_extension: 'jpg',
        s_content_type: null,
        i_order: '1',
      },
      {
        pk_i_id: '10',
        s_path: 'oc-content/uploads/0/',
        s_extension: 'pdf',
        s_content_type: 'application/pdf',
      },
    ],
    t_category_description: [{ s_name: 'Trucks', s_slug: 'trucks' }],
  }
  expect(mapped('osclass', 't_item', row, joined)).toMatchObject({
    values: {
      ownerEmail: 'guest@example.com',
      contactEmail: '',
      titleEn: 'Lastwagen',
      titleRu: 'Трак',
      titleEs: '',
      descriptionRu: 'Чистый\nтрак & трейлер',
      category: ['7', 'Trucks', 'trucks'],
      compensation: '85000',
      businessCity: 'Joliet',
      businessState: 'Illinois',
      pictures: ['oc-content/uploads/0/9.jpg', 'oc-content/uploads/0/8.jpg'],
      status: 'active',
      moderation: 'approved',
      expiresAt: '',
      oldAddresses: ['/index.php?page=item&id=42', '*_i42'],
    },
  })
})

test('[IMP-10] spam of Osclass is left out, and what its admins blocked is rejected', () => {
  expect(mapped('osclass', 't_item', { pk_i_id: '1', b_spam: '1' })).toEqual({
    leftOut: 'it was marked as spam',
  })
  expect(mapped('osclass', 't_item', { pk_i_id: '1', b_enabled: '0', b_active: '0' })).toMatchObject({
    values: { status: 'inactive', moderation: 'rejected' },
  })
})

test('[IMP-10] a phone number that Osclass hid stays hidden, and a price that is not in dollars is left out', () => {
  const row = { pk_i_id: '1', s_contact_phone: '312-555-0147', b_show_phone: '0', i_price: '5000000' }
  expect(mapped('osclass', 't_item', { ...row, fk_c_currency_code: 'EUR' })).toMatchObject({
    values: { contactPhone: '', compensation: '' },
  })
  expect(mapped('osclass', 't_item', { ...row, b_show_phone: '1', fk_c_currency_code: 'USD' })).toMatchObject(
    {
      values: { contactPhone: '312-555-0147', compensation: '5' },
    },
  )
  const about = { t_user_description: [{ s_info: '' }, { s_info: '<p>Since 1998</p>' }] }
  expect(mapped('osclass', 't_user', { pk_i_id: '3' }, about)).toMatchObject({
    values: { bio: 'Since 1998' },
  })
})

test('[IMP-10] an ad of Yclas that is sold is sold, in its language, in its state, and featured to its day', () => {
  const row = {
    id_ad: '5',
    title: 'Трейлер',
    description: 'Рефрижератор',
    locale: 'ru_RU',
    status: '40',
    price: '1500.50000000',
    featured: '2026-12-01 00:00:00',
  }
  const joined = { locations: [{ name: 'Illinois' }] }
  expect(mapped('yclas', 'ads', row, joined)).toMatchObject({
    values: {
      titleRu: 'Трейлер',
      descriptionRu: 'Рефрижератор',
      status: 'sold',
      compensation: '1500.5',
      businessState: 'Illinois',
      featured: '2026-12-01 00:00:00',
    },
  })
  expect(mapped('yclas', 'ads', { ...row, status: '70' })).toEqual({ leftOut: 'its status 70 is unknown' })
  expect(mapped('yclas', 'users', { id_user: '1', locale: 'es_ES' })).toMatchObject({
    values: { language: 'es_ES' },
  })
})

test('[IMP-10] an ad of Yclas has its address, the pictures of its folder, and no email address that was not public', () => {
  const row = {
    id_ad: '5',
    id_user: '3',
    id_category: '2',
    title: 'Reefer trailer',
    seotitle: 'reefer-trailer',
    description: '[b]Cold[/b] &quot;as ice&quot;',
    price: '1500.000',
    status: '1',
    has_images: '2',
    created: '2023-07-04 12:00:00',
  }
  const joined = { categories: [{ name: 'Trailers', seoname: 'trailers' }], locations: [{ name: 'Gary' }] }
  expect(mapped('yclas', 'ads', row, joined)).toMatchObject({
    values: {
      titleEn: 'Reefer trailer',
      descriptionEn: 'Cold "as ice"',
      category: ['2', 'Trailers', 'trailers'],
      compensation: '1500',
      businessCity: 'Gary',
      status: 'active',
      pictures: ['images/2023/07/04/5/reefer-trailer_1.jpg', 'images/2023/07/04/5/reefer-trailer_2.jpg'],
      oldAddresses: ['/trailers/reefer-trailer.html'],
    },
  })
  expect(mapped('yclas', 'ads', { ...row, status: '30' })).toEqual({ leftOut: 'it was marked as spam' })
})

test('[IMP-10] a listing of the site before Haulpost without any contact is a banner ad; texts are JSON, also in CSV', () => {
  const row = {
    id: 'u1',
    user_id: 'p1',
    title: '{"en":"Dispatch","ru":"Диспетчер"}',
    description: { en: 'Text' },
    location: '{"en":"Chicago"}',
    category: 'CDL A COMPANY DRIVERS',
    payment_type: 'silver-package',
    images: '{"https://x.example/storage/v1/object/public/images/listings/a.jpg?t=1"}',
    contact_name: 'Ann',
    business_state: 'All States',
    service_area_type: 'all_states',
  }
  expect(mapped('hosted', 'listings', row)).toMatchObject({
    values: {
      titleEn: 'Dispatch',
      titleRu: 'Диспетчер',
      package: 'silver',
      pictures: ['listings/a.jpg'],
      businessState: '',
      serviceAreaType: 'all_states',
    },
  })
  expect(mapped('hosted', 'listings', { ...row, contact_name: '' })).toMatchObject({
    kind: 'billboards',
    values: { titleEn: 'Dispatch', location: 'Chicago' },
  })
})

test('[IMP-10] tables are recognized with any prefix', () => {
  const osclass = SOURCE_FORMATS['osclass']
  const names = ['oc_t_item', 't_item', 'my_site_t_item_description', 'oc_t_item_stats', 'item']
  expect(osclass && names.map((name) => tableNamed(osclass, name))).toEqual([
    't_item',
    't_item',
    't_item_description',
    null,
    null,
  ])
})
