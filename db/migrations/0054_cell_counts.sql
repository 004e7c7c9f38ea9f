-- In which cell of which page billboards were seen and clicked, by day (UTC). `page` is 'home' or the slug of a category.
create table cell_counts (
  page text not null,
  grid_row int not null,
  grid_col int not null,
  day date not null,
  views int not null default 0,
  clicks int not null default 0,
  primary key (page, grid_row, grid_col, day),
  constraint a_cell_is_counted_from_1 check (grid_row between 1 and 50 and grid_col between 1 and 20)
);
