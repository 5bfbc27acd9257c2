-- What the patient answered to the questions of the booking, as it was asked: id, value, and question and answer in every
-- language of the tenant, so that a later change of the questions does not change what was said (decision 530).
alter table appointment add column answers jsonb;
