-- The database as all migrations together make it, for reading and for reviewing changes.
-- Written by `npm run db:schema`. Do not edit.

create extension pg_trgm;

create domain localized_text as jsonb
  constraint localized_text_check CHECK (((jsonb_typeof(VALUE) = 'object'::text) AND ((((VALUE - 'en'::text) - 'ru'::text) - 'es'::text) = '{}'::jsonb)));

create domain package_tier as text
  constraint package_tier_check CHECK ((VALUE = ANY (ARRAY['single'::text, 'silver'::text, 'gold'::text, 'platinum'::text])));

create domain picture_list as jsonb
  constraint picture_list_check CHECK (((jsonb_typeof(VALUE) = 'array'::text) AND (jsonb_array_length(VALUE) <= 5)));

create domain product as text
  constraint product_check CHECK ((VALUE = ANY (ARRAY['single'::text, 'silver'::text, 'gold'::text, 'platinum'::text, 'top'::text])));

create table accounts (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  provider_id text default 'credential'::text not null,
  account_id text not null,
  password text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  sign_up_browser text,
  is_contested boolean default false not null,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint one_account_per_provider UNIQUE (provider_id, account_id),
  constraint accounts_password_check CHECK ((password ~~ 'scrypt$%'::text)),
  constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX accounts_of_user ON accounts USING btree (user_id);

create table ad_approvals (
  ad_id uuid not null,
  user_id uuid not null,
  status text not null,
  admin_id uuid,
  admin_notes text default ''::text not null,
  approved_at timestamp with time zone default now() not null,
  constraint ad_approvals_pkey PRIMARY KEY (ad_id),
  constraint ad_approvals_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'rejected'::text]))),
  constraint ad_approvals_ad_id_fkey FOREIGN KEY (ad_id) REFERENCES ads(id) ON DELETE CASCADE,
  constraint ad_approvals_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint ad_approvals_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table ads (
  id uuid default gen_random_uuid() not null,
  ad_id integer not null,
  user_id uuid not null,
  kind text default 'banner'::text not null,
  title localized_text not null,
  description localized_text not null,
  location localized_text default '{}'::jsonb not null,
  price text default ''::text not null,
  price_cents bigint,
  category text not null,
  images picture_list default '[]'::jsonb not null,
  website_url text default ''::text not null,
  contact_type text not null,
  contact_name text default ''::text not null,
  contact_email text default ''::text not null,
  contact_phone text default ''::text not null,
  service_area_type text default 'specific_state'::text not null,
  service_city text default ''::text not null,
  service_state text,
  service_zip_code text default ''::text not null,
  status text default 'pending'::text not null,
  moderation text default 'waiting'::text not null,
  moderation_reason text default ''::text not null,
  moderated_by uuid,
  moderated_at timestamp with time zone,
  featured boolean default false not null,
  views integer default 0 not null,
  clicks integer default 0 not null,
  favorites integer default 0 not null,
  owner_hidden boolean default false not null,
  search_text text default ''::text not null,
  expires_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  listed boolean generated always as (((status = 'active'::text) AND (moderation = 'approved'::text) AND (NOT owner_hidden) AND (deleted_at IS NULL))) stored not null,
  form_id uuid,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  search_vector tsvector,
  place integer,
  wanted_placement text,
  constraint ads_pkey PRIMARY KEY (id),
  constraint ads_ad_id_key UNIQUE (ad_id),
  constraint one_billboard_for_each_form UNIQUE (user_id, form_id),
  constraint a_banner_asks_for_a_placement_that_exists CHECK ((wanted_placement = ANY (ARRAY['home'::text, 'category'::text]))),
  constraint a_banner_title_in_at_least_one_language CHECK (((title)::jsonb <> '{}'::jsonb)),
  constraint a_billboard_starts_before_it_ends CHECK ((starts_at < ends_at)),
  constraint a_website_banner_names_its_website CHECK (((contact_type <> 'website'::text) OR (website_url <> ''::text))),
  constraint ads_ad_id_check CHECK (((ad_id >= 0) AND (ad_id <= 9999999))),
  constraint ads_clicks_check CHECK ((clicks >= 0)),
  constraint ads_contact_email_check CHECK ((length(contact_email) <= 254)),
  constraint ads_contact_phone_check CHECK ((length(contact_phone) <= 40)),
  constraint ads_contact_type_check CHECK ((contact_type = ANY (ARRAY['website'::text, 'contact_info'::text]))),
  constraint ads_favorites_check CHECK ((favorites >= 0)),
  constraint ads_kind_check CHECK ((kind = ANY (ARRAY['listing'::text, 'banner'::text]))),
  constraint ads_moderation_check CHECK ((moderation = ANY (ARRAY['approved'::text, 'waiting'::text, 'rejected'::text, 'removed'::text]))),
  constraint ads_price_cents_check CHECK ((price_cents >= 0)),
  constraint ads_price_check CHECK ((length(price) <= 60)),
  constraint ads_service_area_type_check CHECK ((service_area_type = ANY (ARRAY['all_states'::text, 'midwest'::text, 'specific_state'::text]))),
  constraint ads_service_city_check CHECK ((length(service_city) <= 80)),
  constraint ads_service_zip_code_check CHECK ((service_zip_code ~ '^(\d{5})?$'::text)),
  constraint ads_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'pending'::text, 'expired'::text, 'sold'::text]))),
  constraint ads_views_check CHECK ((views >= 0)),
  constraint ads_website_url_check CHECK (((website_url = ''::text) OR (website_url ~ '^https?://'::text))),
  constraint billboard_contact_names_have_at_most_25_characters CHECK (((plain_characters(contact_name) <= 25) AND (length(contact_name) <= 100))),
  constraint ads_category_fkey FOREIGN KEY (category) REFERENCES categories(slug),
  constraint ads_moderated_by_fkey FOREIGN KEY (moderated_by) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint ads_place_fkey FOREIGN KEY (place) REFERENCES places(zip),
  constraint ads_service_state_fkey FOREIGN KEY (service_state) REFERENCES us_states(code),
  constraint ads_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
) with (fillfactor=70);
CREATE INDEX ads_by_all_words ON ads USING gin (search_text gin_trgm_ops);
CREATE INDEX ads_by_category ON ads USING btree (category, created_at DESC, id DESC) INCLUDE (expires_at, starts_at, ends_at) WHERE listed;
CREATE INDEX ads_by_contact ON ads USING gin (contact_text(contact_name, contact_email, contact_phone) gin_trgm_ops);
CREATE INDEX ads_by_vector ON ads USING gin (search_vector) WHERE (listed AND (search_vector IS NOT NULL));
CREATE INDEX ads_by_words ON ads USING gin (search_text gin_trgm_ops) WHERE listed;
CREATE INDEX ads_deleted ON ads USING btree (deleted_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX ads_for_admins ON ads USING btree (created_at DESC, id DESC) INCLUDE (status, moderation, category, featured) WHERE (deleted_at IS NULL);
CREATE INDEX ads_in_ticker ON ads USING btree (created_at DESC) WHERE featured;
CREATE INDEX ads_newest ON ads USING btree (created_at DESC, id DESC) INCLUDE (expires_at, starts_at, ends_at) WHERE listed;
CREATE INDEX ads_of_owner ON ads USING btree (user_id, created_at DESC);
CREATE INDEX ads_waiting ON ads USING btree (created_at, id) WHERE ((moderation = 'waiting'::text) AND (deleted_at IS NULL));
CREATE INDEX ads_without_place ON ads USING btree (id) WHERE (place IS NULL);
CREATE INDEX ads_without_vector ON ads USING btree (id) WHERE (search_vector IS NULL);
CREATE TRIGGER a_changed_ad_has_other_words BEFORE UPDATE OF search_text, location, service_city, service_state, service_zip_code ON ads FOR EACH ROW WHEN (((NOT (new.search_vector IS DISTINCT FROM old.search_vector)) AND (((((new.search_text IS DISTINCT FROM old.search_text) OR ((new.location)::jsonb IS DISTINCT FROM (old.location)::jsonb)) OR (new.service_city IS DISTINCT FROM old.service_city)) OR (new.service_state IS DISTINCT FROM old.service_state)) OR (new.service_zip_code IS DISTINCT FROM old.service_zip_code)))) EXECUTE FUNCTION forget_search_vector();
CREATE TRIGGER a_new_ad_is_hidden_with_its_owner BEFORE INSERT ON ads FOR EACH ROW EXECUTE FUNCTION hide_new_item_of_owner();
CREATE TRIGGER ads_appear AFTER INSERT ON ads FOR EACH ROW WHEN (new.listed) EXECUTE FUNCTION announce_ad();
CREATE TRIGGER ads_change AFTER UPDATE OF ad_id, user_id, kind, title, description, location, price, price_cents, category, contact_type, contact_name, contact_email, contact_phone, images, website_url, service_area_type, service_city, service_state, service_zip_code, status, moderation, featured, owner_hidden, search_text, search_vector, expires_at, starts_at, ends_at, deleted_at, created_at, updated_at ON ads FOR EACH ROW WHEN ((old.listed OR new.listed)) EXECUTE FUNCTION announce_ad();
CREATE TRIGGER ads_disappear AFTER DELETE ON ads FOR EACH ROW WHEN (old.listed) EXECUTE FUNCTION announce_ad();
CREATE TRIGGER ads_move AFTER UPDATE OF place ON ads FOR EACH ROW WHEN (((old.listed OR new.listed) AND (old.place IS DISTINCT FROM new.place))) EXECUTE FUNCTION announce_ad();

create table audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  details jsonb default '{}'::jsonb not null,
  request_id text default ''::text not null,
  ip_prefix text default ''::text not null,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_newest ON audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_of_action ON audit_log USING btree (action, at DESC, id DESC);
CREATE INDEX audit_log_of_actor ON audit_log USING btree (actor_id, at DESC, id DESC);
CREATE INDEX audit_log_of_admins ON audit_log USING btree (at DESC, id DESC) WHERE (actor_role = ANY (ARRAY['admin'::text, 'operator'::text]));
CREATE INDEX audit_log_of_admins_by_action ON audit_log USING btree (action, at DESC, id DESC) WHERE (actor_role = ANY (ARRAY['admin'::text, 'operator'::text]));
CREATE INDEX audit_log_of_target ON audit_log USING btree (target_type, target_id, at DESC);
CREATE TRIGGER the_log_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_the_log();

create table authenticators (
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint authenticators_pkey PRIMARY KEY (user_id),
  constraint authenticators_secret_check CHECK ((secret ~ '^([A-Z2-7]{32}|sealed:[A-Za-z0-9_-]{8}:[A-Za-z0-9_-]{40,255})$'::text)),
  constraint authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table backup_runs (
  id uuid default gen_random_uuid() not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  name text default ''::text not null,
  bytes bigint,
  error text default ''::text not null,
  constraint backup_runs_pkey PRIMARY KEY (id),
  constraint a_backup_that_failed_is_finished CHECK (((error = ''::text) OR (finished_at IS NOT NULL))),
  constraint backup_runs_bytes_check CHECK ((bytes >= 0)),
  constraint backup_runs_error_check CHECK ((length(error) <= 500)),
  constraint backup_runs_name_check CHECK ((length(name) <= 200))
);
CREATE INDEX backup_runs_made ON backup_runs USING btree (finished_at DESC) WHERE ((error = ''::text) AND (finished_at IS NOT NULL));
CREATE INDEX backup_runs_newest ON backup_runs USING btree (started_at DESC);

create table billboard_changes (
  billboard_id uuid not null,
  title localized_text not null,
  description localized_text not null,
  location localized_text default '{}'::jsonb not null,
  price text default ''::text not null,
  category text not null,
  images picture_list default '[]'::jsonb not null,
  website_url text default ''::text not null,
  contact_type text not null,
  contact_name text default ''::text not null,
  contact_email text default ''::text not null,
  contact_phone text default ''::text not null,
  sent_at timestamp with time zone not null,
  rejected_at timestamp with time zone,
  rejection_reason text default ''::text not null,
  constraint billboard_changes_pkey PRIMARY KEY (billboard_id),
  constraint billboard_changes_contact_email_check CHECK ((length(contact_email) <= 254)),
  constraint billboard_changes_contact_name_check CHECK (((plain_characters(contact_name) <= 25) AND (length(contact_name) <= 100))),
  constraint billboard_changes_contact_phone_check CHECK ((length(contact_phone) <= 40)),
  constraint billboard_changes_contact_type_check CHECK ((contact_type = ANY (ARRAY['website'::text, 'contact_info'::text]))),
  constraint billboard_changes_price_check CHECK ((length(price) <= 60)),
  constraint billboard_changes_rejection_reason_check CHECK ((length(rejection_reason) <= 2000)),
  constraint billboard_changes_website_url_check CHECK (((website_url = ''::text) OR (website_url ~ '^https?://'::text))),
  constraint billboard_changes_billboard_id_fkey FOREIGN KEY (billboard_id) REFERENCES ads(id) ON DELETE CASCADE,
  constraint billboard_changes_category_fkey FOREIGN KEY (category) REFERENCES categories(slug)
);
CREATE INDEX billboard_changes_waiting ON billboard_changes USING btree (sent_at) WHERE (rejected_at IS NULL);

create table billing_details (
  user_id uuid not null,
  company text default ''::text not null,
  address text default ''::text not null,
  tax_id text default ''::text not null,
  updated_at timestamp with time zone default now() not null,
  bookkeeper_email text default ''::text not null,
  constraint billing_details_pkey PRIMARY KEY (user_id),
  constraint billing_details_address_check CHECK ((length(address) <= 1200)),
  constraint billing_details_bookkeeper_email_check CHECK ((length(bookkeeper_email) <= 254)),
  constraint billing_details_company_check CHECK ((length(company) <= 480)),
  constraint billing_details_tax_id_check CHECK ((length(tax_id) <= 160)),
  constraint billing_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table categories (
  slug text not null,
  name_en text not null,
  name_ru text not null,
  name_es text not null,
  section text not null,
  position integer not null,
  constraint categories_pkey PRIMARY KEY (slug),
  constraint categories_name_en_key UNIQUE (name_en),
  constraint categories_position_key UNIQUE ("position"),
  constraint categories_section_check CHECK ((section = ANY (ARRAY['trucking'::text, 'general'::text]))),
  constraint categories_slug_check CHECK ((slug ~ '^[a-z]+(-[a-z]+)*$'::text))
);

create table category_aliases (
  alias text not null,
  slug text not null,
  constraint category_aliases_pkey PRIMARY KEY (alias),
  constraint category_aliases_alias_check CHECK ((alias = upper(alias))),
  constraint category_aliases_slug_fkey FOREIGN KEY (slug) REFERENCES categories(slug)
);

create table category_layouts (
  id uuid default gen_random_uuid() not null,
  category_slug text not null,
  category_name text not null,
  config jsonb not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint category_layouts_pkey PRIMARY KEY (id),
  constraint category_layouts_category_slug_key UNIQUE (category_slug),
  constraint category_layouts_config_check CHECK ((jsonb_typeof((config -> 'positions'::text)) = 'array'::text)),
  constraint category_layouts_category_slug_fkey FOREIGN KEY (category_slug) REFERENCES categories(slug)
);
CREATE TRIGGER category_layouts_change AFTER INSERT OR DELETE OR UPDATE ON category_layouts FOR EACH ROW EXECUTE FUNCTION announce_layout();

create table cell_counts (
  page text not null,
  grid_row integer not null,
  grid_col integer not null,
  day date not null,
  views integer default 0 not null,
  clicks integer default 0 not null,
  constraint cell_counts_pkey PRIMARY KEY (page, grid_row, grid_col, day),
  constraint a_cell_is_counted_from_1 CHECK ((((grid_row >= 1) AND (grid_row <= 50)) AND ((grid_col >= 1) AND (grid_col <= 20))))
);

create table contact_messages (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  phone text default ''::text not null,
  subject text not null,
  message text not null,
  language text not null,
  mail_id uuid,
  created_at timestamp with time zone default now() not null,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_email_check CHECK ((length(email) <= 254)),
  constraint contact_messages_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ru'::text, 'es'::text]))),
  constraint contact_messages_message_check CHECK (((length(message) >= 10) AND (length(message) <= 5000))),
  constraint contact_messages_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint contact_messages_phone_check CHECK ((length(phone) <= 40)),
  constraint contact_messages_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 150))),
  constraint contact_messages_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail_outbox(id) ON DELETE SET NULL
);
CREATE INDEX contact_messages_newest ON contact_messages USING btree (created_at DESC);

