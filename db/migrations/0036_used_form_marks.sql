-- Forms that send mail are taken once: what came with a mark is remembered, as a fingerprint of the mark and of what was
-- sent with it, in the transaction that writes the mail. A nightly job removes what is a day old.
create table used_form_marks (
  fingerprint text primary key,
  used_at timestamptz not null
);
create index used_form_marks_by_time on used_form_marks (used_at);
