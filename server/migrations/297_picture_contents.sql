-- An uploaded picture is in the file store, as documents are (decision 906). What was uploaded before, and the posters of demo
-- data, stay in picture_piece until they are replaced.
alter table picture
  add column hash text,
  add column size bigint,
  add foreign key (tenant, hash) references stored_file (tenant, hash),
  add check (hash is null or (type is not null and size > 0));
create index picture_content on picture (tenant, hash) where hash is not null;

-- A picture whose upload was cut off has no row any more.
delete from picture where not is_complete;
alter table picture drop column is_complete;
