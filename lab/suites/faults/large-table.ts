import { withClient } from '../../../app/platform/db/client.server.ts'

/** Rows as the triggers would leave them, which would take minutes. */
const INSERT = `
  set session_replication_role = replica;
  insert into profiles (id, email, full_name) values (gen_random_uuid(), 'many@example.com', 'Many Listings');
  insert into listings (listing_id, user_id, title, description, category, status, payment_status, search_text,
                        search_vector, business_state, created_at, expires_at, price_cents)
  select n, (select id from profiles where email = 'many@example.com'), jsonb_build_object('en', 'Truck ' || n), '{}',
         (array['jobs', 'mechanics', 'trucks-trailers-marketplace'])[1 + n % 3], 'active', 'completed', repeat('x', 400),
         to_tsvector('simple', 'truck t' || n % 1000), case when n % 3 = 0 then 'IL' else 'TX' end,
         now() - n * interval '1 second', now() + interval '9 days', 1000 * (n * 7919::bigint % 12000)
    from generate_series(1, ROWS) n`

/** Fills the table of listings, as that of a site of several years. */
export async function fillListings(connectionString: string, rows: number): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query(INSERT.replace('ROWS', String(rows)))
    await client.query('vacuum analyze listings')
  })
}
