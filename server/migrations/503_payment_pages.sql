-- The page of the portal that leads to the payment, so that an appointment that waits for it can be paid from any tab or device.
-- Null: it was held by a version that did not keep it.
alter table payment add column payment_url text;

update payment y set payment_url = k.payment_url
from policy_check k
where k.tenant = y.tenant and k.appointment_id = y.appointment_id and k.payment_url is not null;

alter table policy_check drop column payment_url;
