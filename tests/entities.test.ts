import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const base = useDatabase()

/** The entities of the specification and their required fields. */
const ENTITIES = {
  profiles:
    'id email full_name phone bio location avatar_url role is_verified admin_notes created_at updated_at language email_notifications push_notifications favorite_categories',
  listings:
    'id listing_id user_id title description location compensation category contact_name contact_email contact_phone contact_phone_extension images business_city business_state business_zip_code service_city service_state service_zip_code service_area_type status featured_ticker payment_type payment_status payment_amount website_url created_at updated_at',
  ads: 'id ad_id user_id title description location price category images website_url contact_type contact_name contact_email contact_phone status featured views favorites created_at updated_at service_city service_state service_zip_code service_area_type',
  favorites: 'user_id listing_id created_at',
  subscriptions:
    'id stripe_subscription_id stripe_customer_id package_type current_period_end cancel_at_period_end listing_title category',
  payment_methods:
    'id stripe_payment_method_id card_brand card_last4 card_exp_month card_exp_year is_default',
  layout_configs: 'id name description config is_active created_at updated_at',
  category_layouts: 'id category_slug category_name config updated_at',
  ad_approvals: 'ad_id user_id status admin_id admin_notes approved_at',
  contact_messages: 'name email phone subject message',
  categories: 'slug name_en name_ru name_es section',
  us_states: 'code name region',
} as const

describe('what is stored', () => {
  test.for(Object.entries(ENTITIES))('[DATA-01] %s has all its fields', async ([table, fields]) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(base.db)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  test('[DATA-01] a new user has the role user, is unverified, and gets emails', async () => {
    const { id } = await base.db
      .insertInto('profiles')
      .values({ email: 'new@x.example' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(
      await base.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst(),
    ).toMatchObject({
      role: 'user',
      isVerified: false,
      emailNotifications: true,
      pushNotifications: true,
      favoriteCategories: [],
    })
  })

  const picture = { id: 'a'.repeat(32), width: 1, height: 1 }
  test.for([
    ['a title of 51 characters', { title: { en: 'x'.repeat(51) } }],
    ['no title at all', { title: {} }],
    ['a description of 1,501 characters', { description: { ru: 'я'.repeat(1501) } }],
    ['a contact name of 26 characters', { contactName: 'x'.repeat(26) }],
    ['six pictures', { images: Array.from({ length: 6 }, () => picture) }],
    ['a ZIP code of four digits', { businessZipCode: '1234' }],
    ['a state that is none', { businessState: 'XX' }],
    ['a script for a website', { websiteUrl: 'javascript:alert(1)' }],
    ['a place where all states are served', { serviceAreaType: 'all_states', serviceCity: 'Gary' }],
    ['a place in the ticker while inactive', { status: 'inactive', featuredTicker: true }],
    ['a negative price', { priceCents: -1 }],
  ] as const)('[DATA-01] the database itself refuses a listing with %s', async ([, given]) => {
    await expect(
      aListing(base.db, { ...given, images: 'images' in given ? [...given.images] : [] }),
    ).rejects.toThrow(/violates/u)
  })

  test('[DATA-01] a banner that leads to a website names it', async () => {
    await expect(anAd(base.db, { contactType: 'website', websiteUrl: '' })).rejects.toThrow(
      /names_its_website/u,
    )
  })

  test('[DATA-01] one profile an address, whatever its case', async () => {
    await aProfile(base.db, { email: 'same@x.example' })
    await expect(aProfile(base.db, { email: 'Same@x.example' })).rejects.toThrow(/violates/u)
  })

  test('[LAY-02] no two layouts are active', async () => {
    await aLayout(base.db)
    await expect(aLayout(base.db)).rejects.toThrow(/at_most_one_layout_is_active/u)
  })

  test('[LOG-02] what was logged stays as it is', async () => {
    const entry = { actorRole: 'admin', action: 'ban_user', targetType: 'user', targetId: 'x' }
    await base.db.insertInto('auditLog').values(entry).execute()
    await expect(base.db.updateTable('auditLog').set({ action: 'nothing' }).execute()).rejects.toThrow(
      'append-only',
    )
    await expect(base.db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only')
  })
})
