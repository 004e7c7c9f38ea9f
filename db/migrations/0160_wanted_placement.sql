-- The placement that the form of a banner ad asked for, for the admin who agrees on it with the sender ([AD-12]).
alter table ads
  add column wanted_placement text,
  add constraint a_banner_asks_for_a_placement_that_exists check (wanted_placement in ('home', 'category')) not valid;
alter table ads validate constraint a_banner_asks_for_a_placement_that_exists;
