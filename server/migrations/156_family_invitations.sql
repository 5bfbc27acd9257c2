-- When an independent member who has not accepted yet was invited last; null: a member.
alter table family_link
  add column invited_at timestamptz,
  add check (invited_at is null or not dependent);
