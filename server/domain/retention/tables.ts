import { DAYS_IN_BIN } from '../entities/bin/deletedRecords'
import type { RetentionSettings } from '../../platform/tenants/settings/retentionSettings'

/** Rows that the job of this folder deletes. */
export interface ExpiringRows {
  /** Days, or the tenant's setting. */
  days: number | keyof RetentionSettings
  /** The column from which they count. */
  since: string
}

/** Why rows stay, or what else deletes them. */
export type Retention =
  | ExpiringRows
  /** The file of the job that deletes them. */
  | { deletedBy: string }
  | {
      stays:
        | 'clinical history' // The law of the place says how long; the client deletes it (docs/security.md).
        | 'until the account is deleted'
        | 'accounting'
        | 'nobody is named'
    }

const clinical = { stays: 'clinical history' } as const
const account = { stays: 'until the account is deleted' } as const
const nobody = { stays: 'nobody is named' } as const
const identity = { deletedBy: 'server/platform/identity/protocol/expiredRows.ts' } as const
const presence = { deletedBy: 'server/platform/hub/backplane/postgresPresence.ts' } as const
const videoReports = { deletedBy: 'server/domain/advices/reports/recordReport.ts' } as const

/** How long each table of the database keeps its rows. A test fails for a table that is missing here. */
export const retention: Readonly<Record<string, Retention>> = {
  acting_entry: { days: 'accessLog', since: 'occurred_at' },
  audit: { days: 'changes', since: 'changed_at' },
  letter: { days: 'letters', since: 'expires_at' },
  deleted_record: { days: DAYS_IN_BIN, since: 'deleted_at' },
  idempotency: { days: 7, since: 'created_at' },
  sandbox_card_capture: { days: 30, since: 'created_at' },
  stopped_import: { days: 1, since: 'stopped_at' },
  insured_policy: { days: 365, since: 'valid_until' },
  device_attempt: { days: 1, since: 'expires_at' },
  waiting_wish: { days: 365, since: 'ended_at' },
  freed_time: { days: 365, since: 'answer_by' },

  // With its `deleted_record`.
  deleted_row: { deletedBy: 'server/domain/entities/bin/deletedRecords.ts' },
  external_link: identity,
  account_change: identity,
  account_change_link: identity,
  code_app_setup: identity,
  passkey_challenge: identity,
  second_step_sign_in: identity,
  external_sign_in: identity,
  magic_link: identity,
  oidc_payload: identity,
  registration: identity,
  registration_link: identity,
  session_use: identity,
  push_subscription: identity,
  sign_in_attempt: identity,
  single_use_code: identity,
  single_use_link: identity,
  used_link: identity,
  visit_link: identity,
  letter_link: identity,
  hub_connection: presence,
  job_round: { deletedBy: 'server/platform/jobs/claimRound.ts' },
  hub_ticket: { deletedBy: 'server/platform/hub/tickets.ts' },
  hub_message: { deletedBy: 'server/platform/hub/backplane/postgresBackplane.ts' },
  hub_presence: presence,
  identity_picture: { deletedBy: 'server/domain/identityChecks/worker.ts' },
  video_report: videoReports,
  video_viewing: videoReports,
  erasure_rest: { deletedBy: 'server/domain/erasure/eraseRows.ts' },
  document_upload: { deletedBy: 'server/domain/documents/sweep.ts' },
  stored_file: { deletedBy: 'server/domain/documents/sweep.ts' },
  picture: { deletedBy: 'server/domain/pictures/sweep.ts' },
  picture_piece: { deletedBy: 'server/domain/pictures/sweep.ts' },
  video_upload: { deletedBy: 'server/domain/admin/videos/uploads/uploads.ts' },

  appointment: clinical,
  appointment_document: clinical,
  appointment_notice: clinical,
  chat_conversation: clinical,
  chat_message: clinical,
  complementary_test: clinical,
  consultation: clinical,
  consultation_addition: clinical,
  consultation_draft: clinical,
  device: clinical,
  device_record: clinical,
  document: clinical,
  measurement: clinical,
  measurement_day: clinical,
  measurement_import: clinical,
  medical_record: clinical,
  no_known_allergies: clinical,
  person: clinical,
  person_care_area: clinical,
  receipt: clinical,
  removed_reading: clinical,
  record_file: clinical,
  record_share: clinical,
  record_share_opening: clinical,
  scan: clinical,
  video_call: clinical,
  call_guest: clinical,
  call_ring: clinical,
  video_consultation: clinical,
  visit_proposal: clinical,
  policy_check: clinical,
  emergency_access: clinical,
  external_patient: clinical,

  accepted_conditions: account,
  account,
  calendar_subscription: account,
  card_subscription: account,
  device_connection: account,
  external_identity: account,
  family_link: account,
  identity_applicant: account,
  identity_run: account,
  letter_settings: account,
  recovery_code: account,
  second_step_factor: account,
  sandbox_subscription: account,
  video_mark: account,

  payment: { stays: 'accounting' },
  payment_receipt: { stays: 'accounting' },
  payment_receipt_series: { stays: 'accounting' },
  refund: { stays: 'accounting' },

  absence: nobody,
  agenda_version: nobody,
  agreement: nobody,
  agreement_service: nobody,
  care_area: nobody,
  category: nobody,
  centre: nobody,
  centre_holiday: nobody,
  company: nobody,
  conditions_version: nobody,
  doctor: nobody,
  doctor_care_area: nobody,
  doctor_insurer_service: nobody,
  doctor_specialty: nobody,
  doctor_template: nobody,
  erasure: nobody,
  identity_key: nobody,
  insurer: nobody,
  insurer_service: nobody,
  migration: nobody,
  provider: nobody,
  provider_service: nobody,
  service: nobody,
  special_date: nobody,
  specialty: nobody,
  specialty_category: nobody,
  tag: nobody,
  team: nobody,
  team_doctor: nobody,
  video: nobody,
  video_day: nobody,
  video_file: nobody,
  video_line: nobody,
  video_secret: nobody,
  video_tag: nobody,
  video_word: nobody,
  working_interval: nobody,
}
