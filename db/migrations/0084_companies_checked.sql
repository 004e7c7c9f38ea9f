-- The limits of 0083, for the rows that were there before.
alter table profiles validate constraint "a name of a company is short";
alter table profiles validate constraint "a logo is a picture";
