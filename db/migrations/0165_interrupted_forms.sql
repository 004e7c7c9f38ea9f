-- Forms that a browser without scripts sent after its session had ended ([FORM-09]). Sealed, for an hour.
create table interrupted_forms (
  token_hash text not null,
  user_id uuid not null,
  form text not null constraint a_draft_has_a_short_name check (length(form) <= 60),
  content text not null constraint an_interrupted_form_is_sealed check (content like 'sealed:%' and length(content) <= 60000),
  created_at timestamptz not null,
  constraint interrupted_forms_pkey primary key (token_hash, user_id, form),
  constraint a_known_device_sent_it foreign key (token_hash, user_id) references known_devices on delete cascade
);
create index interrupted_forms_oldest on interrupted_forms (created_at);
