-- The report reads the calls of a range of dates (decision 975).
create index video_call_started on video_call (tenant, started_at);
