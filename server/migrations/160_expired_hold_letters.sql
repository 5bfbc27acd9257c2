-- A letter about a hold that was not paid in time is about an appointment too.
alter table letter drop constraint letter_kind_check, drop constraint letter_about;
alter table letter
  add constraint letter_kind_check check (kind in ('booked', 'moved', 'cancelled', 'reminder', 'paymentFailed',
    'paymentExpired', 'refunded', 'confirm', 'exists', 'setPassword', 'reset', 'emailCode', 'emailChanged', 'phoneChanged',
    'invitation', 'deleted')),
  add constraint letter_about check ((appointment_id is null) =
    (kind not in ('booked', 'moved', 'cancelled', 'reminder', 'paymentFailed', 'paymentExpired', 'refunded')));
