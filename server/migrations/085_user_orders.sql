-- What lists of users show besides and may be sorted by.
create index person_by_thumbnail on person (tenant, thumbnail_id, id);
create index person_by_version on person (tenant, version, id);
create index person_by_confirmed on person (tenant, email_confirmed, id);
