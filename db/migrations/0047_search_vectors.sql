-- The words by which an item is found, made by app/features/items/search-words.ts. Null: not made yet; a job does that, a few
-- rows at a time, and until then search_text finds the item. Adding the columns rewrites nothing.
alter table listings add column search_vector tsvector;
alter table ads add column search_vector tsvector;
