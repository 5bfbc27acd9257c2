-- A patient who called while the doctor was busy waits without ringing, until the doctor takes them (decision 964).
alter table video_call add column is_quiet boolean not null default false;
