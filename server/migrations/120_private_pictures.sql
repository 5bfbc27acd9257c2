-- Uploaded pictures are read without a session, so their ids are random and need 53 bits (decision 104).
alter table person drop constraint person_tenant_thumbnail_id_fkey;
alter table doctor drop constraint doctor_tenant_thumbnail_id_fkey;
alter table video drop constraint video_tenant_thumbnail_id_fkey;

alter table picture alter column id type bigint, add column old_id bigint;
alter table person alter column thumbnail_id type bigint;
alter table doctor alter column thumbnail_id type bigint;
alter table video alter column thumbnail_id type bigint;

alter table person add foreign key (tenant, thumbnail_id) references picture (tenant, id) on update cascade;
alter table doctor add foreign key (tenant, thumbnail_id) references picture (tenant, id) on update cascade;
alter table video add foreign key (tenant, thumbnail_id) references picture (tenant, id) on update cascade;

-- 52 random bits of a UUID; the digit at position 13 is its version.
update picture set old_id = id, id = 4503599627370496 + (
  'x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) || substr(replace(gen_random_uuid()::text, '-', ''), 1, 1)
)::bit(52)::bigint
where content is not null;
update doctor d set extra = jsonb_set(d.extra, '{bannerId}', to_jsonb(p.id))
from picture p where p.tenant = d.tenant and p.old_id = (d.extra->>'bannerId')::bigint;
alter table picture drop column old_id;
