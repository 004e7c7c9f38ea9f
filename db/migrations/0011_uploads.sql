-- Who sent which picture. Files are named by content, so several people may have sent the same one, and several of their
-- items may show it. A row says that its person may put the picture into what they post.
create table uploads (
  user_id uuid not null references profiles (id) on delete cascade,
  picture_id text not null constraint a_picture_is_named_by_content check (picture_id ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 1 and 16383),
  height integer not null check (height between 1 and 16383),
  created_at timestamptz not null default now(),
  -- When it was last sent, or put into something. Long unused and shown by nothing, it is forgotten.
  used_at timestamptz not null default now(),
  primary key (user_id, picture_id)
);
create index uploads_of_picture on uploads (picture_id);
create index uploads_longest_unused_first on uploads (used_at);
