-- The report of video calls reads the appointments of a range of dates, of all doctors (decision 115).
create index appointment_by_time on appointment (tenant, starts_at);

-- A deletion, and what the bin says of it, asks each table whether it refers to the record. Without an index it reads the whole table.
create index account_change_link_change on account_change_link (tenant, change_id);
create index agreement_service_service on agreement_service (tenant, service_id);
create index appointment_agreement on appointment (tenant, agreement_id) where agreement_id is not null;
create index appointment_service on appointment (tenant, service_id);
create index appointment_insurer on appointment (tenant, insurer_id) where insurer_id is not null;
create index appointment_provider on appointment (tenant, provider_id);
create index card_subscription_of_person on card_subscription (tenant, person_id);
create index code_app_setup_account on code_app_setup (tenant, sub);
create index complementary_test_file on complementary_test (tenant, file_id) where file_id is not null;
create index consultation_doctor on consultation (tenant, doctor_id) where doctor_id is not null;
create index consultation_file on consultation (tenant, file_id) where file_id is not null;
create index consultation_addition_doctor on consultation_addition (tenant, doctor_id);
create index device_attempt_patient on device_attempt (tenant, patient_id);
create index doctor_thumbnail on doctor (tenant, thumbnail_id) where thumbnail_id is not null;
create index doctor_specialty_specialty on doctor_specialty (tenant, specialty_id);
create index document_given_by on document (tenant, given_by) where given_by is not null;
create index document_upload_patient on document_upload (tenant, patient_id);
create index erasure_rest_erasure on erasure_rest (tenant, erasure_id);
create index external_link_account on external_link (tenant, sub);
create index letter_appointment on letter (tenant, appointment_id) where appointment_id is not null;
create index policy_check_insurer on policy_check (tenant, insurer_id);
create index receipt_file on receipt (tenant, file_id) where file_id is not null;
create index record_file_patient on record_file (tenant, patient_id);
create index registration_link_registration on registration_link (tenant, registration_id);
create index second_step_sign_in_account on second_step_sign_in (tenant, sub);
create index specialty_category_of on specialty (tenant, category_id) where category_id is not null;
create index used_link_person on used_link (tenant, person_id);
create index video_thumbnail on video (tenant, thumbnail_id) where thumbnail_id is not null;
create index video_call_appointment on video_call (tenant, appointment_id) where appointment_id is not null;
create index video_viewing_video on video_viewing (tenant, video_id);
create index video_viewing_person on video_viewing (tenant, person_id);
create index waiting_wish_patient on waiting_wish (tenant, patient_id);
create index waiting_wish_service on waiting_wish (tenant, service_id);
create index waiting_wish_doctor on waiting_wish (tenant, doctor_id) where doctor_id is not null;
create index waiting_wish_appointment on waiting_wish (tenant, appointment_id) where appointment_id is not null;
