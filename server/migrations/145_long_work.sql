-- An uploaded picture in pieces: the embedded database writes and reads a piece in a few milliseconds, a whole picture in seconds.
create table picture_piece (
  tenant text not null,
  picture_id bigint not null,
  position integer not null,
  content bytea not null,
  primary key (tenant, picture_id, position),
  foreign key (tenant, picture_id) references picture (tenant, id) on update cascade on delete cascade
);
-- Photos do not compress; documents are read in parts, which compression would prevent.
alter table picture_piece alter column content set storage external;
alter table document alter column content set storage external;

insert into picture_piece (tenant, picture_id, position, content)
select tenant, id, n, substring(content from n * 131072 + 1 for 131072)
from picture, generate_series(0, (length(content) - 1) / 131072) n
where content is not null;
alter table picture drop column content;
-- False until the last piece is written.
alter table picture add column is_complete boolean not null default true;
create index picture_incomplete on picture (tenant, uploaded_at) where not is_complete;

-- The index merges new users in small steps. By default it waits for 4 MB, and somebody waits for the whole merge.
alter index person_search set (gin_pending_list_limit = 64);

-- Imports that their administrator has stopped. The import deletes its row when it ends.
create table stopped_import (
  tenant text not null,
  -- The administrator's browser chooses the id.
  id text not null,
  actor text not null,
  stopped_at timestamptz not null,
  primary key (tenant, actor, id)
);
