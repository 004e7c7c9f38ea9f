import type pg from 'pg'

/**
 * Counts the cells of layouts: a billboard's days are shared out to its cells, because each of its views counts for one
 * cell ([AD-10]).
 */
export async function addCellCounts(client: pg.Client): Promise<void> {
  await client.query(`
    with layouts as (
      select 'home' as page, config from layout_configs where is_active
      union all select category_slug, config from category_layouts
    ), cells as (
      select page, p ->> 'adId' as id, (p ->> 'row')::int + 1 as grid_row, (p ->> 'col')::int + 1 as grid_col,
             count(*) over (partition by p ->> 'adId') as shared
        from layouts, jsonb_array_elements(config -> 'positions') p
    )
    insert into cell_counts (page, grid_row, grid_col, day, views, clicks)
    select page, grid_row, grid_col, day, views / shared, clicks / shared
      from cells join daily_counts on item_id::text = id
     where views / shared > 0`)
}