create table daily_counts (
  item_id uuid not null,
  item_kind text not null,
  day date not null,
  views integer default 0 not null,
  clicks integer default 0 not null,
  contacts integer default 0 not null,
  constraint daily_counts_pkey PRIMARY KEY (item_id, day),
  constraint daily_counts_item_kind_check CHECK ((item_kind = ANY (ARRAY['listing'::text, 'banner'::text])))
);
CREATE INDEX daily_counts_of_day ON daily_counts USING btree (day);

create table empty_searches (
  day date not null,
  locale text not null,
  term text not null,
  times integer default 1 not null,
  constraint empty_searches_pkey PRIMARY KEY (day, locale, term),
  constraint A counted search was made CHECK ((times > 0)),
  constraint A search is in a language of the site CHECK ((locale = ANY (ARRAY['en'::text, 'ru'::text, 'es'::text]))),
  constraint A term has 1 to 60 characters CHECK (((length(term) >= 1) AND (length(term) <= 60)))
);

create table entitlements (
  id uuid default gen_random_uuid() not null,
  listing_id uuid not null,
  kind text not null,
  source_id text not null,
  tier text not null,
  amount integer not null,
  billboard_id uuid,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_over boolean default false not null,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint entitlements_pkey PRIMARY KEY (id),
  constraint one_part_of_each_kind_for_a_payment UNIQUE (source_id, kind),
  constraint entitlements_amount_check CHECK ((amount >= 0)),
  constraint entitlements_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'ticker'::text, 'category-board'::text, 'home-board'::text, 'bump'::text]))),
  constraint what_starts_ends CHECK ((((starts_at IS NULL) = (ends_at IS NULL)) AND (starts_at <= ends_at))),
  constraint entitlements_billboard_id_fkey FOREIGN KEY (billboard_id) REFERENCES ads(id) ON DELETE SET NULL,
  constraint entitlements_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX entitlements_about_to_end ON entitlements USING btree (ends_at) WHERE ((kind = 'ticker'::text) AND (NOT is_over));
CREATE INDEX entitlements_of_billboard ON entitlements USING btree (billboard_id) WHERE (billboard_id IS NOT NULL);
CREATE INDEX entitlements_of_listing ON entitlements USING btree (listing_id, kind);
CREATE INDEX entitlements_to_place ON entitlements USING btree (ends_at, listing_id, kind) WHERE ((kind <> 'post'::text) AND (withdrawn_at IS NULL));

