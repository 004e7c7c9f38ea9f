-- Who changed what of an item, field by field, so that admins see what it said before and can bring it back ([LOG-04], [LOG-05]).
-- It has personal data, so unlike the log it is erased with its item and after a year.
create table item_edits (
  id bigint generated always as identity primary key,
  listing_id uuid references listings (id) on delete cascade,
  billboard_id uuid references ads (id) on delete cascade,
  at timestamptz not null,
  actor_id uuid,
  actor_role text not null,
  source text not null check (source in ('form', 'facts', 'import', 'revert')),
  -- The edit that was taken back.
  reverts bigint,
  -- By field: what it said before and after, as its form shows it.
  changes jsonb not null,
  -- Pictures that the item lost, so that they can come back.
  removed_pictures picture_list not null default '[]',
  constraint "an edit is of one item" check (num_nonnulls(listing_id, billboard_id) = 1)
);
create index item_edits_of_listing on item_edits (listing_id, id desc) where listing_id is not null;
create index item_edits_of_billboard on item_edits (billboard_id, id desc) where billboard_id is not null;
create index item_edits_by_time on item_edits (at);
