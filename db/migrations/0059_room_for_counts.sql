-- A row of an item takes 2 KB, and three fill a page of 8 KB. Counting a view then moves the row to another page, and all of its
-- indexes with it: 61 KB of write-ahead log instead of 5. With room for one more row, the new version stays in its page
-- (docs/decisions/0089). Pages that are full already get room when their rows are written again.
alter table listings set (fillfactor = 70);
alter table ads set (fillfactor = 70);