create table facet_changes (
  category text not null,
  sign integer not null,
  facet_tokens integer[] not null,
  facet_numbers integer[],
  price_cents bigint,
  constraint facet_changes_sign_check CHECK ((sign = ANY (ARRAY['-1'::integer, 1])))
);
CREATE INDEX facet_changes_of_category ON facet_changes USING btree (category);

create table facet_sets (
  category text not null,
  fact integer not null,
  value integer not null,
  listings bit varying not null,
  stored_at timestamp with time zone default now() not null,
  constraint facet_sets_pkey PRIMARY KEY (category, fact, value)
);

create table favorites (
  user_id uuid not null,
  listing_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint favorites_pkey PRIMARY KEY (user_id, listing_id),
  constraint favorites_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX favorites_of_listing ON favorites USING btree (listing_id);

create table import_runs (
  id uuid default gen_random_uuid() not null,
  source text not null,
  format text not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  counts jsonb default '{}'::jsonb not null,
  constraint import_runs_pkey PRIMARY KEY (id),
  constraint import_runs_format_check CHECK ((length(format) <= 40)),
  constraint import_runs_source_check CHECK ((source ~ '^[a-z0-9][a-z0-9_-]{0,39}$'::text))
);
CREATE INDEX import_runs_of_source ON import_runs USING btree (source, started_at DESC);

create table imported_rows (
  source text not null,
  kind text not null,
  source_id text not null,
  target_id uuid not null,
  is_made boolean not null,
  file_hash text not null,
  stored_hash text not null,
  imported_at timestamp with time zone not null,
  invited_at timestamp with time zone,
  constraint imported_rows_pkey PRIMARY KEY (source, kind, source_id),
  constraint imported_rows_file_hash_check CHECK ((length(file_hash) <= 64)),
  constraint imported_rows_kind_check CHECK ((kind = ANY (ARRAY['accounts'::text, 'listings'::text, 'billboards'::text, 'layouts'::text, 'subscriptions'::text, 'cards'::text]))),
  constraint imported_rows_source_id_check CHECK (((length(source_id) >= 1) AND (length(source_id) <= 200))),
  constraint imported_rows_stored_hash_check CHECK ((length(stored_hash) <= 64))
);
CREATE INDEX imported_rows_by_target ON imported_rows USING btree (target_id);

create table interrupted_forms (
  token_hash text not null,
  user_id uuid not null,
  form text not null,
  content text not null,
  created_at timestamp with time zone not null,
  constraint interrupted_forms_pkey PRIMARY KEY (token_hash, user_id, form),
  constraint a_draft_has_a_short_name CHECK ((length(form) <= 60)),
  constraint an_interrupted_form_is_sealed CHECK (((content ~~ 'sealed:%'::text) AND (length(content) <= 60000))),
  constraint a_known_device_sent_it FOREIGN KEY (token_hash, user_id) REFERENCES known_devices(token_hash, user_id) ON DELETE CASCADE
);
CREATE INDEX interrupted_forms_oldest ON interrupted_forms USING btree (created_at);

create table item_edits (
  id bigint generated always as identity not null,
  listing_id uuid,
  billboard_id uuid,
  at timestamp with time zone not null,
  actor_id uuid,
  actor_role text not null,
  source text not null,
  reverts bigint,
  changes jsonb not null,
  removed_pictures picture_list default '[]'::jsonb not null,
  constraint item_edits_pkey PRIMARY KEY (id),
  constraint an edit is of one item CHECK ((num_nonnulls(listing_id, billboard_id) = 1)),
  constraint item_edits_source_check CHECK ((source = ANY (ARRAY['form'::text, 'facts'::text, 'import'::text, 'revert'::text]))),
  constraint item_edits_billboard_id_fkey FOREIGN KEY (billboard_id) REFERENCES ads(id) ON DELETE CASCADE,
  constraint item_edits_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX item_edits_by_time ON item_edits USING btree (at);
CREATE INDEX item_edits_of_billboard ON item_edits USING btree (billboard_id, id DESC) WHERE (billboard_id IS NOT NULL);
CREATE INDEX item_edits_of_listing ON item_edits USING btree (listing_id, id DESC) WHERE (listing_id IS NOT NULL);

create table known_devices (
  token_hash text not null,
  user_id uuid not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  constraint known_devices_pkey PRIMARY KEY (token_hash, user_id),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_of_user ON known_devices USING btree (user_id, seen_at DESC);

create table layout_configs (
  id uuid default gen_random_uuid() not null,
  name text not null,
  description text default ''::text not null,
  config jsonb not null,
  is_active boolean default false not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint layout_configs_pkey PRIMARY KEY (id),
  constraint layout_configs_config_check CHECK ((jsonb_typeof((config -> 'positions'::text)) = 'array'::text)),
  constraint layout_configs_description_check CHECK ((length(description) <= 300)),
  constraint layout_configs_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);
CREATE UNIQUE INDEX at_most_one_layout_is_active ON layout_configs USING btree ((true)) WHERE is_active;
CREATE TRIGGER layouts_change AFTER INSERT OR DELETE OR UPDATE ON layout_configs FOR EACH ROW EXECUTE FUNCTION announce_layout();

create table listing_approvals (
  listing_id uuid not null,
  user_id uuid not null,
  status text not null,
  admin_id uuid,
  admin_notes text default ''::text not null,
  approved_at timestamp with time zone default now() not null,
  constraint listing_approvals_pkey PRIMARY KEY (listing_id),
  constraint listing_approvals_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'rejected'::text]))),
  constraint notes_of_admins_have_at_most_1000_characters CHECK ((length(admin_notes) <= 1000)),
  constraint listing_approvals_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint listing_approvals_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_approvals_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table listing_words (
  listing_id uuid not null,
  search_text text not null,
  constraint listing_words_pkey PRIMARY KEY (listing_id),
  constraint listing_words_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listing_words_alike ON listing_words USING gin (search_text gin_trgm_ops);

create table listings (
  id uuid default gen_random_uuid() not null,
  listing_id integer not null,
  user_id uuid not null,
  kind text default 'listing'::text not null,
  title localized_text not null,
  description localized_text not null,
  location localized_text default '{}'::jsonb not null,
  compensation text default ''::text not null,
  price_cents bigint,
  category text not null,
  contact_name text default ''::text not null,
  contact_email text default ''::text not null,
  contact_phone text default ''::text not null,
  contact_phone_extension text default ''::text not null,
  images picture_list default '[]'::jsonb not null,
  website_url text default ''::text not null,
  business_city text default ''::text not null,
  business_state text,
  business_zip_code text default ''::text not null,
  service_area_type text default 'specific_state'::text not null,
  service_city text default ''::text not null,
  service_state text,
  service_zip_code text default ''::text not null,
  status text default 'pending'::text not null,
  moderation text default 'approved'::text not null,
  moderation_reason text default ''::text not null,
  moderated_by uuid,
  moderated_at timestamp with time zone,
  featured_ticker boolean default false not null,
  payment_type text default 'regular-listing'::text not null,
  payment_status text default 'pending'::text not null,
  payment_amount integer default 0 not null,
  views integer default 0 not null,
  owner_hidden boolean default false not null,
  replaced_by uuid,
  search_text text default ''::text not null,
  expires_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  listed boolean generated always as (((status = 'active'::text) AND (moderation = 'approved'::text) AND (NOT owner_hidden) AND (deleted_at IS NULL))) stored not null,
  form_id uuid,
  replaces uuid,
  draft_reminded_at timestamp with time zone,
  end_told timestamp with time zone,
  search_vector tsvector,
  bumped_at timestamp with time zone,
  ranked_at timestamp with time zone generated always as (GREATEST(created_at, bumped_at)) stored not null,
  place integer,
  attributes jsonb default '{}'::jsonb not null,
  facts_dismissed_at timestamp with time zone,
  facet_tokens integer[] default '{}'::integer[] not null,
  facet_numbers integer[],
  comparable_group text,
  comparable_year integer,
  comparable_value bigint,
  price_was_cents bigint,
  price_dropped_at timestamp with time zone,
  held_for text,
  constraint listings_pkey PRIMARY KEY (id),
  constraint listings_listing_id_key UNIQUE (listing_id),
  constraint one_listing_for_each_form UNIQUE (user_id, form_id),
  constraint a dropped price says from what and when CHECK (((price_was_cents IS NULL) = (price_dropped_at IS NULL))),
  constraint a_title_in_at_least_one_language CHECK (((title)::jsonb <> '{}'::jsonb)),
  constraint attributes are an object CHECK ((jsonb_typeof(attributes) = 'object'::text)) NOT VALID,
  constraint contact_names_have_at_most_25_characters CHECK (((plain_characters(contact_name) <= 25) AND (length(contact_name) <= 100))),
  constraint descriptions_have_at_most_1500_characters CHECK (fits(description, 1500)),
  constraint listings_business_city_check CHECK ((length(business_city) <= 80)),
  constraint listings_business_zip_code_check CHECK ((business_zip_code ~ '^(\d{5})?$'::text)),
  constraint listings_compensation_check CHECK ((length(compensation) <= 60)),
  constraint listings_contact_email_check CHECK ((length(contact_email) <= 254)),
  constraint listings_contact_phone_check CHECK ((length(contact_phone) <= 40)),
  constraint listings_contact_phone_extension_check CHECK ((length(contact_phone_extension) <= 10)),
  constraint listings_held_for_check CHECK ((held_for = ANY (ARRAY['account'::text, 'price'::text]))),
  constraint listings_kind_check CHECK ((kind = ANY (ARRAY['listing'::text, 'banner'::text]))),
  constraint listings_listing_id_check CHECK (((listing_id >= 0) AND (listing_id <= 9999999))),
  constraint listings_moderation_check CHECK ((moderation = ANY (ARRAY['approved'::text, 'waiting'::text, 'rejected'::text, 'removed'::text]))),
  constraint listings_payment_amount_check CHECK ((payment_amount >= 0)),
  constraint listings_payment_status_check CHECK ((payment_status = ANY (ARRAY['pending'::text, 'completed'::text]))),
  constraint listings_price_cents_check CHECK ((price_cents >= 0)),
  constraint listings_service_area_type_check CHECK ((service_area_type = ANY (ARRAY['all_states'::text, 'midwest'::text, 'specific_state'::text]))),
  constraint listings_service_city_check CHECK ((length(service_city) <= 80)),
  constraint listings_service_zip_code_check CHECK ((service_zip_code ~ '^(\d{5})?$'::text)),
  constraint listings_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'pending'::text, 'expired'::text, 'sold'::text]))),
  constraint listings_views_check CHECK ((views >= 0)),
  constraint listings_website_url_check CHECK (((website_url = ''::text) OR (website_url ~ '^https?://'::text))),
  constraint only_active_listings_run_in_the_ticker CHECK (((NOT featured_ticker) OR (status = 'active'::text))),
  constraint titles_have_at_most_50_characters CHECK (fits(title, 50)),
  constraint wide_service_areas_name_no_place CHECK (((service_area_type = 'specific_state'::text) OR ((service_city = ''::text) AND (service_state IS NULL) AND (service_zip_code = ''::text)))),
  constraint listings_business_state_fkey FOREIGN KEY (business_state) REFERENCES us_states(code),
  constraint listings_category_fkey FOREIGN KEY (category) REFERENCES categories(slug),
  constraint listings_moderated_by_fkey FOREIGN KEY (moderated_by) REFERENCES profiles(id) ON DELETE SET NULL,
  constraint listings_place_fkey FOREIGN KEY (place) REFERENCES places(zip),
  constraint listings_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES listings(id) ON DELETE SET NULL,
  constraint listings_replaces_fkey FOREIGN KEY (replaces) REFERENCES listings(id) ON DELETE SET NULL,
  constraint listings_service_state_fkey FOREIGN KEY (service_state) REFERENCES us_states(code),
  constraint listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
) with (fillfactor=70);
CREATE INDEX listings_about_to_expire ON listings USING btree (expires_at) WHERE (status = 'active'::text);
CREATE INDEX listings_by_category ON listings USING btree (category, created_at DESC, id DESC) INCLUDE (expires_at) WHERE listed;
CREATE INDEX listings_by_contact ON listings USING gin (contact_text(contact_name, contact_email, contact_phone) gin_trgm_ops);
CREATE INDEX listings_by_place ON listings USING btree (place, ranked_at DESC, id DESC) INCLUDE (expires_at, category) WHERE listed;
CREATE INDEX listings_by_place_in_category ON listings USING btree (category, place, ranked_at DESC, id DESC) INCLUDE (expires_at) WHERE listed;
CREATE INDEX listings_by_place_with_facets ON listings USING btree (category, place, ranked_at DESC, id DESC) INCLUDE (expires_at, facet_tokens, facet_numbers, price_cents, created_at) WHERE (listed AND (place IS NOT NULL));
CREATE INDEX listings_by_vector ON listings USING gin (search_vector) WHERE (listed AND (search_vector IS NOT NULL));
CREATE INDEX listings_by_words ON listings USING gin (search_text gin_trgm_ops) WHERE listed;
CREATE INDEX listings_cheapest ON listings USING btree (category, price_cents, id) WHERE listed;
CREATE INDEX listings_comparable ON listings USING btree (comparable_group, comparable_year) WHERE (comparable_group IS NOT NULL);
CREATE INDEX listings_dearest ON listings USING btree (category, price_cents DESC NULLS LAST, id) WHERE listed;
CREATE INDEX listings_deleted ON listings USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX listings_drafts ON listings USING btree (updated_at) WHERE ((status = 'pending'::text) AND (payment_status = 'pending'::text));
CREATE INDEX listings_for_admins ON listings USING btree (created_at DESC, id DESC) INCLUDE (status, moderation, category, featured_ticker) WHERE (deleted_at IS NULL);
CREATE INDEX listings_in_ticker ON listings USING btree (created_at DESC) WHERE featured_ticker;
CREATE INDEX listings_newest ON listings USING btree (created_at DESC, id DESC) INCLUDE (expires_at, category) WHERE listed;
CREATE INDEX listings_of_category ON listings USING btree (category) WHERE (deleted_at IS NULL);
CREATE INDEX listings_of_owner ON listings USING btree (user_id, created_at DESC);
CREATE INDEX listings_of_status ON listings USING btree (status) WHERE (deleted_at IS NULL);
CREATE INDEX listings_ranked ON listings USING btree (ranked_at DESC, id DESC) INCLUDE (expires_at, category) WHERE listed;
CREATE INDEX listings_ranked_by_category ON listings USING btree (category, ranked_at DESC, id DESC) INCLUDE (expires_at) WHERE listed;
CREATE INDEX listings_ranked_by_category_in_english ON listings USING btree (category, ranked_at DESC, id DESC) INCLUDE (expires_at) WHERE (listed AND (((title)::jsonb ->> 'en'::text) <> ''::text));
CREATE INDEX listings_ranked_by_category_in_russian ON listings USING btree (category, ranked_at DESC, id DESC) INCLUDE (expires_at) WHERE (listed AND (((title)::jsonb ->> 'ru'::text) <> ''::text));
CREATE INDEX listings_ranked_by_category_in_spanish ON listings USING btree (category, ranked_at DESC, id DESC) INCLUDE (expires_at) WHERE (listed AND (((title)::jsonb ->> 'es'::text) <> ''::text));
CREATE INDEX listings_ranked_in_english ON listings USING btree (ranked_at DESC, id DESC) INCLUDE (expires_at, category) WHERE (listed AND (((title)::jsonb ->> 'en'::text) <> ''::text));
CREATE INDEX listings_ranked_in_russian ON listings USING btree (ranked_at DESC, id DESC) INCLUDE (expires_at, category) WHERE (listed AND (((title)::jsonb ->> 'ru'::text) <> ''::text));
CREATE INDEX listings_ranked_in_spanish ON listings USING btree (ranked_at DESC, id DESC) INCLUDE (expires_at, category) WHERE (listed AND (((title)::jsonb ->> 'es'::text) <> ''::text));
CREATE INDEX listings_replaced_by ON listings USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE INDEX listings_replacing ON listings USING btree (replaces) WHERE (replaces IS NOT NULL);
CREATE INDEX listings_turned_down ON listings USING btree (moderation) WHERE (moderation = ANY (ARRAY['rejected'::text, 'removed'::text]));
CREATE INDEX listings_waiting ON listings USING btree (created_at, id) WHERE ((moderation = 'waiting'::text) AND (deleted_at IS NULL));
CREATE INDEX listings_with_facets ON listings USING btree (category, ranked_at DESC, id DESC) INCLUDE (expires_at, facet_tokens, facet_numbers, price_cents, created_at, business_state, service_state, service_area_type) WHERE listed;
CREATE INDEX listings_with_old_words ON listings USING btree (id) WHERE ((attributes <> '{}'::jsonb) AND (NOT (search_vector @@ '''#1'''::tsquery)));
CREATE INDEX listings_without_place ON listings USING btree (id) WHERE (place IS NULL);
CREATE INDEX listings_without_vector ON listings USING btree (id) WHERE (search_vector IS NULL);
CREATE TRIGGER a_changed_listing_has_other_facets BEFORE UPDATE OF attributes ON listings FOR EACH ROW WHEN ((new.attributes <> old.attributes)) EXECUTE FUNCTION set_facets();
CREATE TRIGGER a_changed_listing_has_other_words BEFORE UPDATE OF search_text, location, business_city, business_state, business_zip_code, service_city, service_state, service_zip_code ON listings FOR EACH ROW WHEN (((NOT (new.search_vector IS DISTINCT FROM old.search_vector)) AND ((((((((new.search_text IS DISTINCT FROM old.search_text) OR ((new.location)::jsonb IS DISTINCT FROM (old.location)::jsonb)) OR (new.business_city IS DISTINCT FROM old.business_city)) OR (new.business_state IS DISTINCT FROM old.business_state)) OR (new.business_zip_code IS DISTINCT FROM old.business_zip_code)) OR (new.service_city IS DISTINCT FROM old.service_city)) OR (new.service_state IS DISTINCT FROM old.service_state)) OR (new.service_zip_code IS DISTINCT FROM old.service_zip_code)))) EXECUTE FUNCTION forget_search_vector();
CREATE TRIGGER a_changed_listing_is_among_the_newest AFTER UPDATE OF search_vector, expires_at, created_at, bumped_at, status, moderation, owner_hidden, deleted_at ON listings FOR EACH ROW WHEN (((old.listed OR new.listed) AND ((((old.listed IS DISTINCT FROM new.listed) OR (old.ranked_at IS DISTINCT FROM new.ranked_at)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.search_vector IS DISTINCT FROM new.search_vector)))) EXECUTE FUNCTION keep_newest_words();
CREATE TRIGGER a_listing_has_new_words AFTER UPDATE OF search_text ON listings FOR EACH ROW WHEN ((old.search_text <> new.search_text)) EXECUTE FUNCTION keep_words_of_listing();
CREATE TRIGGER a_new_listing_has_facets BEFORE INSERT ON listings FOR EACH ROW WHEN ((new.attributes <> '{}'::jsonb)) EXECUTE FUNCTION set_facets();
CREATE TRIGGER a_new_listing_has_words AFTER INSERT ON listings FOR EACH ROW EXECUTE FUNCTION keep_words_of_listing();
CREATE TRIGGER a_new_listing_is_among_the_newest AFTER INSERT ON listings FOR EACH ROW WHEN (new.listed) EXECUTE FUNCTION keep_newest_words();
CREATE TRIGGER a_new_listing_is_hidden_with_its_owner BEFORE INSERT ON listings FOR EACH ROW EXECUTE FUNCTION hide_new_item_of_owner();
CREATE TRIGGER facets_appear AFTER INSERT ON listings FOR EACH ROW WHEN (new.listed) EXECUTE FUNCTION note_facets();
CREATE TRIGGER facets_change AFTER UPDATE ON listings FOR EACH ROW WHEN (((old.listed OR new.listed) AND (((((old.listed IS DISTINCT FROM new.listed) OR (old.category IS DISTINCT FROM new.category)) OR (old.facet_tokens IS DISTINCT FROM new.facet_tokens)) OR (old.facet_numbers IS DISTINCT FROM new.facet_numbers)) OR (old.price_cents IS DISTINCT FROM new.price_cents)))) EXECUTE FUNCTION note_facets();
CREATE TRIGGER facets_disappear AFTER DELETE ON listings FOR EACH ROW WHEN (old.listed) EXECUTE FUNCTION note_facets();
CREATE TRIGGER listings_appear AFTER INSERT ON listings FOR EACH ROW WHEN (new.listed) EXECUTE FUNCTION announce_listing();
CREATE TRIGGER listings_change AFTER UPDATE OF listing_id, user_id, kind, title, description, location, compensation, price_cents, category, contact_name, contact_email, contact_phone, contact_phone_extension, images, website_url, business_city, business_state, business_zip_code, service_area_type, service_city, service_state, service_zip_code, status, moderation, featured_ticker, owner_hidden, search_text, search_vector, expires_at, deleted_at, created_at, updated_at, bumped_at, attributes ON listings FOR EACH ROW WHEN ((old.listed OR new.listed)) EXECUTE FUNCTION announce_listing();
CREATE TRIGGER listings_disappear AFTER DELETE ON listings FOR EACH ROW WHEN (old.listed) EXECUTE FUNCTION announce_listing();
CREATE TRIGGER listings_move AFTER UPDATE OF place ON listings FOR EACH ROW WHEN (((old.listed OR new.listed) AND (old.place IS DISTINCT FROM new.place))) EXECUTE FUNCTION announce_listing();

create table mail_outbox (
  id uuid default gen_random_uuid() not null,
  template text not null,
  recipient text not null,
  reply_to text default ''::text not null,
  subject text not null,
  html text not null,
  body text not null,
  language text not null,
  state text default 'queued'::text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  last_error text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  is_awaited boolean default false not null,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ru'::text, 'es'::text]))),
  constraint mail_outbox_recipient_check CHECK ((recipient !~ '[\r\n]'::text)),
  constraint mail_outbox_reply_to_check CHECK ((reply_to !~ '[\r\n]'::text)),
  constraint mail_outbox_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'captured'::text, 'failed'::text]))),
  constraint mail_outbox_subject_check CHECK ((subject !~ '[\r\n]'::text))
);
CREATE INDEX mail_due ON mail_outbox USING btree (is_awaited DESC, next_attempt_at) WHERE (state = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX mail_given_up ON mail_outbox USING btree (created_at DESC, id DESC) WHERE (state = 'failed'::text);
CREATE INDEX mail_newest ON mail_outbox USING btree (created_at DESC);

create table newest_words (
  listing_id uuid not null,
  ranked_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  words tsvector not null,
  constraint newest_words_pkey PRIMARY KEY (listing_id),
  constraint newest_words_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
) with (toast_tuple_target=128);
CREATE INDEX newest_words_by_word ON newest_words USING gin (words) WITH (gin_pending_list_limit='256');
CREATE INDEX newest_words_ranked ON newest_words USING btree (ranked_at DESC, listing_id DESC);

create table newest_words_since (
  only_row boolean default true not null,
  since timestamp with time zone not null,
  constraint newest_words_since_pkey PRIMARY KEY (only_row),
  constraint newest_words_since_only_row_check CHECK (only_row)
);

create table one_time_tokens (
  token_hash text not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  goal text default ''::text not null,
  constraint one_time_tokens_pkey PRIMARY KEY (token_hash),
  constraint one_time_tokens_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirm-email'::text, 'reset-password'::text, 'change-email'::text, 'undo-email-change'::text]))),
  constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX one_time_tokens_for_address ON one_time_tokens USING btree (email) WHERE ((purpose = 'undo-email-change'::text) AND (used_at IS NULL));
CREATE INDEX one_time_tokens_of_user ON one_time_tokens USING btree (user_id, purpose);
CREATE INDEX one_time_tokens_over ON one_time_tokens USING btree (expires_at);

create table passkey_challenges (
  challenge text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_over ON passkey_challenges USING btree (expires_at);

create table passkeys (
  id text not null,
  user_id uuid not null,
  public_key bytea not null,
  counter bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_id_check CHECK (((id ~ '^[\w-]+$'::text) AND ((length(id) >= 16) AND (length(id) <= 1400)))),
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_of_user ON passkeys USING btree (user_id, created_at);

create table payment_events (
  id text not null,
  type text not null,
  object_id text default ''::text not null,
  happened_at timestamp with time zone not null,
  received_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  processed_at timestamp with time zone,
  error text default ''::text not null,
  code text default ''::text not null,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_code_check CHECK ((code ~ '^[a-z0-9_]{0,64}$'::text)),
  constraint payment_events_error_check CHECK ((length(error) <= 500)),
  constraint payment_events_id_check CHECK ((length(id) <= 255)),
  constraint payment_events_object_id_check CHECK ((length(object_id) <= 255)),
  constraint payment_events_type_check CHECK ((length(type) <= 255))
);
CREATE INDEX payment_events_by_age ON payment_events USING btree (received_at);
CREATE INDEX payment_events_of_object ON payment_events USING btree (object_id, happened_at) WHERE (object_id <> ''::text);
CREATE INDEX payment_events_unprocessed ON payment_events USING btree (received_at) WHERE (processed_at IS NULL);

create table payment_methods (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  stripe_payment_method_id text not null,
  card_brand text not null,
  card_last4 text not null,
  card_exp_month integer not null,
  card_exp_year integer not null,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  fingerprint text default ''::text not null,
  constraint payment_methods_pkey PRIMARY KEY (id),
  constraint payment_methods_stripe_payment_method_id_key UNIQUE (stripe_payment_method_id),
  constraint payment_methods_card_exp_month_check CHECK (((card_exp_month >= 1) AND (card_exp_month <= 12))),
  constraint payment_methods_card_exp_year_check CHECK (((card_exp_year >= 2000) AND (card_exp_year <= 2200))),
  constraint payment_methods_card_last4_check CHECK ((card_last4 ~ '^\d{4}$'::text)),
  constraint payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX at_most_one_default_card ON payment_methods USING btree (user_id) WHERE is_default;

create table payments (
  id uuid default gen_random_uuid() not null,
  receipt_number text default new_receipt_number() not null,
  user_id uuid not null,
  listing_id uuid,
  listing_title text default ''::text not null,
  reason text not null,
  tier product not null,
  amount_cents integer not null,
  currency text default 'usd'::text not null,
  renews boolean default false not null,
  state text default 'open'::text not null,
  stripe_payment_intent_id text,
  stripe_subscription_id text,
  stripe_invoice_id text,
  card_brand text default ''::text not null,
  card_last4 text default ''::text not null,
  last_error text default ''::text not null,
  checked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  paid_at timestamp with time zone,
  refunded_at timestamp with time zone,
  upgraded_from package_tier,
  refunded_amount integer default 0 not null,
  booked_at timestamp with time zone generated always as (COALESCE(paid_at, created_at)) stored not null,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_stripe_invoice_id_key UNIQUE (stripe_invoice_id),
  constraint payments_stripe_payment_intent_id_key UNIQUE (stripe_payment_intent_id),
  constraint a_bump_is_sold_as_top CHECK (((reason = 'bump'::text) = ((tier)::text = 'top'::text))),
  constraint a_bump_never_renews CHECK (((reason <> 'bump'::text) OR (NOT renews))),
  constraint an_upgrade_says_from_what CHECK (((reason <> 'upgrade'::text) OR (upgraded_from IS NOT NULL))) NOT VALID,
  constraint no_more_is_refunded_than_was_paid CHECK (((refunded_amount >= 0) AND (refunded_amount <= amount_cents))),
  constraint only_what_was_paid_is_refunded CHECK (((refunded_amount = 0) OR (state = ANY (ARRAY['paid'::text, 'refunded'::text])))),
  constraint payments_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint payments_card_last4_check CHECK ((card_last4 ~ '^(\d{4})?$'::text)),
  constraint payments_currency_check CHECK ((currency ~ '^[a-z]{3}$'::text)),
  constraint payments_last_error_check CHECK ((length(last_error) <= 500)),
  constraint payments_reason_check CHECK ((reason = ANY (ARRAY['new'::text, 'upgrade'::text, 'renewal'::text, 'bump'::text]))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'refunded'::text, 'canceled'::text]))),
  constraint receipt_numbers_are_short CHECK ((receipt_number ~ '^(\d{1,19}|HP-[2-9A-HJ-NP-Z]{8})$'::text)),
  constraint what_is_paid_says_when CHECK (((state = ANY (ARRAY['paid'::text, 'refunded'::text])) = (paid_at IS NOT NULL))),
  constraint what_is_refunded_is_refunded_whole CHECK (((state <> 'refunded'::text) OR (refunded_amount = amount_cents))),
  constraint what_is_refunded_says_when CHECK (((state = 'refunded'::text) = (refunded_at IS NOT NULL))),
  constraint payments_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE SET NULL,
  constraint payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE RESTRICT
);
CREATE UNIQUE INDEX one_open_payment_per_listing ON payments USING btree (listing_id) WHERE (state = 'open'::text);
CREATE INDEX payments_by_day ON payments USING btree (paid_at) INCLUDE (amount_cents, refunded_amount) WHERE (state = 'paid'::text);
CREATE INDEX payments_by_title ON payments USING gin (lower(listing_title) gin_trgm_ops);
CREATE INDEX payments_failed ON payments USING btree (booked_at DESC, id DESC) WHERE ((state = 'open'::text) AND (last_error <> ''::text));
CREATE INDEX payments_left_open ON payments USING btree (checked_at NULLS FIRST) WHERE (state = 'open'::text);
CREATE INDEX payments_newest ON payments USING btree (booked_at DESC, id DESC) INCLUDE (state, reason, tier, amount_cents, refunded_amount);
CREATE INDEX payments_of_listing ON payments USING btree (listing_id, booked_at DESC) WHERE (listing_id IS NOT NULL);
CREATE INDEX payments_of_subscription ON payments USING btree (stripe_subscription_id) WHERE (stripe_subscription_id IS NOT NULL);
CREATE INDEX payments_of_user ON payments USING btree (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX receipt_numbers_differ ON payments USING btree (receipt_number);

create table places (
  zip integer not null,
  state text,
  position point,
  constraint places_pkey PRIMARY KEY (zip),
  constraint places_state_check CHECK ((length(state) = 2)),
  constraint places_zip_check CHECK (((zip >= 0) AND (zip <= 99999)))
);
CREATE INDEX places_by_position ON places USING gist ("position");

create table price_changes (
  listing_id uuid not null,
  changed_at timestamp with time zone not null,
  from_cents bigint,
  to_cents bigint,
  constraint price_changes_pkey PRIMARY KEY (listing_id, changed_at),
  constraint price_changes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);

create table profiles (
  id uuid default gen_random_uuid() not null,
  email text not null,
  email_verified boolean default false not null,
  full_name text default ''::text not null,
  phone text default ''::text not null,
  bio text default ''::text not null,
  location text default ''::text not null,
  avatar_url text default ''::text not null,
  role text default 'user'::text not null,
  is_verified boolean default false not null,
  admin_notes text default ''::text not null,
  language text,
  email_notifications boolean default true not null,
  push_notifications boolean default true not null,
  expiry_alerts boolean default true not null,
  favorite_categories text[] default '{}'::text[] not null,
  provider_customer_id text,
  deactivated_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  sign_in_alerts boolean default true not null,
  deleted_at timestamp with time zone,
  search_text text generated always as (lower(((email || '
'::text) || full_name))) stored not null,
  company_name text default ''::text not null,
  company_logo text default ''::text not null,
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_provider_customer_id_key UNIQUE (provider_customer_id),
  constraint a logo is a picture CHECK ((company_logo ~ '^([0-9a-f]{32})?$'::text)),
  constraint a name of a company is short CHECK ((length(company_name) <= 240)),
  constraint addresses_are_stored_in_lower_case CHECK ((email = lower(email))),
  constraint profiles_avatar_url_check CHECK ((length(avatar_url) <= 2048)),
  constraint profiles_bio_check CHECK ((length(bio) <= 1500)),
  constraint profiles_email_check CHECK ((length(email) <= 254)),
  constraint profiles_full_name_check CHECK ((length(full_name) <= 100)),
  constraint profiles_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ru'::text, 'es'::text]))),
  constraint profiles_location_check CHECK ((length(location) <= 120)),
  constraint profiles_phone_check CHECK ((length(phone) <= 40)),
  constraint profiles_role_check CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text, 'banned'::text]))),
  constraint who_is_deleted_is_also_gone CHECK (((deleted_at IS NULL) OR (deactivated_at IS NOT NULL)))
);
CREATE UNIQUE INDEX one_profile_per_address ON profiles USING btree (email);
CREATE INDEX people_newest_first ON profiles USING btree (created_at DESC, id DESC) INCLUDE (role, is_verified, search_text) WHERE (deleted_at IS NULL);
CREATE INDEX profiles_by_age ON profiles USING btree (created_at);
CREATE INDEX profiles_by_words ON profiles USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_deleted_person_leaves_no_forms AFTER UPDATE OF deleted_at ON profiles FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION forget_unsent_forms();
CREATE TRIGGER an_owner_goes_or_returns AFTER UPDATE OF role, deactivated_at ON profiles FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.deactivated_at IS DISTINCT FROM new.deactivated_at))) EXECUTE FUNCTION hide_items_of_owner();
CREATE TRIGGER an_owner_is_deleted AFTER UPDATE OF deleted_at ON profiles FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION remove_items_of_deleted_owner();
CREATE TRIGGER profiles_change AFTER UPDATE OF full_name, bio, location, avatar_url, is_verified, role, created_at, deleted_at, company_name, company_logo ON profiles FOR EACH ROW EXECUTE FUNCTION announce_profile();
CREATE TRIGGER profiles_have_other_words AFTER UPDATE OF company_name ON profiles FOR EACH ROW WHEN ((old.company_name IS DISTINCT FROM new.company_name)) EXECUTE FUNCTION forget_vectors_of_poster();

