-- When a doctor got the letter about their account; null: it is still to be sent.
alter table doctor add column invited_at timestamptz;
update doctor set invited_at = now() where person_id is not null;
