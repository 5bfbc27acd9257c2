-- When the family administrator stated that an adult dependent agrees, or that they represent them by law. Null: never.
alter table family_link add column consent_at timestamptz;