create unlogged table rate_buckets (
  key text not null,
  tokens double precision not null,
  refilled_at timestamp with time zone not null,
  constraint rate_buckets_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_buckets_oldest ON rate_buckets USING btree (refilled_at);

create unlogged table recent_views (
  item_id uuid not null,
  visitor_hash bytea not null,
  seen_at timestamp with time zone not null,
  constraint recent_views_pkey PRIMARY KEY (item_id, visitor_hash)
);
CREATE INDEX recent_views_oldest ON recent_views USING btree (seen_at);

create table recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);

create table redirects (
  path text not null,
  target text not null,
  source text not null,
  item_id uuid,
  constraint redirects_pkey PRIMARY KEY (path),
  constraint redirects_path_check CHECK (((path ~ '^[/*]'::text) AND (length(path) <= 600))),
  constraint redirects_target_check CHECK (((target ~ '^/[a-z][a-z0-9/-]*$'::text) AND (length(target) <= 200)))
);
CREATE INDEX redirects_of_item ON redirects USING btree (item_id) WHERE (item_id IS NOT NULL);
CREATE INDEX redirects_of_source ON redirects USING btree (source);

create table refunds (
  id uuid default gen_random_uuid() not null,
  payment_id uuid not null,
  amount_cents integer not null,
  state text default 'requested'::text not null,
  reason text default ''::text not null,
  requested_by uuid,
  stripe_refund_id text,
  error text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_stripe_refund_id_key UNIQUE (stripe_refund_id),
  constraint a_refund_that_is_settled_says_when CHECK (((state = 'requested'::text) = (settled_at IS NULL))),
  constraint refunds_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refunds_error_check CHECK ((length(error) <= 500)),
  constraint refunds_reason_check CHECK ((length(reason) <= 500)),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'made'::text, 'failed'::text]))),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE,
  constraint refunds_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES profiles(id) ON DELETE SET NULL
);
CREATE INDEX refunds_newest ON refunds USING btree (created_at DESC, id DESC) INCLUDE (state, amount_cents);
CREATE INDEX refunds_of_admin ON refunds USING btree (requested_by) WHERE (requested_by IS NOT NULL);
CREATE INDEX refunds_of_payment ON refunds USING btree (payment_id, created_at);
CREATE INDEX refunds_requested ON refunds USING btree (created_at) WHERE (state = 'requested'::text);

