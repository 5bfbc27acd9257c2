-- When the person last proved in this session who they are, besides its sign-in at the identity server: with the link of a
-- letter, or by confirming it (decision 219). Null: only that sign-in counts.
alter table session_use add column authenticated_at timestamptz;

-- The sessions of an account, to find when one of them began.
create index oidc_payload_account on oidc_payload (tenant, (payload ->> 'accountId'));

-- A code that confirms who somebody is goes to the address of their account.
alter table single_use_code drop constraint single_use_code_purpose_check,
  add constraint single_use_code_purpose_check check (purpose in ('email', 'phone', 'reauthentication'));

do $$
declare kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind = ''reauthenticationCode'')', kinds);
end $$;
