-- When its owner put away the offer to complete the facts of a listing ([ATTR-19]); null: it is offered.
alter table listings add column facts_dismissed_at timestamptz;