create table reports (
  id uuid default gen_random_uuid() not null,
  item_kind text not null,
  item_id uuid not null,
  reason text not null,
  note text default ''::text not null,
  visitor_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  constraint reports_pkey PRIMARY KEY (id),
  constraint one_report_per_visitor_and_item UNIQUE (item_id, visitor_hash),
  constraint reports_item_kind_check CHECK ((item_kind = ANY (ARRAY['listing'::text, 'banner'::text]))),
  constraint reports_note_check CHECK ((length(note) <= 500)),
  constraint reports_reason_check CHECK ((reason = ANY (ARRAY['scam'::text, 'wrong'::text, 'gone'::text, 'category'::text, 'duplicate'::text, 'offensive'::text, 'illegal'::text, 'other'::text]))),
  constraint reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES profiles(id) ON DELETE SET NULL
);
CREATE INDEX reports_oldest_answered ON reports USING btree (resolved_at) WHERE (resolved_at IS NOT NULL);
CREATE INDEX reports_open ON reports USING btree (item_kind, item_id, created_at) WHERE (resolved_at IS NULL);

create table sampled_words (
  listing_id uuid not null,
  words tsvector not null,
  constraint sampled_words_pkey PRIMARY KEY (listing_id),
  constraint sampled_words_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
) with (toast_tuple_target=128);
CREATE INDEX sampled_words_by_word ON sampled_words USING gin (words) WITH (gin_pending_list_limit='256');

