-- Ids of the booking provider. The server stores and returns them, and never reads them.
alter table special_date add column event_id integer, add column unit_group_id integer;
