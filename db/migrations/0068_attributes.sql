-- What a listing states as facts, by the keys of the catalogue of attributes ([ATTR-01], decision 0099).
alter table listings add column attributes jsonb not null default '{}';
alter table listings add constraint "attributes are an object" check (jsonb_typeof(attributes) = 'object') not valid;
