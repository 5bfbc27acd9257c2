-- A key may replace another one: those before it still verify and open. With a key from outside, a key is stored encrypted.
alter table identity_key add column number integer not null default 1 check (number > 0);
alter table identity_key drop constraint identity_key_pkey, add primary key (tenant, purpose, number);
