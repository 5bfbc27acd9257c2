-- The activity of all records: by person and by time. Without these filters, the primary key has the order.
create index audit_author on audit (tenant, changed_by, id);
create index audit_time on audit (tenant, changed_at);
