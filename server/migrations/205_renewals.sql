-- The day on which a charge of a running plan failed, and when the provider was asked last.
alter table card_subscription add column payment_failed_on date, add column asked_at timestamptz;

-- Whether a test card pays later months too, and since when it is charged.
alter table sandbox_card_capture add column renews boolean not null default true;
alter table sandbox_subscription add column renews boolean not null default true,
  add column started_at timestamptz not null default now();

-- Letters about a renewal that failed and a plan that ended for it, besides those that there are.
do $$
declare kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind in (''renewalFailed'', ''planEnded''))', kinds);
end $$;
