alter table person
  -- The telephone number that the person has proven with a code, without spaces and hyphens.
  add column verified_phone text,
  -- When the person confirmed who they are, after their telephone number (ACCOUNT-016).
  add column verified_at timestamptz;