create table search_synonyms (
  typed text not null,
  meaning text not null,
  created_at timestamp with time zone not null,
  constraint search_synonyms_pkey PRIMARY KEY (typed),
  constraint A meaning has 2 to 60 characters CHECK (((length(meaning) >= 2) AND (length(meaning) <= 60))),
  constraint A synonym has 2 to 40 characters CHECK (((length(typed) >= 2) AND (length(typed) <= 40))),
  constraint A synonym means something else CHECK ((typed <> meaning))
);
CREATE TRIGGER search_synonyms_change AFTER INSERT OR DELETE OR UPDATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();

create table search_words (
  word text not null,
  constraint search_words_pkey PRIMARY KEY (word),
  constraint search_words_word_check CHECK (((length(word) >= 4) AND (length(word) <= 32)))
);
CREATE INDEX search_words_alike ON search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_by_english_stem ON search_words USING btree (ts_lexize('english_stem'::regdictionary, word));
CREATE INDEX search_words_by_russian_stem ON search_words USING btree (ts_lexize('russian_stem'::regdictionary, word));
CREATE INDEX search_words_by_spanish_stem ON search_words USING btree (ts_lexize('spanish_stem'::regdictionary, word));
CREATE TRIGGER search_words_change AFTER INSERT OR DELETE OR UPDATE ON search_words FOR EACH STATEMENT EXECUTE FUNCTION announce_words();

