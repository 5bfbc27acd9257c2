-- An administrator who used the account of somebody else: one entry an hour.
alter table audit drop constraint audit_action_check;
alter table audit add constraint audit_action_check check (action in ('create', 'update', 'delete', 'act'));
create unique index audit_acting on audit
  (tenant, record_id, changed_by, date_trunc('hour', changed_at at time zone 'UTC')) where action = 'act';
