-- Until when a patient who cancels gets the money back, as it was agreed when they paid. Null: until the appointment starts.
alter table payment add column refund_until timestamptz;