create table sessions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token_hash text not null,
  network text default ''::text not null,
  user_agent text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  awaits_code boolean default false not null,
  proved_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_user_agent_check CHECK ((length(user_agent) <= 400)),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX sessions_of_user ON sessions USING btree (user_id, created_at DESC);
CREATE INDEX sessions_over ON sessions USING btree (expires_at);

create table site_days (
  day date not null,
  sign_ups integer not null,
  posts integer not null,
  sales bigint not null,
  views bigint not null,
  constraint site_days_pkey PRIMARY KEY (day),
  constraint nothing_is_counted_below_zero CHECK ((LEAST((sign_ups)::bigint, (posts)::bigint, sales, views) >= 0))
);

create table statistics_links (
  billboard_id uuid not null,
  secret text not null,
  made_by uuid,
  created_at timestamp with time zone not null,
  constraint statistics_links_pkey PRIMARY KEY (billboard_id),
  constraint statistics_links_secret_key UNIQUE (secret),
  constraint statistics_links_secret_check CHECK ((secret ~ '^[A-Za-z0-9_-]{32}$'::text)),
  constraint statistics_links_billboard_id_fkey FOREIGN KEY (billboard_id) REFERENCES ads(id) ON DELETE CASCADE,
  constraint statistics_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES profiles(id) ON DELETE SET NULL
);

create table subscriptions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  listing_id uuid,
  stripe_subscription_id text not null,
  stripe_customer_id text not null,
  package_type package_tier not null,
  status text default 'active'::text not null,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean default false not null,
  listing_title text default ''::text not null,
  category text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  default_payment_method text,
  end_requested_at timestamp with time zone,
  failure_told_at timestamp with time zone,
  synced_at timestamp with time zone default now() not null,
  amount_cents integer,
  current_period_start timestamp with time zone,
  reminded_for timestamp with time zone,
  charges_from timestamp with time zone,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_stripe_subscription_id_key UNIQUE (stripe_subscription_id),
  constraint subscriptions_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint subscriptions_category_fkey FOREIGN KEY (category) REFERENCES categories(slug),
  constraint subscriptions_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE SET NULL,
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE RESTRICT
);
CREATE INDEX subscriptions_by_title ON subscriptions USING gin (lower(listing_title) gin_trgm_ops);
CREATE INDEX subscriptions_newest ON subscriptions USING btree (created_at DESC, id DESC) INCLUDE (status, package_type);
CREATE INDEX subscriptions_of_listing ON subscriptions USING btree (listing_id) WHERE (listing_id IS NOT NULL);
CREATE INDEX subscriptions_of_user ON subscriptions USING btree (user_id, created_at DESC);
CREATE INDEX subscriptions_to_end ON subscriptions USING btree (end_requested_at) WHERE (end_requested_at IS NOT NULL);
CREATE INDEX subscriptions_to_remind ON subscriptions USING btree (current_period_end) WHERE ((status = ANY (ARRAY['active'::text, 'trialing'::text])) AND (NOT cancel_at_period_end));

