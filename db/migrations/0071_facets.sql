-- What lists are narrowed by, made of `attributes` whenever they are written (docs/decisions/0101). Adding the columns rewrites
-- nothing, and there is nothing to fill: attributes came with the migrations before this one.
alter table listings add column facet_tokens int[] not null default '{}';
alter table listings add column facet_numbers int[];

-- A choice, such as 'make:kenworth', or a flag, such as 'titleInHand', as app/features/facets/facet-token.server.ts makes it too.
create function facet_token(token text) returns int language sql immutable strict parallel safe
  return ('x' || left(md5(token), 8))::bit(32)::int;

-- The tokens of all choices and flags, in one order. Texts are not chosen from, and would only make the arrays longer.
create function facet_tokens_of(attributes jsonb) returns int[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct facet_token(token)), '{}')
    from jsonb_each(attributes) as stated (key, value),
         lateral (
           select stated.key || ':' || (stated.value #>> '{}') as token where jsonb_typeof(stated.value) = 'string'
           union all
           select stated.key where stated.value = 'true'
           union all
           select stated.key || ':' || chosen
             from jsonb_array_elements_text(
               case when jsonb_typeof(stated.value) = 'array' then stated.value else '[]' end) as chosen
         ) as tokens
   where stated.key <> all ('{vin,model,engineModel,openingHours,skills,passRateSource}')
$$;

-- The numbers that have a range to narrow by, each in its place: RANGES in app/features/facets/facet-list.ts has the same.
create function facet_numbers_of(attributes jsonb) returns int[] language sql immutable parallel safe as $$
  select case when attributes <> '{}' then array_agg(
           case when jsonb_typeof(attributes -> key) = 'number' and (attributes -> key)::numeric between 0 and 2147483647
                then (attributes -> key)::numeric::int end order by place) end
    from unnest('{year,mileage,length,experience,payWeekly,payGuaranteed,priceDay,priceMonth,bedrooms,area,courseWeeks,tuition}'::text[])
         with ordinality as ranges (key, place)
$$;

create function set_facets() returns trigger language plpgsql as $$
begin
  new.facet_tokens := facet_tokens_of(new.attributes);
  new.facet_numbers := facet_numbers_of(new.attributes);
  return new;
end $$;

create trigger a_new_listing_has_facets before insert on listings
  for each row when (new.attributes <> '{}') execute function set_facets();
create trigger a_changed_listing_has_other_facets before update of attributes on listings
  for each row when (new.attributes <> old.attributes) execute function set_facets();
