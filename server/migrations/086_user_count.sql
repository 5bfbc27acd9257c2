-- How many users there are is counted on every page of their list: the smallest index that knows them.
create index person_by_tenant on person (tenant);
