-- Since when a doctor of the pool takes no calls without an appointment, by their own choice (decision 992). Null: they take them.
alter table doctor add column pool_paused_at timestamptz;