create table unsent_forms (
  user_id uuid not null,
  form text not null,
  fields jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint unsent_forms_pkey PRIMARY KEY (user_id, form),
  constraint unsent_forms_fields_check CHECK ((pg_column_size(fields) <= 65536)),
  constraint unsent_forms_form_check CHECK ((length(form) <= 60)),
  constraint unsent_forms_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX unsent_forms_oldest ON unsent_forms USING btree (updated_at);

create table uploads (
  user_id uuid not null,
  picture_id text not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone default now() not null,
  constraint uploads_pkey PRIMARY KEY (user_id, picture_id),
  constraint a_picture_is_named_by_content CHECK ((picture_id ~ '^[0-9a-f]{32}$'::text)),
  constraint uploads_height_check CHECK (((height >= 1) AND (height <= 16383))),
  constraint uploads_width_check CHECK (((width >= 1) AND (width <= 16383))),
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE
);
CREATE INDEX uploads_longest_unused_first ON uploads USING btree (used_at);
CREATE INDEX uploads_of_picture ON uploads USING btree (picture_id);

create table us_states (
  code text not null,
  name text not null,
  region text not null,
  constraint us_states_pkey PRIMARY KEY (code),
  constraint us_states_name_key UNIQUE (name),
  constraint us_states_code_check CHECK ((code ~ '^[A-Z]{2}$'::text)),
  constraint us_states_region_check CHECK ((region = ANY (ARRAY['northeast'::text, 'midwest'::text, 'south'::text, 'west'::text])))
);

create table used_form_marks (
  fingerprint text not null,
  used_at timestamp with time zone not null,
  constraint used_form_marks_pkey PRIMARY KEY (fingerprint)
);
CREATE INDEX used_form_marks_by_time ON used_form_marks USING btree (used_at);

create table usual_prices (
  comparable_group text not null,
  comparable_year integer not null,
  listings integer not null,
  lowest bigint not null,
  first_quarter bigint not null,
  median bigint not null,
  third_quarter bigint not null,
  highest bigint not null,
  constraint usual_prices_pkey PRIMARY KEY (comparable_group, comparable_year),
  constraint quarters are in order CHECK (((lowest <= first_quarter) AND (first_quarter <= median) AND (median <= third_quarter) AND (third_quarter <= highest))),
  constraint usual_prices_listings_check CHECK ((listings > 0))
);

create table visitor_salts (
  day date not null,
  salt bytea not null,
  constraint visitor_salts_pkey PRIMARY KEY (day),
  constraint visitor_salts_salt_check CHECK ((octet_length(salt) = 32))
);

CREATE OR REPLACE FUNCTION among_newest(query tsquery, at_most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE ROWS 500
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select newest.listing_id from newest_words as newest where newest.words @@ query
    order by newest.ranked_at desc limit at_most;
end $function$;

CREATE OR REPLACE FUNCTION announce_ad()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before text := case when tg_op <> 'INSERT' and old.listed then tags_of_ad(old) end;
  after text := case when tg_op <> 'DELETE' and new.listed then tags_of_ad(new) end;
begin
  perform announce_tags(concat_ws(' ', before, case when after is distinct from before then after end));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION announce_everything()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_tags('');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION announce_layout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'layout_configs' then
    perform announce_tags('layout:home');
    return null;
  end if;
  perform announce_tags(concat_ws(' ',
    case when tg_op <> 'INSERT' then 'layout:' || old.category_slug end,
    case when tg_op <> 'DELETE' then 'layout:' || new.category_slug end));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION announce_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before text := case when tg_op <> 'INSERT' and old.listed then tags_of_listing(old) end;
  after text := case when tg_op <> 'DELETE' and new.listed then tags_of_listing(new) end;
begin
  perform announce_tags(concat_ws(' ', before, case when after is distinct from before then after end));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION announce_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Pages of items lead to their owner's page, which users have and admins have not.
  perform announce_tags(case when old.role = new.role then 'user:' || new.id else '' end);
  if (old.full_name, old.is_verified, old.created_at, old.company_name, old.company_logo)
    is distinct from (new.full_name, new.is_verified, new.created_at, new.company_name, new.company_logo) then
    perform announce_tags(tags_of_listing(shown))
      from (select * from listings where user_id = new.id and listed limit 101) as shown;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION announce_tags(tags text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  announced int := coalesce(nullif(current_setting('haulpost.announced', true), ''), '0')::int;
begin
  perform pg_notify('content', case when announced < 100 then tags else '' end);
  if announced <= 100 then
    perform set_config('haulpost.announced', (announced + 1)::text, true);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION announce_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_tags('words');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION are_sampled(query tsquery, at_least integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return at_least <= (select count(*) from (select from sampled_words where words @@ query limit at_least) as found);
end $function$;

CREATE OR REPLACE FUNCTION contact_text(name text, email text, phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (lower((((('
'::text || name) || '
'::text) || email) || '
'::text)) || regexp_replace(regexp_replace(phone, '\s*x\d+$'::text, ''::text), '\D'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION facet_numbers_of(attributes jsonb)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when attributes <> '{}' then array_agg(
           case when jsonb_typeof(attributes -> key) = 'number' and (attributes -> key)::numeric between 0 and 2147483647
                then (attributes -> key)::numeric::int end order by place) end
    from unnest('{year,mileage,length,experience,payWeekly,payGuaranteed,priceDay,priceMonth,bedrooms,area,courseWeeks,tuition}'::text[])
         with ordinality as ranges (key, place)
$function$;

CREATE OR REPLACE FUNCTION facet_set_between(of_category text, of_fact integer, lowest bigint, highest bigint)
 RETURNS bit varying
 LANGUAGE plpgsql
 STABLE STRICT
AS $function$
declare
  stated bit varying := (select listings from facet_sets where category = of_category and fact = of_fact and value = -1);
  none bit varying := stated # stated;
  as_least bit varying := stated;
  as_most bit varying := stated;
  above bit varying := none;
  below bit varying := none;
  slice bit varying;
begin
  for place in reverse 62..0 loop
    slice := (select listings from facet_sets where category = of_category and fact = of_fact and value = place);
    if (lowest >> place) & 1 = 1 then
      as_least := coalesce(as_least & slice, none);
    elsif slice is not null then
      above := above | (as_least & slice);
      as_least := as_least & ~slice;
    end if;
    if (highest >> place) & 1 = 0 then
      as_most := coalesce(as_most & ~slice, as_most);
    else
      below := below | coalesce(as_most & ~slice, as_most);
      as_most := coalesce(as_most & slice, none);
    end if;
  end loop;
  return (above | as_least) & (below | as_most);
end $function$;

CREATE OR REPLACE FUNCTION facet_token(token text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((('x'::text || "left"(md5(token), 8)))::bit(32))::integer;

CREATE OR REPLACE FUNCTION facet_tokens_of(attributes jsonb)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION fits(said localized_text, most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((plain_characters(COALESCE(((said)::jsonb ->> 'en'::text), ''::text)) <= most) AND (length(COALESCE(((said)::jsonb ->> 'en'::text), ''::text)) <= (4 * most)) AND (plain_characters(COALESCE(((said)::jsonb ->> 'ru'::text), ''::text)) <= most) AND (length(COALESCE(((said)::jsonb ->> 'ru'::text), ''::text)) <= (4 * most)) AND (plain_characters(COALESCE(((said)::jsonb ->> 'es'::text), ''::text)) <= most) AND (length(COALESCE(((said)::jsonb ->> 'es'::text), ''::text)) <= (4 * most)));

CREATE OR REPLACE FUNCTION forget_search_vector()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_vector := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION forget_unsent_forms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from unsent_forms where user_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION forget_vectors_of_poster()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update listings set search_vector = null where user_id = new.id and search_vector is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION hide_items_of_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare hidden boolean := new.role = 'banned' or new.deactivated_at is not null;
begin
  update listings set owner_hidden = hidden where user_id = new.id and owner_hidden <> hidden;
  update ads set owner_hidden = hidden where user_id = new.id and owner_hidden <> hidden;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION hide_new_item_of_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare gone boolean;
begin
  select role = 'banned' or deactivated_at is not null into gone from profiles where id = new.user_id for share;
  new.owner_hidden := new.owner_hidden or coalesce(gone, false);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION keep_newest_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.listed and new.search_vector is not null and new.ranked_at >= (select since from newest_words_since) then
    insert into newest_words (listing_id, ranked_at, expires_at, words)
    values (new.id, new.ranked_at, new.expires_at, new.search_vector)
    on conflict (listing_id) do update
      set ranked_at = excluded.ranked_at, expires_at = excluded.expires_at, words = excluded.words;
  else
    delete from newest_words where listing_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_words_of_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_words (listing_id, search_text) values (new.id, new.search_text)
  on conflict (listing_id) do update set search_text = excluded.search_text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION listings_past_their_end(moment timestamp with time zone)
 RETURNS TABLE(category text, listed boolean, expires_at timestamp with time zone, facet_tokens integer[], facet_numbers integer[], price_cents bigint)
 LANGUAGE plpgsql
 STABLE ROWS 50
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select ended.category, ended.listed, ended.expires_at, ended.facet_tokens, ended.facet_numbers, ended.price_cents
    from listings as ended where ended.status = 'active' and ended.expires_at <= moment;
end $function$;

CREATE OR REPLACE FUNCTION listings_with_texts(texts text[], moment timestamp with time zone, at_most integer)
 RETURNS TABLE(id uuid, listed boolean, expires_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 50
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select found.id, found.listed, found.expires_at from listings as found
   where found.listed and found.search_text like texts[1] and found.search_text like all (texts)
     and (found.expires_at is null or found.expires_at > moment)
   limit at_most;
end $function$;

CREATE OR REPLACE FUNCTION listings_with_words(query tsquery, moment timestamp with time zone, at_most integer)
 RETURNS TABLE(id uuid, listed boolean, expires_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 500
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select found.id, found.listed, found.expires_at from listings as found
   where found.listed and found.search_vector is not null and found.search_vector @@ query
     and (found.expires_at is null or found.expires_at > moment)
   limit at_most;
end $function$;

CREATE OR REPLACE FUNCTION new_receipt_number()
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  drawn bytea;
  number text;
begin
  loop
    drawn := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
    -- The bytes of a UUID that carry no version: each gives one of 32 letters, evenly.
    number := 'HP-';
    for at in 0..5 loop
      number := number || substr(letters, (get_byte(drawn, at) & 31) + 1, 1);
    end loop;
    for at in 10..11 loop
      number := number || substr(letters, (get_byte(drawn, at) & 31) + 1, 1);
    end loop;
    exit when not exists (select from payments where receipt_number = number);
  end loop;
  return number;
end $function$;

CREATE OR REPLACE FUNCTION newest_with_frequent_words(query tsquery, moment timestamp with time zone, at_most integer)
 RETURNS TABLE(id uuid, ranked_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 50
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  complete_since timestamptz := (select since from newest_words_since);
  returned bigint;
begin
  return query select newest.listing_id, newest.ranked_at from newest_words as newest
   where newest.words @@ query and newest.ranked_at >= complete_since
     and (newest.expires_at is null or newest.expires_at > moment)
   order by newest.ranked_at desc, newest.listing_id desc limit at_most;
  get diagnostics returned = row_count;
  if returned < at_most then
    return query select older.id, older.ranked_at from listings as older
     where older.listed and older.search_vector @@ query
       and older.ranked_at < coalesce(complete_since, 'infinity') and (older.expires_at is null or older.expires_at > moment)
     order by older.ranked_at desc, older.id desc limit at_most - returned;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION newest_with_words(query tsquery, moment timestamp with time zone, at_most integer)
 RETURNS TABLE(id uuid, ranked_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE ROWS 50
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  complete_since timestamptz := (select since from newest_words_since);
  returned bigint;
begin
  return query select newest.listing_id, newest.ranked_at from newest_words as newest
   where newest.words @@ query and newest.ranked_at >= complete_since
     and (newest.expires_at is null or newest.expires_at > moment)
   order by newest.ranked_at desc, newest.listing_id desc limit at_most;
  get diagnostics returned = row_count;
  if returned < at_most then
    return query select older.id, older.ranked_at from listings as older
     where older.listed and older.search_vector is not null and older.search_vector @@ query
       and older.ranked_at < coalesce(complete_since, 'infinity') and (older.expires_at is null or older.expires_at > moment)
     order by older.ranked_at desc, older.id desc limit at_most - returned;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION note_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.listed then
    insert into facet_changes (category, sign, facet_tokens, facet_numbers, price_cents)
    values (old.category, -1, old.facet_tokens, old.facet_numbers, old.price_cents);
  end if;
  if tg_op <> 'DELETE' and new.listed then
    insert into facet_changes (category, sign, facet_tokens, facet_numbers, price_cents)
    values (new.category, 1, new.facet_tokens, new.facet_numbers, new.price_cents);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION plain_characters(said text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN length(regexp_replace(said, '[^ -~¡-ɏЀ-҂Ҋ-ӿ\n]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION refuse_to_rewrite_the_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only';
end $function$;

CREATE OR REPLACE FUNCTION remove_items_of_deleted_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update listings set deleted_at = new.deleted_at where user_id = new.id and deleted_at is null;
  update ads set deleted_at = new.deleted_at where user_id = new.id and deleted_at is null;
  delete from favorites where user_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION set_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.facet_tokens := facet_tokens_of(new.attributes);
  new.facet_numbers := facet_numbers_of(new.attributes);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION tags_of_ad(item ads)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select concat_ws(' ', 'banners', 'banner:' || item.ad_id, case when item.featured then 'ticker' end)
$function$;

CREATE OR REPLACE FUNCTION tags_of_listing(item listings)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select concat_ws(' ', 'listings', 'listings:' || item.category, 'listing:' || item.listing_id, 'user:' || item.user_id,
    case when item.featured_ticker then 'ticker' end)
$function$;

CREATE OR REPLACE FUNCTION titles_first(head tsquery, query tsquery, texts text[], is_head_frequent boolean, is_frequent boolean, moment timestamp with time zone, needed integer)
 RETURNS TABLE(id uuid, nth bigint)
 LANGUAGE plpgsql
 STABLE ROWS 26
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  first uuid[] := case when is_head_frequent then array(select hit.id from newest_with_frequent_words(head, moment, needed) as hit)
                       else array(select hit.id from newest_with_words(head, moment, needed) as hit) end;
  others int := 2 * needed;
begin
  return query select titled.id, titled.nth from unnest(first) with ordinality as titled (id, nth);
  if cardinality(first) < needed then
    return query
      select other.id, cardinality(first) + row_number() over (order by other.ranked_at desc, other.id desc)
        from (select hit.id, hit.ranked_at from newest_with_words(query, moment, others) as hit where not is_frequent
              union all
              select hit.id, hit.ranked_at from newest_with_frequent_words(query, moment, others) as hit where is_frequent
              union all
              select overlooked.id, overlooked.ranked_at from listings as overlooked
               where overlooked.search_vector is null and overlooked.listed and overlooked.search_text like all (texts)
                 and (overlooked.expires_at is null or overlooked.expires_at > moment)) as other
       where other.id <> all (first)
       order by 2 limit needed - cardinality(first);
  end if;
end $function$;
