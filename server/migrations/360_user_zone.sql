-- The clock that an appointment is told on: the zone that its patient booked in, or an offset such as '-05:00' where only
-- that is known. Null: neither is known.
alter table appointment add column user_zone text;

-- Null where the clock is not known. It was 0 then, so that 0 says nothing in the rows of before.
alter table appointment alter column user_offset drop not null, alter column user_offset drop default;
update appointment set
  user_offset = nullif(user_offset, 0),
  user_zone = case
    when user_offset < 0 then '-' || to_char(-user_offset * interval '1 minute', 'HH24:MI')
    when user_offset > 0 then '+' || to_char(user_offset * interval '1 minute', 'HH24:MI')
  end
where ends_at > now();

-- The zone of the portal that a person booked or changed an appointment with last.
alter table letter_settings add column zone text;
