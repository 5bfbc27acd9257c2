/** What has to become of the rows of a person whose data are erased. */
export type RowGroup =
  /** Erased at once. */
  | 'account'
  /** The clinical history and who has read it: erased when the law no longer asks for it. */
  | 'clinical'
  /** Payments and their receipts: as long as the accounts have to stay. */
  | 'accounting'

export interface PersonTable {
  group: RowGroup
  /** SQL: which rows are about people. `$1` is the tenant, `$2` their ids, `$3` their addresses, `$4` their full names. */
  rows: string
}

const own = (column: string) => `${column} = any($2)`
const ofAppointment = `appointment_id in (select id from appointment where tenant = $1 and patient_id = any($2))`
const ofCall = `call_id in (select id from video_call where tenant = $1 and patient_id = any($2))`
const ofConsultation = `consultation_id in (select id from consultation where tenant = $1 and patient_id = any($2))`

/** The histories of the person's records. Their entries stay for the log of the administration, without what was written. */
export const auditRows = `(entity in ('AdminUser', 'Family') and record_id = any($2)
  or entity = 'AdminDocument' and record_id in (select id::text from document where tenant = $1 and patient_id = any($2))
  or entity = 'AdminPolicyCheck' and record_id in (select id::text from policy_check where tenant = $1 and ${ofAppointment}))`

/** Deleted records of the bin that are the person's. */
const inBin = `(entity = 'AdminUser' and record_id = any($2) or id in (select deleted_id from deleted_row where tenant = $1
    and (content ->> 'patient_id' = any($2) or content ->> 'person_id' = any($2))))`

const inGroup = (group: RowGroup, tables: Readonly<Record<string, string>>): Record<string, PersonTable> =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, { group, rows }]))

/**
 * The tables with rows about people, and which rows those are; rows come before what they refer to. A test compares it with the
 * database, so a new table cannot be forgotten.
 */
export const personTables: Readonly<Record<string, PersonTable>> = {
  ...inGroup('account', {
    // Those to others that name the person go once they have been sent: one that waits still has to arrive.
    letter: `(person_id = any($2) or ((sent_at is not null or failed_at is not null) and (${ofAppointment} or sent_to = any($3)
      or payload ->> 'to' = any($3) or payload ->> 'invited' = any($3)
      or payload ->> 'patient' = any($4) or payload ->> 'inviter' = any($4))))`,
    letter_settings: own('person_id'),
    push_subscription: own('person_id'),
    calendar_subscription: own('person_id'),
    session_use: own('sub'),
    idempotency: own('actor'),
    oidc_payload: `payload ->> 'accountId' = any($2)`,
    magic_link: own('sub'),
    external_link: own('sub'),
    external_sign_in: own('sub'),
    external_identity: own('sub'),
    second_step_sign_in: own('sub'),
    second_step_factor: own('sub'),
    recovery_code: own('sub'),
    code_app_setup: own('sub'),
    single_use_code: own('person_id'),
    single_use_link: own('person_id'),
    used_link: own('person_id'),
    visit_link: ofAppointment,
    letter_link: `(person_id = any($2) or ${ofAppointment})`,
    registration_link: `registration_id in (select id from registration where tenant = $1 and email = any($3))`,
    registration: 'email = any($3)',
    account_change_link: `change_id in (select id from account_change where tenant = $1 and person_id = any($2))`,
    account_change: own('person_id'),
    account: own('sub'),
    accepted_conditions: own('person_id'),
    card_subscription: own('person_id'),
    sandbox_subscription: own('person_id'),
    sandbox_card_capture: own('person_id'),
    device_attempt: own('patient_id'),
    device_connection: own('patient_id'),
    family_link: '(admin_id = any($2) or member_id = any($2))',
    identity_picture: `run_id in (select id from identity_run where tenant = $1 and person_id = any($2))`,
    identity_run: own('person_id'),
    identity_applicant: own('person_id'),
    insured_policy: `identification_number in (select identification_number from person where tenant = $1 and id = any($2))`,
    video_mark: own('person_id'),
    video_viewing: own('person_id'),
    hub_connection: own('user_id'),
    hub_presence: own('user_id'),
    freed_time: `wish_id in (select id from waiting_wish where tenant = $1 and patient_id = any($2))`,
    waiting_wish: own('patient_id'),
    stopped_import: own('actor'),
    document_upload: own('patient_id'),
    record_share_opening: `share_id in (select id from record_share where tenant = $1 and patient_id = any($2))`,
    record_share: own('patient_id'),
    deleted_row: `deleted_id in (select id from deleted_record where tenant = $1 and ${inBin})`,
    deleted_record: inBin,
  }),
  ...inGroup('clinical', {
    acting_entry: own('subject_id'),
    appointment_document: ofAppointment,
    appointment_notice: ofAppointment,
    call_guest: ofCall,
    call_ring: ofCall,
    video_call: own('patient_id'),
    video_consultation: ofAppointment,
    visit_proposal: ofAppointment,
    policy_check: ofAppointment,
    consultation_draft: ofAppointment,
    chat_message: own('patient_id'),
    chat_conversation: own('patient_id'),
    receipt: own('patient_id'),
    consultation_addition: ofConsultation,
    consultation: own('patient_id'),
    complementary_test: own('patient_id'),
    record_file: own('patient_id'),
    document: own('patient_id'),
    device: own('patient_id'),
    device_record: own('patient_id'),
    measurement: own('patient_id'),
    measurement_day: own('patient_id'),
    measurement_import: own('patient_id'),
    removed_reading: own('patient_id'),
    medical_record: own('patient_id'),
    no_known_allergies: own('patient_id'),
    scan: own('person_id'),
    emergency_access: own('patient_id'),
    external_patient: `external_id in (select external_id from person where tenant = $1 and id = any($2))`,
    person_care_area: own('person_id'),
  }),
  ...inGroup('accounting', {
    refund: ofAppointment,
    payment_receipt: `(person_id = any($2) or ${ofAppointment})`,
    payment: ofAppointment,
  }),
  // Both go last, with whichever group has to stay longest.
  ...inGroup('clinical', { appointment: own('patient_id'), person: own('id') }),
}

/** Tables that name people and whose rows are not selected by person, each with the reason why nothing has to be done. */
export const withoutSelection: Readonly<Record<string, string>> = {
  audit: 'entries stay without their content (auditRows)',
  picture: 'the photo of a person is deleted with the account, as is what it consists of',
  picture_piece: 'with its picture',
  sign_in_attempt: 'has hashes, for a day',
  passkey_challenge: 'has hashes, for minutes',
  hub_ticket: 'for a minute',
  hub_message: 'for minutes',
  job_round: 'names nobody',
  erasure_rest: 'is deleted with the person',
  payment_receipt_series: 'names nobody',
  stored_file: 'is deleted with what refers to it',
  video_report: 'names nobody',
  video_upload: 'is of somebody who works for the tenant',
}
