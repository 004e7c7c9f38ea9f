import { expect, test } from 'vitest'
import { useDatabase } from './helpers/database.ts'
import { useImports } from './helpers/importing.ts'
import { siteWith } from './helpers/site.ts'

const { db } = useDatabase()
const imports = useImports(db)

test('[IMP-05] an address of the earlier site leads to the same listing here, and no address leads elsewhere', async () => {
  await imports.run(
    {
      'oc_t_user.csv':
        'pk_i_id,s_email,s_name,b_enabled,dt_reg_date\n3,dana@example.com,Dana,1,2020-01-01 00:00:00\n',
      'oc_t_category_description.csv': 'fk_i_category_id,fk_c_locale_code,s_name,s_slug\n7,en_US,Jobs,jobs\n',
      'oc_t_item.csv':
        'pk_i_id,fk_i_user_id,fk_i_category_id,dt_pub_date,b_enabled,b_active,b_spam\n42,3,7,2024-01-01 00:00:00,1,1,0\n',
      'oc_t_item_description.csv':
        'fk_i_item_id,fk_c_locale_code,s_title,s_description\n42,en_US,Night driver,Good pay\n',
    },
    { format: 'osclass' },
  )
  await imports.run({
    'redirects.csv': 'path,target\n/old/jobs,/categories/jobs\n/contact,/privacy-policy\n',
  })
  const { listingId } = await db.selectFrom('listings').select('listingId').executeTakeFirstOrThrow()
  const site = await siteWith(db)
  const leadsTo = async (address: string) => {
    const { status, headers } = await site.get(address)
    return [status, headers.get('location')]
  }
  const found = [301, `/listings/${listingId}`]
  expect(await leadsTo('/index.php?page=item&id=42')).toEqual(found)
  expect(await leadsTo('/index.php?id=42&page=item')).toEqual(found)
  expect(await leadsTo('/jobs/night-driver_i42')).toEqual(found)
  expect(await leadsTo('/old/jobs/?utm_source=x')).toEqual([301, '/categories/jobs'])
  // What is a page here is never hidden.
  expect(await leadsTo('/contact')).toEqual([200, null])
  expect(await leadsTo('/jobs/night-driver_i43')).toEqual([404, null])
  expect(await leadsTo('/index.php?page=item&id=43')).toEqual([404, null])

  const page = await site.get(`/listings/${listingId}/night-driver`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Night driver')
})
