-- Which folder holds the files of this database: the id stands in a file there too, so that a node with a folder of its
-- own, where none of the others' files are, is refused at its start.
create table file_home (
  one  smallint primary key check (one = 1),
  id   uuid not null
);
