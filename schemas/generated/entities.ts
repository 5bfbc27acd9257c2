/* Generated from schemas/ by `npm run schemas`. Do not edit. */

/**
 * The answer of a question of a booking (decision 530): a text, an option's id or a date (YYYY-MM-DD); a number; yes or no; ids of options; an option that the booking loaded; or an address. null: it has no answer.
 */
export type AnswerValue =
  | string
  | number
  | boolean
  | null
  | string[]
  | {
      id: string
      label: string
    }
  | {
      street: string
      postalCode: string
      city: string
    }
/**
 * 1 in person, 2 online. Used by appointments and by services (BOOK-010, BOOK-027, C-062).
 */
export type AppointmentType = 1 | 2
/**
 * 1 cancelled; 2 booked; 3 pending payment: the slot is held until it is paid; 4 released: not paid or not accepted in time, the slot is free again; 5 proposed: a doctor proposes it, the slot is held until the patient answers; 6 offered: the waiting list holds the freed slot until the patient answers. Clients treat any other value as cancelled (BOOK-016, C-058).
 */
export type AppointmentStatus = 1 | 2 | 3 | 4 | 5 | 6
/**
 * Why an identity was declined: the document cannot be read, is out of date, is not accepted, or the face is of somebody else.
 */
export type IdentityRefusal = 'unreadable' | 'expired' | 'notAccepted' | 'mismatch'
/**
 * A picture of an identity check: the front and the back of the document, and the face.
 */
export type IdentitySide = 'front' | 'back' | 'face'
/**
 * 0 pending: the check runs; 1 approved; 2 review: a person looks at it; 3 declined; 4 unverified (IDENT-006).
 */
export type IdentityStatus = 0 | 1 | 2 | 3 | 4
/**
 * A message of a running import: its progress, a refused line, or the result at the end.
 */
export type ImportLine = ImportProgress | ImportRefusal | ImportResult
/**
 * The ten care-area scenarios of a patient, in the order of MENU-004, or an object with the ten names (C-041).
 */
export type MenuScenarioFlags =
  | boolean[]
  | {
      [k: string]: boolean
    }

export interface Entities {
  Absence: Absence
  AbsenceAppointment: AbsenceAppointment
  AbsenceCancellation: AbsenceCancellation
  AbsenceInput: AbsenceInput
  AbsencePreview: AbsencePreview
  AcceptedConditions: AcceptedConditions
  AccountChangeFacts: AccountChangeFacts
  AccountConfirmation: AccountConfirmation
  AccountDeletion: AccountDeletion
  AccountSession: AccountSession
  AccountToken: AccountToken
  ActingEntry: ActingEntry
  Activity: Activity
  ActivityAuthor: ActivityAuthor
  ActivityLast: ActivityLast
  ActivityPage: ActivityPage
  ActivityRecord: ActivityRecord
  ActivitySample: ActivitySample
  ActivitySeries: ActivitySeries
  AdminDoctor: AdminDoctor
  AdminDoctorPage: AdminDoctorPage
  AdminDocument: AdminDocument
  AdminDocumentPage: AdminDocumentPage
  AdminInsurer: AdminInsurer
  AdminInsurerPage: AdminInsurerPage
  AdminPolicy: AdminPolicy
  AdminPolicyCheck: AdminPolicyCheck
  AdminPolicyCheckPage: AdminPolicyCheckPage
  AdminPolicyPage: AdminPolicyPage
  AdminService: AdminService
  AdminServicePage: AdminServicePage
  AdminSpecialty: AdminSpecialty
  AdminSpecialtyCategory: AdminSpecialtyCategory
  AdminSpecialtyCategoryPage: AdminSpecialtyCategoryPage
  AdminSpecialtyPage: AdminSpecialtyPage
  AdminUser: AdminUser
  AdminUserPage: AdminUserPage
  Agreement: Agreement
  AgreementPage: AgreementPage
  Allergy: Allergy
  AnswerValue: AnswerValue
  ApiError: ApiError
  Appointment: Appointment
  AppointmentAnswer: AppointmentAnswer
  AppointmentBook: AppointmentBook
  AppointmentDocument: AppointmentDocument
  AppointmentLink: AppointmentLink
  AppointmentReference: AppointmentReference
  AppointmentStatus: AppointmentStatus
  AppointmentType: AppointmentType
  AssetMetadata: AssetMetadata
  AssetMetadataPage: AssetMetadataPage
  AuditEntry: AuditEntry
  AuthorStatistics: AuthorStatistics
  AvailableProvidersQuery: AvailableProvidersQuery
  BookingClient: BookingClient
  BookingRequest: BookingRequest
  BookingResponse: BookingResponse
  BookingToken: BookingToken
  CalendarSubscription: CalendarSubscription
  CallCompany: CallCompany
  CallGuest: CallGuest
  CallGuestDecision: CallGuestDecision
  CallGuestEntry: CallGuestEntry
  CallGuestInvitation: CallGuestInvitation
  CallGuestInvited: CallGuestInvited
  CallPool: CallPool
  CallPoolAlert: CallPoolAlert
  CallPoolDuty: CallPoolDuty
  CallRating: CallRating
  CallReadiness: CallReadiness
  CallRelative: CallRelative
  CallReport: CallReport
  CallReportLine: CallReportLine
  CallReportTotals: CallReportTotals
  CardCapture: CardCapture
  CardCaptureRequest: CardCaptureRequest
  CardReplacement: CardReplacement
  CareArea: CareArea
  CareAreaAssignment: CareAreaAssignment
  CareAreaMembership: CareAreaMembership
  Category: Category
  CategoryPage: CategoryPage
  Centre: Centre
  CentreHoliday: CentreHoliday
  CentreHolidayChange: CentreHolidayChange
  CentreHolidayChanged: CentreHolidayChanged
  CentreHolidayPreview: CentreHolidayPreview
  CentrePage: CentrePage
  ChatClosing: ChatClosing
  ChatContact: ChatContact
  ChatConversation: ChatConversation
  ChatMessage: ChatMessage
  ChatReadMark: ChatReadMark
  ChatSend: ChatSend
  ClinicalDataAuth: ClinicalDataAuth
  CodeAppConfirmation: CodeAppConfirmation
  CodeAppSetup: CodeAppSetup
  Company: Company
  CompanyPage: CompanyPage
  ComplementaryTest: ComplementaryTest
  Conditions: Conditions
  ConditionsVersion: ConditionsVersion
  Config: Config
  Consultation: Consultation
  ConsultationAddition: ConsultationAddition
  ConsultationDraft: ConsultationDraft
  ConsultationFinish: ConsultationFinish
  ConsultationMonth: ConsultationMonth
  ConsultationNotes: ConsultationNotes
  ConsultationSummary: ConsultationSummary
  Country: Country
  CountryProviders: CountryProviders
  Currency: Currency
  DaySlotQuery: DaySlotQuery
  DayUpdate: DayUpdate
  DeletedRecord: DeletedRecord
  DeletedRecordPage: DeletedRecordPage
  DependentUser: DependentUser
  Device: Device
  DeviceAuthorization: DeviceAuthorization
  DeviceAuthorizationUrl: DeviceAuthorizationUrl
  DeviceReturn: DeviceReturn
  DeviceSynchronization: DeviceSynchronization
  Diagnosis: Diagnosis
  Doctor: Doctor
  DoctorConsultation: DoctorConsultation
  DoctorPatient: DoctorPatient
  DoctorService: DoctorService
  Document: Document
  DocumentData: DocumentData
  DocumentUpdate: DocumentUpdate
  EmailChange: EmailChange
  EmailVerification: EmailVerification
  EmergencyAccess: EmergencyAccess
  EmergencyRequest: EmergencyRequest
  ExternalEmail: ExternalEmail
  ExternalProfile: ExternalProfile
  ExternalRegistered: ExternalRegistered
  ExternalRegistration: ExternalRegistration
  ExternalSignIn: ExternalSignIn
  FamilyAppointments: FamilyAppointments
  FamilyMember: FamilyMember
  FamilyRemoval: FamilyRemoval
  FirstFreeTime: FirstFreeTime
  FirstFreeTimesQuery: FirstFreeTimesQuery
  FirstWorkingDayQuery: FirstWorkingDayQuery
  FollowUp: FollowUp
  FreeAppointmentsQuery: FreeAppointmentsQuery
  FreedTimeAcceptance: FreedTimeAcceptance
  GivenDocument: GivenDocument
  GlucoseLast: GlucoseLast
  GlucoseRanges: GlucoseRanges
  GlucoseSeries: GlucoseSeries
  GuestCall: GuestCall
  HeartLast: HeartLast
  HeartRecord: HeartRecord
  HeartSeries: HeartSeries
  HospitalBookingRequest: HospitalBookingRequest
  IceServers: IceServers
  IdentificationType: IdentificationType
  IdentityCheck: IdentityCheck
  IdentityDecision: IdentityDecision
  IdentityRefusal: IdentityRefusal
  IdentityReview: IdentityReview
  IdentitySide: IdentitySide
  IdentityStatus: IdentityStatus
  Illness: Illness
  ImportLine: ImportLine
  ImportPreview: ImportPreview
  IndependentUser: IndependentUser
  Insurer: Insurer
  InsurerService: InsurerService
  Intervention: Intervention
  Invitation: Invitation
  InvitationAcceptance: InvitationAcceptance
  Letter: Letter
  LetterLinkMove: LetterLinkMove
  LetterLinkReference: LetterLinkReference
  LetterSettings: LetterSettings
  LifeVitInfo: LifeVitInfo
  LinkToken: LinkToken
  LinkedAppointment: LinkedAppointment
  MagicLink: MagicLink
  Measure: Measure
  MeasureSave: MeasureSave
  MeasureValues: MeasureValues
  MeasurementImport: MeasurementImport
  MeasurementImportRemoved: MeasurementImportRemoved
  MeasurementImportStart: MeasurementImportStart
  MeasurementImportStarted: MeasurementImportStarted
  MeasurementSample: MeasurementSample
  MedicalData: MedicalData
  Medicine: Medicine
  MenuScenarioFlags: MenuScenarioFlags
  MonthlyCalendar: MonthlyCalendar
  NoKnownAllergies: NoKnownAllergies
  OtherTime: OtherTime
  Owner: Owner
  OximeterRecord: OximeterRecord
  OxygenLast: OxygenLast
  OxygenSeries: OxygenSeries
  PasskeyAddition: PasskeyAddition
  PasskeyOptions: PasskeyOptions
  PasswordChange: PasswordChange
  PasswordLink: PasswordLink
  PasswordReset: PasswordReset
  PatientMeasurement: PatientMeasurement
  PatientRecords: PatientRecords
  PatientSeries: PatientSeries
  Payment: Payment
  PaymentReceipt: PaymentReceipt
  PendingRegistration: PendingRegistration
  PersonVerification: PersonVerification
  PersonalData: PersonalData
  PhoneChange: PhoneChange
  PhoneVerification: PhoneVerification
  Plan: Plan
  PlanChange: PlanChange
  PlanChanged: PlanChanged
  PlanPayment: PlanPayment
  PolicyAnswer: PolicyAnswer
  PolicyCheck: PolicyCheck
  Prescription: Prescription
  PressureLast: PressureLast
  PressureSeries: PressureSeries
  ProposalAnswer: ProposalAnswer
  Provider: Provider
  PushDevice: PushDevice
  PushSettings: PushSettings
  PushSubscription: PushSubscription
  Reading: Reading
  ReadingConfirmation: ReadingConfirmation
  ReadingImport: ReadingImport
  ReadingImported: ReadingImported
  Reauthentication: Reauthentication
  ReauthenticationCode: ReauthenticationCode
  ReauthenticationOptions: ReauthenticationOptions
  Receipt: Receipt
  RecordHit: RecordHit
  RecordShare: RecordShare
  RecordShareCode: RecordShareCode
  RecordShareStart: RecordShareStart
  RecordShareStarted: RecordShareStarted
  RecordUse: RecordUse
  RecoveryCodes: RecoveryCodes
  Registration: Registration
  SandboxOutcome: SandboxOutcome
  Saved: Saved
  SavedDraft: SavedDraft
  Scan: Scan
  ScanOutcome: ScanOutcome
  SecondStep: SecondStep
  SecondStepAdded: SecondStepAdded
  SecondStepFactor: SecondStepFactor
  SecondStepName: SecondStepName
  SeenDocuments: SeenDocuments
  SeriesQuery: SeriesQuery
  SeriesSource: SeriesSource
  Service: Service1
  SharedManifest: SharedManifest
  SharedManifestRequest: SharedManifestRequest
  SleepLast: SleepLast
  SleepRecord: SleepRecord
  SleepSample: SleepSample
  SleepSeries: SleepSeries
  SlotMatrix: SlotMatrix
  SlotQuery: SlotQuery
  SpecialistService: SpecialistService
  Specialty: Specialty
  SpecialtyCategory: SpecialtyCategory
  Team: Team
  TeamPage: TeamPage
  TemperatureLast: TemperatureLast
  TemperatureSeries: TemperatureSeries
  TensiometerRecord: TensiometerRecord
  TextTemplate: TextTemplate
  TextTemplateInput: TextTemplateInput
  TextTemplateText: TextTemplateText
  ThermometerRecord: ThermometerRecord
  UndoToken: UndoToken
  UnfinishedVisit: UnfinishedVisit
  UploadedDocument: UploadedDocument
  User: User
  UserMeta: UserMeta
  Video: Video
  VideoCall: VideoCall
  VideoConsultation: VideoConsultation
  VideoCue: VideoCue
  VideoLike: VideoLike
  VideoMarks: VideoMarks
  VideoOwner: VideoOwner
  VideoPage: VideoPage
  VideoReport: VideoReport
  VideoReportKey: VideoReportKey
  VideoSource: VideoSource
  VideoStatistics: VideoStatistics
  VideoTag: VideoTag
  VideoText: VideoText
  VideoTexts: VideoTexts
  VideoUpload: VideoUpload
  VideoUploads: VideoUploads
  VideoViewing: VideoViewing
  VideoVitalTest: VideoVitalTest
  Visit: Visit
  VisitAttendance: VisitAttendance
  VisitLinkOpening: VisitLinkOpening
  VisitLinkReference: VisitLinkReference
  VisitLinkSending: VisitLinkSending
  VisitProposal: VisitProposal
  VisitRecord: VisitRecord
  VisitSession: VisitSession
  VisitState: VisitState
  WaitingOutlook: WaitingOutlook
  WaitingQueue: WaitingQueue
  WaitingStart: WaitingStart
  WaitingTimes: WaitingTimes
  WaitingWish: WaitingWish
  WeightLast: WeightLast
  WeightRecord: WeightRecord
  WeightSeries: WeightSeries
  WorkingDays: WorkingDays
  WorkingWeek: WorkingWeek
  WrittenAddition: WrittenAddition
}
/**
 * A range in which a doctor does not work, and what was done with the appointments in it.
 */
export interface Absence {
  id: number
  from: string
  to: string
  /**
   * HH:MM; absent: whole days.
   */
  startTime?: string
  /**
   * HH:MM; absent: whole days.
   */
  endTime?: string
  reason: string
  /**
   * The name of the person who entered it.
   */
  createdBy: string
  createdAt: string
  /**
   * Since when the hours are open again.
   */
  endedAt?: string
  /**
   * The zone of the doctor's hours.
   */
  zone: string
  /**
   * The appointments that were cancelled with it.
   */
  cancelled: AbsenceAppointment[]
  /**
   * The appointments that another time was to be proposed for, with what has become of each.
   */
  offered: AbsenceAppointment[]
  /**
   * The other appointments that are still in it.
   */
  kept: AbsenceAppointment[]
}
/**
 * An appointment in a range in which the doctor does not work.
 */
export interface AbsenceAppointment {
  id: number
  startsAt: string
  /**
   * Null for a doctor who does not treat the person.
   */
  patientName: string | null
  /**
   * False for an appointment that has begun or is read-only, and for one that is cancelled.
   */
  canCancel: boolean
  otherTime?: OtherTime
}
/**
 * What has become of an appointment in an absence that another time was to be proposed for.
 */
export interface OtherTime {
  /**
   * waiting: nobody has answered yet; accepted: the appointment has moved there; declined, expired: it is still in the absence; none: it is still in the absence, and no time is proposed; changed: it was moved or cancelled otherwise.
   */
  state: 'waiting' | 'accepted' | 'declined' | 'expired' | 'none' | 'changed'
  /**
   * The time that is or was proposed. Absent: none was free.
   */
  startsAt?: string
  /**
   * Until when the patient's side can answer. Only with `waiting`.
   */
  answerBy?: string
}
/**
 * The appointments of an absence to cancel.
 */
export interface AbsenceCancellation {
  /**
   * The ids of the appointments that the person has seen: the server refuses if there are others.
   *
   * @maxItems 2000
   */
  known: number[]
}
/**
 * A range in which a doctor does not work, and what becomes of the appointments in it.
 */
export interface AbsenceInput {
  /**
   * The first day.
   */
  from: string
  /**
   * The last day, at most a year after the first one.
   */
  to: string
  /**
   * From when on each day, in the zone of the doctor. Absent: whole days.
   */
  startTime?: string
  /**
   * Until when on each day. Absent: whole days.
   */
  endTime?: string
  /**
   * The name of the days in the calendar.
   */
  reason: string
  /**
   * `cancel`: each appointment that can be changed is cancelled, with a letter, and its payment is returned. `offer`: another time is proposed for each, and it stays booked until the patient accepts.
   */
  appointments: 'keep' | 'cancel' | 'offer'
  /**
   * The ids of the appointments that the person has seen: the server refuses the absence if there are others.
   *
   * @maxItems 2000
   */
  known: number[]
}
/**
 * What an absence would close.
 */
export interface AbsencePreview {
  /**
   * The number of days that lose working hours.
   */
  days: number
  /**
   * The zone of the doctor's hours.
   */
  zone: string
  /**
   * The appointments in it, the earliest first.
   */
  appointments: AbsenceAppointment[]
  /**
   * Hours of shifts over midnight that stay open at the edges of the absence: the rest of the shift is in it.
   */
  cut?: {
    date: string
    /**
     * HH:MM, in the zone of the doctor.
     */
    from: string
    /**
     * HH:MM or 24:00.
     */
    to: string
  }[]
}
/**
 * Which conditions a person has accepted.
 */
export interface AcceptedConditions {
  /**
   * There is a version that the person has not accepted.
   */
  isAsked: boolean
  /**
   * The version of today.
   */
  version: string
  acceptedVersion?: string | null
  acceptedAt?: string | null
}
/**
 * A change that the link of a letter can undo (decision 222).
 */
export interface AccountChangeFacts {
  kind: 'email' | 'phone' | 'password'
  /**
   * What would be restored; null: none, and always of a password.
   */
  before: string | null
  /**
   * The present one without its middle, because it may be somebody else's; null of a password.
   */
  after: string | null
  changedAt: string
}
/**
 * The link of an email that confirms an account. For a registration also the password of its form, or a new one with its repetition and the version of the conditions that the person accepts.
 */
export interface AccountConfirmation {
  userId: string
  token: string
  password?: string
  passwordVerify?: string
  conditionsVersion?: string
}
/**
 * What deleting one's account changes, and why it may be refused.
 */
export interface AccountDeletion {
  /**
   * Appointments that are cancelled, of the person and of dependents nobody else looks after.
   */
  appointments: number
  /**
   * Appointments that only the centre may cancel; they stay booked.
   */
  keptAppointments: number
  /**
   * The names of the dependents that nobody else looks after; their data stay at the centre.
   */
  dependents: string[]
  /**
   * The names of the family members who keep their own account.
   */
  independents: string[]
  /**
   * payment: a payment is pending; role: the account has a role of the portal. null: the account can be deleted.
   */
  refusedBy: 'payment' | 'role' | null
}
/**
 * A session of an account: one browser in which somebody has signed in.
 */
export interface AccountSession {
  id: string
  /**
   * The browser as it identifies itself; null if it is unknown.
   */
  device: {
    browser: string | null
    system: string | null
  }
  signedInAt: string
  /**
   * At most five minutes old while the session is in use.
   */
  lastUsedAt: string
  /**
   * The session of this request.
   */
  isCurrent: boolean
}
/**
 * The link of an email about an account.
 */
export interface AccountToken {
  userId: string
  token: string
}
/**
 * Something that somebody else did in a person's account, or that was done with the account itself.
 */
export interface ActingEntry {
  at: string
  /**
   * The name of who acted.
   */
  by: string
  /**
   * In which capacity.
   */
  as: 'family' | 'administrator' | 'professional' | 'guest' | 'self'
  /**
   * entered: opened the account, noted once in each half hour. changed: any other change. read: opened the records, noted once in each half hour. documents, measurements, messages: the same of the list of documents, of measurements and of messages. downloaded: opened a file. exported: downloaded all documents as one file. linked: a professional made a link that opens a visit. linkSent: a professional had it sent to the person. joinedCall: was in a call as a guest. emergency: a doctor who does not treat the person opened the records.
   */
  action:
    | 'entered'
    | 'booked'
    | 'moved'
    | 'cancelled'
    | 'changed'
    | 'read'
    | 'measurements'
    | 'downloaded'
    | 'linked'
    | 'linkSent'
    | 'emailChanged'
    | 'phoneChanged'
    | 'passwordChanged'
    | 'changesUndone'
    | 'emergency'
    | 'documents'
    | 'messages'
    | 'exported'
    | 'joinedCall'
  /**
   * Why. treatment: treats the person. emergency: opened the records in an emergency. care: looks after the person. support: an administrator used the account. administration: works with the documents of the centre. Absent: not known.
   */
  reason?: 'treatment' | 'emergency' | 'care' | 'support' | 'administration'
  /**
   * The name of the file; of an emergency the reason.
   */
  detail?: string
}
/**
 * A change of any record, without its values.
 */
export interface Activity {
  entity: string
  recordId: string
  /**
   * The current name of the record, or its last one.
   */
  name?: string
  /**
   * The record does not exist any more.
   */
  isDeleted: boolean
  /**
   * `act`: an administrator used the account of this user.
   */
  action: 'create' | 'update' | 'delete' | 'restore' | 'act'
  /**
   * The name of the user, or the id if there is no name.
   */
  changedBy: string
  changedAt: string
  /**
   * The fields that an update changed.
   */
  fields: string[]
}
/**
 * A user who has changed records.
 */
export interface ActivityAuthor {
  id: string
  name: string
}
/**
 * The steps, meters and kilocalories of the last day with activity (DEV-008).
 */
export interface ActivityLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  steps: number | null
  meters: number | null
  calories: number | null
}
/**
 * A page of changes, the latest first.
 */
export interface ActivityPage {
  items: Activity[]
  /**
   * The number of changes on all pages.
   */
  total: number
}
/**
 * The activity that a device recorded (DEV-031).
 */
export interface ActivityRecord {
  /**
   * The instant of the measurement; without it, now.
   */
  date?: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone?: string
  /**
   * The name of the device or file.
   */
  source?: string | null
  steps: number
  meters?: number | null
  calories?: number | null
}
/**
 * The activity up to an instant (DEV-008).
 */
export interface ActivitySample {
  /**
   * The instant of the measurement; in a month or year, the first one of the day.
   */
  time: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string
  /**
   * Of a single reading: what a correction or removal names.
   */
  readingId?: number
  /**
   * Who measured: the person wrote it down, a device account, a device by Bluetooth, an imported file, or an estimate by the camera.
   */
  origin?: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  /**
   * The name of the device or file.
   */
  source?: string | null
  /**
   * How many values the day has.
   */
  count?: number
  steps: number
  meters?: number | null
  calories?: number | null
  min?: number
  max?: number
  /**
   * The date that the value belongs to. What a device says of sleep after 18:00 belongs to the night that ends on the next date.
   */
  date?: string
}
/**
 * Steps, meters and kilocalories (DEV-008).
 */
export interface ActivitySeries {
  activitySamples: ActivitySample[]
  totalSteps: number | null
  totalMeters: number | null
  totalCalories: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * A device or file with values in the time of a series.
 */
export interface SeriesSource {
  /**
   * Who measured.
   */
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  /**
   * The name of the device or file.
   */
  source: string | null
  /**
   * How many values of the first measure of the series.
   */
  count: number
  /**
   * Their sum, in the unit of the API.
   */
  total: number
  /**
   * Of sleep: whether it tells deep and light sleep.
   */
  hasStages?: boolean
}
/**
 * A doctor as administrators edit it (ADMIN-025).
 */
export interface AdminDoctor {
  id?: number
  /**
   * Form of address: Dr. or Dra.
   */
  title: string
  name: string
  surname: string
  fullName?: string
  isActive?: boolean
  /**
   * The address of the doctor's account. The first save that has it opens the account and invites the doctor; it changes with the user.
   */
  email?: string
  invitedAt?: string
  nickName?: string
  /**
   * ADMIN-016
   */
  doctorUrl?: string
  externalId?: string
  simplyBookId?: string
  /**
   * IANA zone of the place of work; the working calendar is in its local time.
   */
  timezone: string
  timeZoneInfoId?: string
  /**
   * @maxItems 50
   */
  specialties?: number[]
  /**
   * Where the doctor works and what they offer there. Absent in a save: the places stay, and added specialties are offered wherever possible (ADMIN-025).
   *
   * @maxItems 20
   */
  practices?: {
    /**
     * Absent: the doctor works online.
     */
    centreId?: number
    centreName?: string
    /**
     * Where an online doctor works; that of the centre otherwise.
     */
    city?: string
    /**
     * ISO 3166 alpha-2 code; that of the centre otherwise.
     */
    country?: string
    /**
     * Whether patients in other countries can book here.
     */
    internationalProviders?: boolean
    /**
     * @maxItems 500
     */
    services: {
      serviceId: number
      serviceName?: string
      /**
       * The doctor's own price; absent: that of the service.
       */
      amount?: number
      /**
       * The doctor's own duration in minutes; absent: that of the service.
       */
      duration?: number
    }[]
  }[]
  /**
   * ADMIN-026
   *
   * @maxItems 200
   */
  teams?: {
    teamId: number
    teamName?: string
    member?: boolean
    coordinator?: boolean
  }[]
  memberTeams?: number[]
  coordinatedTeams?: number[]
  /**
   * ADMIN-027
   *
   * @maxItems 2000
   */
  insurerServices?: {
    insurerId: number
    serviceId: number
    insurerName?: string
    serviceName?: string
    isActive: boolean
  }[]
  /**
   * The care areas in which the doctor works (C-041).
   *
   * @maxItems 200
   */
  careAreas?: number[]
  notifyBookings?: boolean
  /**
   * Whether calls without an appointment ring at the doctor, if the tenant takes such calls (CALL-034).
   */
  takesCalls?: boolean
  /**
   * Whether the doctor prescribes medicines. Patients read it before they book, if the tenant has the feature canPrescriptionBeConfigured (ADMIN-028).
   */
  canPrescribe?: boolean
  /**
   * Not a doctor of medicine: nutrition, psychology, physiotherapy. Reads the records of patients who have allowed it (ACCOUNT-009).
   */
  isNonClinical?: boolean
  /**
   * Whether the doctor may change their own working calendar (CAL-010).
   */
  canModifyCalendar?: boolean
  appointmentMessage?: string
  thumbnailId?: number
  bannerId?: number
  /**
   * What patients read about the doctor before they book (VIDEO-012).
   */
  userMeta?: {
    shortDescription?: string
    aboutMe?: string
    /**
     * One per line.
     */
    myServices?: string
    socialNetworks?: {
      web?: string
      linkedin?: string
      instagram?: string
      facebook?: string
      x?: string
    }
  }
  /**
   * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
   */
  translations?: {
    [k: string]: {
      appointmentMessage?: string
      shortDescription?: string
      aboutMe?: string
      /**
       * One per line.
       */
      myServices?: string
    }
  }
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminDoctorPage {
  items: AdminDoctor[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A patient's document in the administrators' list (REC-017).
 */
export interface AdminDocument {
  id: number
  documentId?: number
  name: string
  nameWithoutExtension?: string
  patientId?: string
  patientName?: string
  notes?: string
  /**
   * Whether the professionals who treat the patient see it.
   */
  visible?: boolean
  /**
   * 0 uploaded by the patient, 1 medical exam (REC-018).
   */
  documentType: 0 | 1
  /**
   * In UTC.
   */
  creationDate: string
  seenByAdmin: boolean
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminDocumentPage {
  items: AdminDocument[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * An insurer and the services it pays for, as administrators edit it (ADMIN-030).
 */
export interface AdminInsurer {
  id?: number
  /**
   * Whether it covers a service that somebody offers.
   */
  hasOffer?: boolean
  name: string
  /**
   * Whether patients pay themselves: the entry of the list for people without insurance. It covers every service.
   */
  private?: boolean
  /**
   * @maxItems 1000
   */
  consultationServices?: number[]
  /**
   * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
   */
  translations?: {
    [k: string]: {
      name?: string
    }
  }
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminInsurerPage {
  items: AdminInsurer[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A policy of somebody, as their insurer tells the tenant. It names the document, the birth date, or both; everything that it names has to be true of the patient.
 */
export interface AdminPolicy {
  id?: number
  policyNumber: string
  insurerId: number
  identificationNumber?: string
  birthDate?: string
  /**
   * The last day. Absent: no end is known.
   */
  validUntil?: string
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * Whether an insurer pays for an appointment, as administrators read it. They answer those that are pending.
 */
export interface AdminPolicyCheck {
  id: number
  patientName: string
  insurerId: number
  policyNumber?: string
  identificationNumber?: string
  birthDate?: string
  serviceName?: string
  /**
   * Of the appointment, at its place.
   */
  date: string
  /**
   * What the patient pays if the insurer does not.
   */
  amount: number
  currency: string
  /**
   * ended: the appointment was cancelled before anybody answered.
   */
  outcome: 'pending' | 'confirmed' | 'refused' | 'ended'
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminPolicyCheckPage {
  items: AdminPolicyCheck[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A page of a list.
 */
export interface AdminPolicyPage {
  items: AdminPolicy[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A consultation service as administrators edit it (ADMIN-033).
 */
export interface AdminService {
  id?: number
  /**
   * Whether an active doctor offers it; only then patients see it.
   */
  hasOffer?: boolean
  name: string
  /**
   * The code of the service in other systems; the lead time of a service follows from it (C-056).
   */
  externalId?: string
  description?: string
  /**
   * Information for the patient before the appointment.
   */
  message?: string
  consultationSpecialtyId: number
  /**
   * 1 physical, 2 online (C-062).
   */
  type: 1 | 2
  /**
   * Whether it is for a first visit or for those who come again; absent: for both.
   */
  visitKind?: 'first' | 'followUp'
  /**
   * Minutes.
   */
  duration: number
  /**
   * Price in the currency's main unit; 0 is free.
   */
  amount?: number
  /**
   * ISO 4217 code.
   */
  currency?: 'EUR' | 'USD' | 'GBP'
  isActive?: boolean
  showInAgenda?: boolean
  showMedicalTeam?: boolean
  /**
   * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
   */
  translations?: {
    [k: string]: {
      name?: string
      description?: string
      message?: string
    }
  }
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminServicePage {
  items: AdminService[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A consultation specialty as administrators edit it (ADMIN-034).
 */
export interface AdminSpecialty {
  id?: number
  /**
   * Whether it has a service that patients can book.
   */
  hasOffer?: boolean
  name: string
  /**
   * Its purpose in one line of plain words.
   */
  description?: string
  categoryId?: number
  /**
   * Minimum age in years for booking; 0 means no limit.
   */
  minAge?: number
  /**
   * Maximum age in years for booking; 0 means no limit (C-057).
   */
  maxAge?: number
  /**
   * The path of an uploaded picture, which patients see next to the name.
   */
  imageUrl?: string
  isActive?: boolean
  /**
   * The services of the specialty.
   */
  consultationServices?: number[]
  /**
   * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
   */
  translations?: {
    [k: string]: {
      name?: string
      description?: string
    }
  }
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A specialty category as administrators edit it (ADMIN-035).
 */
export interface AdminSpecialtyCategory {
  id?: number
  name: string
  /**
   * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
   */
  translations?: {
    [k: string]: {
      name?: string
    }
  }
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminSpecialtyCategoryPage {
  items: AdminSpecialtyCategory[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A page of a list.
 */
export interface AdminSpecialtyPage {
  items: AdminSpecialty[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A user as administrators edit it (ADMIN-032).
 */
export interface AdminUser {
  id?: string
  name: string
  surname?: string
  /**
   * Users with an email address have an account and can sign in.
   */
  email?: string
  /**
   * The tenant's pattern decides (C-142).
   */
  phone?: string
  identificationNumberType?: number
  /**
   * Stored in upper case, without spaces, hyphens and dots.
   */
  identificationNumber?: string
  birthDate?: string
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2
  /**
   * The user's number in the hospital's system.
   */
  externalId?: string
  agreementId?: number
  planId?: number
  /**
   * The user's insurer (ACCOUNT-019).
   */
  insurerNameMeta?: string
  /**
   * The number of the policy. A tenant may require it for appointments that the insurer pays.
   */
  insurerPolicyNumberMeta?: string
  /**
   * The care areas in which the user is followed (C-041).
   *
   * @maxItems 200
   */
  careAreas?: number[]
  /**
   * The scenarios whose menu entries the user sees (MENU-004); none: all entries (C-042). They change only in tenants with the feature attentionScenarios (FEAT-033).
   */
  attentionScenarios?: (
    | 'HasScheduleAppointment'
    | 'HasMyDates'
    | 'HasMyQueries'
    | 'HasSharedDocuments'
    | 'HasVideoCall'
    | 'HasMedicalData'
    | 'HasPersonalData'
    | 'HasMonitoringSc'
    | 'HasRecipes'
    | 'HasHealthScanner'
  )[]
  /**
   * The role Administrator is implied (C-115), except by `records`: it adds medical content to what an administrator may read. Absent: unchanged.
   */
  roles?: (
    | 'RolesAdministrator'
    | 'UsersAdministrator'
    | 'DoctorsAdministrator'
    | 'ServicesAdministrator'
    | 'CompaniesAdministrator'
    | 'InsurersAdministrator'
    | 'AgreementsAdministrator'
    | 'VideosAdministrator'
    | 'CategoriesAdministrator'
    | 'ReportsAdministrator'
    | 'DocumentsAdministrator'
    | 'records'
  )[]
  thumbnailId?: number
  active?: boolean
  /**
   * Whether the user has the account of a doctor; the telephone pattern of doctors applies (ADMIN-049).
   */
  isDoctor?: boolean
  emailConfirmed?: boolean
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminUserPage {
  items: AdminUser[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A company's contract that pays for its people (ADMIN-031).
 */
export interface Agreement {
  id?: number
  name: string
  /**
   * @maxItems 1000
   */
  consultationServices?: number[]
  showAllSpecialties?: boolean
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AgreementPage {
  items: Agreement[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * An allergy or an intolerance (REC-020).
 */
export interface Allergy {
  /**
   * Of the record to change; absent for a new one.
   */
  id?: number
  name: string
  notes?: string | null
  /**
   * False: an intolerance.
   */
  isAllergy: boolean
  isActive: boolean
}
/**
 * The body of every error.
 */
export interface ApiError {
  /**
   * An error code.
   */
  message: string
  /**
   * The booking provider's code: -32054 slot taken, -32052 provider not available.
   */
  code?: number
  /**
   * Values for the text of the message.
   */
  details?: {
    [k: string]: unknown
  }
}
/**
 * An appointment of a patient (BOOK-014). Times on screen derive from startDate (BOOK-017).
 */
export interface Appointment {
  id: number
  /**
   * Start of the appointment's UTC day (BOOK-052).
   */
  date?: string
  /**
   * The start as an instant.
   */
  startDate: string
  /**
   * UTC time (BOOK-053).
   */
  time?: string
  /**
   * Minutes.
   */
  duration?: number
  serviceId?: number | null
  serviceName?: string | null
  /**
   * What the patient should know before the appointment.
   */
  serviceMessage?: string | null
  providerId?: number | null
  providerName?: string | null
  providerNickName?: string | null
  specialtyId?: number | null
  specialtyName?: string | null
  notes?: string | null
  /**
   * The documents that the patient chose for the doctor, in their own appointments only. Absent: the API takes none.
   */
  documents?: AppointmentDocument[]
  /**
   * What the patient answered to the questions of the booking. Absent: nothing, or the API asks none.
   */
  answers?: AppointmentAnswer[]
  /**
   * Patients can neither move nor cancel it (BOOK-018).
   */
  readonly?: boolean
  doctor?: Doctor | null
  insurerId?: number | null
  insurerName?: string | null
  appointmentType?: AppointmentType
  /**
   * The centre of an appointment in person.
   */
  centro?: string | null
  status: AppointmentStatus
  /**
   * The patient's id. Sent to doctors only, who need it for their calls (BOOK-107), and only of patients whom they or their team treat.
   */
  patientId?: string
  /**
   * Until when the patient can accept a visit that the doctor proposes (status 5), or take a freed time (status 6).
   */
  answerBy?: string
  /**
   * Of a visit that the doctor proposes (status 5): the start of the appointment that moves to this time. In the patient's own appointments only.
   */
  replaces?: string
  /**
   * The IANA zone that the patient booked in, or an offset such as -05:00 where only that is known. In the patient's own appointments only.
   */
  userZone?: string | null
  /**
   * Of an appointment that an insurer should pay for and that is not confirmed. In the patient's own appointments only.
   */
  policyCheck?: PolicyCheck | null
  /**
   * Whether it was paid online: cancelling it refunds the payment (PAY-004).
   */
  isPaid?: boolean
  /**
   * What has to be paid for an appointment whose time is held until then (status 3). In the patient's own appointments only.
   */
  due?: {
    /**
     * In the currency's main unit.
     */
    amount: number
    /**
     * ISO 4217.
     */
    currency: string
    /**
     * Until when the time is held.
     */
    payBy: string
    /**
     * The page of the portal that leads to the payment.
     */
    paymentUrl?: string
  } | null
  /**
   * What was paid online and has not gone back. In the patient's own appointments only.
   */
  paid?: {
    /**
     * In the currency's main unit.
     */
    amount: number
    /**
     * ISO 4217.
     */
    currency: string
    /**
     * Who cancels after this moment gets no refund; null or absent: it is refunded until the appointment starts.
     */
    refundUntil?: string | null
    /**
     * The number of the receipt, where there is one.
     */
    receipt?: string | null
  } | null
  book?: AppointmentBook
  /**
   * Whether the visit took place: attended, or missed because the doctor says that the patient did not come; null while nobody knows. In the patient's own appointments only.
   */
  outcome?: 'attended' | 'missed' | null
  /**
   * When the doctor ended the visit. In the patient's own appointments only.
   */
  endedAt?: string | null
  /**
   * Where the visit is; null for an appointment that is neither booked nor cancelled. In the patient's own appointments only.
   */
  visitState?: VisitState | null
}
/**
 * A document that the patient chose for the doctor of an appointment (BOOK-020).
 */
export interface AppointmentDocument {
  id: number
  /**
   * The name of its file.
   */
  name: string
}
/**
 * What the patient answered to a question of the booking, as it was asked then (decision 530).
 */
export interface AppointmentAnswer {
  /**
   * The id of the question.
   */
  id: string
  /**
   * The question, in the reader's language.
   */
  label: string
  /**
   * The answer, in the reader's language.
   */
  text: string
  value: AnswerValue
  /**
   * Whether the page that confirms the booking repeats it.
   */
  isConfirmed?: boolean
}
/**
 * A doctor as a patient sees them (BOOK-025).
 */
export interface Doctor {
  id: number
  /**
   * The name with the form of address: Dra. Inés Corral Vega.
   */
  fullName: string
  name?: string
  surname?: string
  nickName?: string | null
  externalId?: string | null
  simplyBookId?: string | null
  /**
   * IANA zone of the place of work.
   */
  timezone: string
  thumbnailId?: number | null
  /**
   * The picture at the head of the profile, in responses for one doctor (VIDEO-011).
   */
  bannerId?: number | null
  /**
   * The profile: shortDescription, aboutMe, myServices and socialNetworks, an object of https addresses as JSON (VIDEO-012). Lists have only shortDescription.
   */
  userMeta?: UserMeta[]
  /**
   * Whether there is more to read than shortDescription.
   */
  hasProfile?: boolean
  /**
   * Whether the doctor prescribes medicines (ADMIN-028).
   */
  canPrescribe?: boolean
  /**
   * The names of the doctor's care areas, in responses for one doctor.
   */
  careAreas?: string[]
  appointmentMessage?: string | null
  /**
   * The doctor URL; only of the associated doctor (SHELL-033).
   */
  upMedicaUrl?: string | null
  /**
   * The names of the doctor's specialties, for lists.
   */
  specialties?: string[]
  /**
   * The doctor's earliest free slot for the requested service, in responses for a service; null if there is none in the next 90 days.
   */
  firstDate?: string | null
  /**
   * The practice of this entry, in responses for a service: a doctor who gives it in person at several centres has an entry for each. Sent back to list its slots and to book there (C-059).
   */
  providerId?: number
  service?: Service
  /**
   * The city of the practice, in responses for a service.
   */
  place?: string | null
  /**
   * The name and address of the centre, in responses for a service; null for a practice without one.
   */
  address?: string | null
}
export interface UserMeta {
  id: number
  metaKey: string
  metaValue: string | null
}
/**
 * The requested service as the practice of this entry gives it, with its price and duration (BOOK-143).
 */
export interface Service {
  id: number
  name: string
  externalId?: string | null
  simplyBookId?: string | null
  description?: string | null
  /**
   * Information for the patient before the appointment.
   */
  message?: string | null
  /**
   * Price in the currency's main unit; 0 is free.
   */
  amount?: number
  /**
   * ISO 4217 code.
   */
  currency?: string | null
  /**
   * Minutes.
   */
  duration: number
  type: AppointmentType
  isActive?: boolean
  showInAgenda?: boolean
  showMedicalTeam?: boolean
  consultationSpecialtyId?: number | null
  /**
   * Whether it is for a first visit or for those who come again; null: for both.
   */
  visitKind?: 'first' | 'followUp' | null
  /**
   * In lists by insurer or agreement: whether it pays; otherwise the patient pays.
   */
  isCovered?: boolean
}
/**
 * Of an appointment that an insurer should pay for: whether it does is not known yet, or it does not.
 */
export interface PolicyCheck {
  outcome: 'pending' | 'refused'
  /**
   * What the patient pays if the insurer does not.
   */
  amount: number
  currency: string
}
/**
 * The part of an appointment that a booking repeats (BOOK-015).
 */
export interface AppointmentBook {
  time?: string
  startDate: string
  serviceId: number | null
  providerId: number | null
}
/**
 * Where the visit of an appointment is. The server alone decides it; every screen and letter shows it (decision 963).
 */
export interface VisitState {
  /**
   * `waiting`: the patient is there and the doctor has not answered. `cutOff`: the last call ended because somebody was gone. `toFinish`: they have talked, or the doctor has begun to write, and the doctor has not finished.
   */
  state:
    | 'planned'
    | 'waiting'
    | 'ringing'
    | 'inProgress'
    | 'cutOff'
    | 'toFinish'
    | 'finished'
    | 'missed'
    | 'refused'
    | 'noShow'
    | 'cancelled'
  /**
   * When it began; null for a visit that is planned, and where nobody knows.
   */
  since: string | null
  /**
   * The side that calls, refused, hung up or was gone.
   */
  by?: 'patient' | 'doctor' | null
}
/**
 * A link that opens a video visit for its patient (WIDGET-008).
 */
export interface AppointmentLink {
  url: string
}
/**
 * Names an appointment (WIDGET-009).
 */
export interface AppointmentReference {
  appointmentId: number
}
/**
 * The metadata of a video (ADMIN-022).
 */
export interface AssetMetadata {
  assetId: number
  /**
   * A request without it leaves it as it is.
   */
  title?: string
  description?: string
  /**
   * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
   */
  translations?: {
    [k: string]: {
      title?: string
      description?: string
    }
  }
  /**
   * In UTC (ADMIN-050).
   */
  publishmentDate?: string
  /**
   * Whether it has no date of publication, so that patients do not see it.
   */
  isDraft?: boolean
  /**
   * @maxItems 50
   */
  tags?: {
    id: number
    name?: string
  }[]
  ownerId?: string
  ownerName?: string
  thumbnailId?: number
  /**
   * The plans that include the video. None: everybody may watch it (VIDEO-010).
   *
   * @maxItems 50
   */
  planIds?: number[]
  /**
   * Seconds.
   */
  duration?: number
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AssetMetadataPage {
  items: AssetMetadata[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * One change of a record.
 */
export interface AuditEntry {
  version: number
  /**
   * `act`: an administrator used the account of this user.
   */
  action: 'create' | 'update' | 'delete' | 'restore' | 'act'
  /**
   * The name of the user, or the id if there is no name.
   */
  changedBy: string
  changedAt: string
  before: {
    [k: string]: unknown
  } | null
  after: {
    [k: string]: unknown
  } | null
}
/**
 * The statistics of an author's videos (ADMIN-036). Times are in seconds.
 */
export interface AuthorStatistics {
  ownerId: string
  ownerName: string
  ownerFullName: string
  realVisualizations: number
  reprosAverage: number
  /**
   * Euros.
   */
  stimatedEarns: number
  totalTimePlay: number
  impressions: number
}
/**
 * A query for the free providers of a service at a time (BOOK-098). date is the start of the UTC day, time is UTC.
 */
export interface AvailableProvidersQuery {
  serviceId: number
  date: string
  time: string
}
/**
 * The tenant at the booking provider (BOOK-083).
 */
export interface BookingClient {
  clientId: string
}
/**
 * The booking request (BOOK-019), with the members of medical (BOOK-022) and international bookings (BOOK-020). date, time and userOffset derive from one instant (C-050).
 */
export interface BookingRequest {
  serviceId: number
  providerId: number
  /**
   * Required when the patient chose the doctor.
   */
  doctorId?: number
  /**
   * Start of the UTC day.
   */
  date: string
  /**
   * UTC time.
   */
  time: string
  /**
   * Minutes east of UTC of the patient at that instant (C-051).
   */
  userOffset: number
  /**
   * IANA zone of the person who books, for what is written about the appointment. Where it is absent, the offset says the clock.
   */
  userZone?: string
  additionalFields?: {
    notes?: string
  }
  /**
   * The doctor's id in bookings with a specialist.
   */
  specialistId?: number
  insurerId?: number | null
  /**
   * Additional data of the booking (C-049).
   */
  additionalData?: {
    notes?: string
    /**
     * ISO 3166 alpha-2 code, in international bookings (BOOK-020).
     */
    country?: string
    /**
     * The ids of the patient's documents that the doctor of the appointment sees, in international bookings (BOOK-020). When an appointment is moved they replace the earlier ones; absent keeps those.
     *
     * @maxItems 20
     */
    documents?: number[]
    /**
     * The answers to the questions of the booking, by id (decision 530). When an appointment is moved, absent ones stay and null removes one.
     */
    answers?: {
      [k: string]: AnswerValue
    }
  }
  /**
   * The return address of the payment: an address of this portal with {bookId} in place of the appointment's id (C-069).
   */
  returnUrl?: string
}
/**
 * The answer to every booking call (BOOK-023).
 */
export interface BookingResponse {
  booked: boolean
  redirectUrl?: string | null
  loginRequired?: boolean
  /**
   * The id of the appointment, booked or pending payment.
   */
  bookId?: number
  /**
   * The patient has to accept the appointment first: the doctor does not treat them. Then booked is false.
   */
  isProposed?: boolean
  /**
   * Of a proposal: until when the patient can accept it.
   */
  answerBy?: string
  /**
   * The insurer has not confirmed yet that it pays.
   */
  policyCheck?: PolicyCheck | null
  bookingData?: {
    providerId?: number
  }
}
/**
 * A short-lived token for the booking provider (BOOK-084).
 */
export interface BookingToken {
  token: string
  expires: string
}
/**
 * The private address at which a calendar program reads a person's appointments.
 */
export interface CalendarSubscription {
  /**
   * When the address was made; null: there is none.
   */
  createdAt: string | null
  /**
   * The address, only in the response that makes it: the server stores its hash.
   */
  address?: string
}
/**
 * Who else was in the calls of a visit.
 */
export interface CallCompany {
  name: string
  kind: 'interpreter' | 'relative' | 'doctor' | 'other'
  joinedAt: string
  /**
   * Null: still in the call.
   */
  leftAt: string | null
}
/**
 * Somebody who was invited into a call by the doctor or the patient.
 */
export interface CallGuest {
  id: number
  name: string
  kind: 'interpreter' | 'relative' | 'doctor' | 'other'
  invitedBy: 'patient' | 'doctor'
  /**
   * asked: the side that did not invite has not answered. allowed: they may come in. left: they may come back.
   */
  state: 'asked' | 'allowed' | 'refused' | 'in' | 'left' | 'removed'
  /**
   * Whether the guest waits to be let in.
   */
  isAtDoor: boolean
  /**
   * Whether the server sends the link to an account of the family, once the patient has agreed. Guests read none.
   */
  isFamily?: boolean
  /**
   * The address or telephone to which the server has sent the link, without its middle. Absent: it has sent none; guests read none.
   */
  sentTo?: string
}
/**
 * What the side that did not invite a guest says.
 */
export interface CallGuestDecision {
  isAllowed: boolean
  /**
   * The name that was agreed to: a guest who has changed it meanwhile is asked about again.
   */
  name: string
}
/**
 * A guest asks to come in. Another name than that of the invitation is asked about again.
 */
export interface CallGuestEntry {
  name: string
}
/**
 * Whom the doctor or the patient of a call invites into it.
 */
export interface CallGuestInvitation {
  name: string
  kind: 'interpreter' | 'relative' | 'doctor' | 'other'
  /**
   * Who of the patient's family is invited (CallRelative), by the doctor. The server takes the name from their account, and sends the link once the patient has agreed.
   */
  relativeId?: string
  /**
   * Where the server sends the link. Absent: whoever invites hands it on.
   */
  sendTo?: {
    by: 'email' | 'sms'
    address: string
  }
}
/**
 * A guest who was invited, and the link that opens the call for them.
 */
export interface CallGuestInvited {
  guest: CallGuest
  /**
   * Only the hash of its token is stored: it cannot be read again. Absent for somebody of the family, to whom the server sends it.
   */
  url?: string
}
/**
 * Calls without an appointment, as somebody may use them now (decision 977).
 */
export interface CallPool {
  /**
   * Whether the tenant has a pool of doctors.
   */
  isOffered: boolean
  /**
   * `plan`: another plan of the tenant includes such calls. `none`: the person has no video consultations.
   */
  access: 'included' | 'plan' | 'none'
  /**
   * The person's plan, or the first one that includes such calls.
   */
  planName?: string | null
  isOpen: boolean
  /**
   * When the pool opens next; null: it is open, or it never opens.
   */
  opensAt: string | null
  /**
   * From when to when on which days. Empty: at any hour.
   */
  hours: {
    /**
     * 1 Monday to 7 Sunday.
     */
    days: number[]
    from: string
    to: string
  }[]
  /**
   * The IANA zone of the hours.
   */
  zone: string
  specialties: string[]
  /**
   * How many doctors take such calls.
   */
  doctors: number
  /**
   * How many of them are connected.
   */
  online: number
  /**
   * Whether as many people wait as may wait.
   */
  isFull: boolean
  /**
   * How many such calls the person has per calendar month; null: any number.
   */
  perMonth?: number | null
  /**
   * How many of them were answered this month.
   */
  used?: number
  /**
   * When the count begins again.
   */
  renewsAt?: string | null
  /**
   * Until when the person waits for a message that a doctor is free; null: they do not. Absent: the server sends none.
   */
  alertUntil?: string | null
  /**
   * The first time by video that can be booked for what the pool offers, with any doctor, where the pool is open and nobody can answer now; null: there is none. Absent: the server did not look.
   */
  nextTime?: {
    startDate: string
    serviceId: number
    specialtyId: number
  } | null
  /**
   * The person waits.
   */
  waiting: {
    callId: number
    /**
     * How many people have waited longer.
     */
    ahead: number
    /**
     * Whether it rings at a doctor now.
     */
    isRinging: boolean
    /**
     * How many doctors have passed the call on.
     */
    passes: number
  } | null
  /**
   * The person is a doctor of the pool.
   */
  duty?: {
    /**
     * Whether such a call may ring at them now.
     */
    isAvailable: boolean
    /**
     * Since when they take no such calls, by their own choice. Absent: a doctor cannot pause.
     */
    pausedAt?: string | null
    /**
     * Until when, because of their next visit.
     */
    until: string | null
    /**
     * How many people wait for the pool.
     */
    waiting: number
  } | null
}
/**
 * Whether somebody wants a message when a doctor of the pool is free.
 */
export interface CallPoolAlert {
  isWanted: boolean
}
/**
 * Whether a doctor of the pool takes calls without an appointment.
 */
export interface CallPoolDuty {
  isPaused: boolean
}
/**
 * How well the patient saw and heard in a video consultation: 1 bad, 2 fair, 3 good.
 */
export interface CallRating {
  rating: number
}
/**
 * The result of a check of camera, sound and network before a call. It says nothing about the person.
 */
export interface CallReadiness {
  camera: 'ok' | 'blocked' | 'none' | 'inUse'
  microphone: 'ok' | 'blocked' | 'none' | 'inUse' | 'silent'
  speaker: 'ok' | 'unheard'
  /**
   * `relayGone`: the relay server of the tenant does not answer.
   */
  network: 'ok' | 'slow' | 'relayGone' | 'offline'
  /**
   * Kilobits per second that the browser receives; null or absent: not measured.
   */
  downKbps?: number | null
  /**
   * Kilobits per second that the browser sends.
   */
  upKbps?: number | null
  /**
   * Name and version, as the browser says it.
   */
  browser: string
}
/**
 * Somebody of a patient's family with an account, whom the doctor of a call can invite into it.
 */
export interface CallRelative {
  id: string
  /**
   * Name and surname.
   */
  name: string
}
/**
 * A page of the report of video calls, the latest call first.
 */
export interface CallReport {
  lines: CallReportLine[]
  pageSize: number
  totals: CallReportTotals
  /**
   * Doctors with calls in the range.
   */
  doctors: {
    id: number
    name: string
  }[]
  /**
   * Services with calls in the range.
   */
  services: {
    id: number
    name: string
  }[]
}
/**
 * A call, or a video visit to which nobody came (ADMIN-019).
 */
export interface CallReportLine {
  /**
   * Unique in the report.
   */
  key: string
  /**
   * When it began, or should have begun.
   */
  at: string
  /**
   * Null for a visit without a call.
   */
  callId: number | null
  /**
   * The visit. A call without an appointment has one once it was answered.
   */
  appointmentId: number | null
  /**
   * Whether the call was made without an appointment. Absent: a call with a visit has one.
   */
  isUnbooked?: boolean
  /**
   * The hour of the appointment.
   */
  appointmentAt: string | null
  /**
   * Since when the patient waited; null where the doctor called.
   */
  waitingSince: string | null
  /**
   * From when both were connected; null: never.
   */
  connectedAt: string | null
  /**
   * Until when both were connected.
   */
  endedAt: string | null
  /**
   * How long both were connected.
   */
  seconds: number
  /**
   * They talked, or were cut off; nobody answered; it was refused; the patient did not come, or nobody entered. Or what the call still does.
   */
  outcome: 'attended' | 'cutOff' | 'missed' | 'refused' | 'noShow' | 'unattended' | 'waiting' | 'inProgress'
  startedBy: 'patient' | 'doctor' | null
  /**
   * Who hung up, refused, or was lost.
   */
  endedBy: 'patient' | 'doctor' | null
  /**
   * Null for a call without an appointment that nobody answered.
   */
  doctorId: number | null
  doctorName: string | null
  patientName: string
  serviceId: number | null
  serviceName: string | null
  insurerName: string | null
  agreementName: string | null
  /**
   * Who else was in the call. Absent: nobody can be invited.
   */
  guests?: ('interpreter' | 'relative' | 'doctor' | 'other')[]
  /**
   * The patient's check of camera and sound.
   */
  readiness: CallReadiness | null
  /**
   * How well the patient saw and heard: 1 badly, 3 well.
   */
  rating: 1 | 2 | 3 | null
}
/**
 * Totals of the lines that the filters leave.
 */
export interface CallReportTotals {
  lines: number
  withAppointment: number
  /**
   * Calls in which people talked.
   */
  connected: number
  /**
   * How long they talked together.
   */
  seconds: number
  attended: number
  cutOff: number
  missed: number
  refused: number
  noShow: number
  unattended: number
  waiting: number
  inProgress: number
}
/**
 * How the portal shows the fields of the card provider, which are hosted by the provider (C-066).
 */
export interface CardCapture {
  /**
   * The id of the portal's engine for this provider.
   */
  provider: string
  /**
   * A sandbox charges nothing, and the portal says so (C-065).
   */
  mode: 'sandbox' | 'production'
  /**
   * Opens the capture at the provider. It works once and cannot charge.
   */
  clientSecret: string
  /**
   * The tenant's public key at the provider.
   */
  publicKey?: string | null
  /**
   * The address of the fields, for a provider whose address is not always the same.
   */
  frame?: string | null
}
/**
 * The plan that a card is captured for.
 */
export interface CardCaptureRequest {
  planId: number
}
/**
 * Another card for the plan of the person who signed in.
 */
export interface CardReplacement {
  /**
   * The source id of the payment provider (C-068). It is never stored.
   */
  creditCardToken: string
}
/**
 * A programme of the centre in which patients are followed (REC-029).
 */
export interface CareArea {
  id?: number
  name: string
  /**
   * Whether the person is followed in it.
   */
  isAssigned?: boolean
}
/**
 * The care areas in which a doctor follows a patient (REC-030).
 */
export interface CareAreaAssignment {
  patientId: string
  doctorId: number
  /**
   * Of those in which the doctor works. The patient's areas of other doctors stay.
   *
   * @maxItems 200
   */
  careAreas: number[]
}
/**
 * Whether a patient is followed in a care area (REC-083).
 */
export interface CareAreaMembership {
  isAssigned: boolean
}
/**
 * A category of videos with its tags in order (ADMIN-023).
 */
export interface Category {
  id?: number
  name: string
  /**
   * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
   */
  translations?: {
    [k: string]: {
      name?: string
    }
  }
  /**
   * @minItems 1
   * @maxItems 100
   */
  tags: [
    {
      id?: number
      name: string
      /**
       * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
       */
      translations?: {
        [k: string]: {
          name?: string
        }
      }
      /**
       * The position in the list, from 1 (ADMIN-045).
       */
      order?: number
      /**
       * The number of videos that have the tag.
       */
      videos?: number
    },
    ...{
      id?: number
      name: string
      /**
       * Texts in the tenant's other languages, by language. A text that is missing is shown in the first language.
       */
      translations?: {
        [k: string]: {
          name?: string
        }
      }
      /**
       * The position in the list, from 1 (ADMIN-045).
       */
      order?: number
      /**
       * The number of videos that have the tag.
       */
      videos?: number
    }[]
  ]
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface CategoryPage {
  items: Category[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A place where doctors see patients in person (ADMIN-025).
 */
export interface Centre {
  id?: number
  /**
   * Whether an active doctor sees patients there.
   */
  hasOffer?: boolean
  /**
   * As the patient reads it.
   */
  name: string
  /**
   * Street, number, floor and postal code.
   */
  address: string
  city: string
  /**
   * ISO 3166 alpha-2 code.
   */
  country: string
  /**
   * IANA zone; that of every doctor who works here.
   */
  timezone: string
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A date on which a centre is closed.
 */
export interface CentreHoliday {
  date: string
  name: string
  /**
   * How many appointments are still to come on that date.
   */
  appointments: number
}
/**
 * A change of the dates on which a centre is closed, and what becomes of the appointments of the new ones.
 */
export interface CentreHolidayChange {
  /**
   * @maxItems 100
   */
  add: {
    date: string
    name: string
  }[]
  /**
   * @maxItems 100
   */
  remove: string[]
  /**
   * `cancel`: each appointment that can be changed is cancelled, with a letter, and its payment is returned. `offer`: another time is proposed for each, and it stays booked until the patient accepts.
   */
  appointments: 'keep' | 'cancel' | 'offer'
  /**
   * The ids of the appointments that the person has seen: the server refuses the change if there are others.
   *
   * @maxItems 2000
   */
  known: number[]
}
/**
 * The dates on which a centre is closed, after a change, and what became of the appointments of the new ones.
 */
export interface CentreHolidayChanged {
  holidays: CentreHoliday[]
  cancelled: number
  offered: number
  kept: number
}
/**
 * The appointments of a doctor at a centre on some dates.
 */
export interface CentreHolidayPreview {
  doctorId: number
  doctorName: string
  /**
   * The zone of the doctor's hours.
   */
  zone: string
  /**
   * The earliest first.
   */
  appointments: AbsenceAppointment[]
}
/**
 * A page of a list.
 */
export interface CentrePage {
  items: Centre[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * Whether nobody can write in a conversation any more.
 */
export interface ChatClosing {
  userId: string
  professionalId: number
  isClosed: boolean
}
/**
 * Somebody to write to: for a patient a professional who treats them, for a professional one of their patients.
 */
export interface ChatContact {
  patientId: string
  professionalId: number
  name: string
  thumbnailId?: number | null
  specialty?: string | null
}
/**
 * What a list says about a conversation besides its last message.
 */
export interface ChatConversation {
  professionalName: string
  professionalThumbnailId?: number | null
  specialty?: string | null
  patientName: string
  patientThumbnailId?: number | null
  /**
   * Messages of the other side that the reader has not seen.
   */
  unread?: number
  /**
   * The last message that the other side has seen. Absent: unknown.
   */
  readByOtherId?: number | null
  /**
   * When it was closed; nobody can write in a closed conversation. Absent: the API closes none.
   */
  closedAt?: string | null
}
/**
 * A message between a patient and a professional.
 */
export interface ChatMessage {
  id: number
  /**
   * The user who wrote it.
   */
  senderId: string
  timestamp: string
  /**
   * Text; empty with an attachment alone.
   */
  content: string
  /**
   * The attachment.
   */
  documentId?: number | null
  /**
   * The file name of the attachment.
   */
  documentName?: string | null
  /**
   * Bytes of the attachment.
   */
  documentSize?: number | null
  patientId?: string
  professionalId?: number
  /**
   * Whether the professional's side wrote it. Absent: the portal compares the sender with the patient.
   */
  isFromProfessional?: boolean
  /**
   * Who wrote it for the patient, if somebody else did.
   */
  senderName?: string | null
  /**
   * The id that the sender gave it, so that it is stored once.
   */
  clientId?: string | null
  conversation?: ChatConversation1
}
/**
 * What a list says about a conversation besides its last message.
 */
export interface ChatConversation1 {
  professionalName: string
  professionalThumbnailId?: number | null
  specialty?: string | null
  patientName: string
  patientThumbnailId?: number | null
  /**
   * Messages of the other side that the reader has not seen.
   */
  unread?: number
  /**
   * The last message that the other side has seen. Absent: unknown.
   */
  readByOtherId?: number | null
  /**
   * When it was closed; nobody can write in a closed conversation. Absent: the API closes none.
   */
  closedAt?: string | null
}
/**
 * How far one side has read a conversation.
 */
export interface ChatReadMark {
  userId: string
  professionalId: number
  lastMessageId: number
}
/**
 * A message as it is sent to the hub (CHAT-004). The names are those of the hub.
 */
export interface ChatSend {
  PatientId: string
  DoctorId: number
  Content: string
  /**
   * true: the patient's side writes; false: the professional.
   */
  IsPatientApp: boolean
  DocumentId?: number | null
  /**
   * Whether a professional wants the patient told by email.
   */
  NotifyClient?: boolean
  /**
   * A new UUID for each message. The hub stores a message with the same one once.
   */
  ClientId?: string
}
/**
 * Whether professionals who are not doctors may see the clinical data of a person (ACCOUNT-009).
 */
export interface ClinicalDataAuth {
  authorized: boolean
}
/**
 * The first code of a code app, and its name.
 */
export interface CodeAppConfirmation {
  /**
   * What the person calls it, such as the device.
   */
  name: string
  code: string
}
/**
 * What a code app needs to show codes. The setup ends with its first code, or after half an hour.
 */
export interface CodeAppSetup {
  id: string
  /**
   * In base32, to be typed into the app.
   */
  secret: string
  /**
   * otpauth://…, as a QR code shows it.
   */
  address: string
}
/**
 * An employer or client organization of users (ADMIN-024).
 */
export interface Company {
  companyId?: number
  name: string
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface CompanyPage {
  items: Company[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A test of the hospital and its result (REC-028).
 */
export interface ComplementaryTest {
  id: number
  complementaryTestType: string
  documentFilename?: string | null
  /**
   * Of the file, for the download; null without a result.
   */
  documentId?: number | null
  date?: string | null
}
/**
 * The conditions of the service (AUTH-060).
 */
export interface Conditions {
  /**
   * Changes with the text.
   */
  version?: string
  /**
   * Paragraphs with an empty line between them. The first line of a paragraph of several lines is its heading.
   */
  text: string
}
/**
 * A version of the conditions that a person accepts.
 */
export interface ConditionsVersion {
  version: string
}
/**
 * The features that the server enables for the tenant (FEAT-001). Unknown features are ignored; missing ones are off.
 */
export interface Config {
  features: string[]
  /**
   * What the server offers beyond the specification (schemas/capabilities.json); `*` is everything, for a server that is released with the portal. Default none: the portal then calls nothing that the specification does not have.
   */
  capabilities?: string[]
  /**
   * Default true (CONST-009).
   */
  videoCallEnabled?: boolean
}
/**
 * A consultation, or one of its reviews (REC-031). One without texts has only its report. One of an appointment is written by its doctor (decision 960).
 */
export interface Consultation {
  id: number
  /**
   * The first consultation of the series; null: this is it.
   */
  sourceConsultationId?: number | null
  /**
   * Absent: the API says only year and month.
   */
  date?: string | null
  year: number
  month: number
  /**
   * The consultations of the series, the first one too.
   */
  reviewCount: number
  doctorName?: string | null
  specialty?: string | null
  reason?: string | null
  summary?: string | null
  recommendations?: string | null
  hasReport?: boolean
  /**
   * The visit; null for what another system of the centre wrote. The fields below are of visits.
   */
  appointmentId?: number | null
  /**
   * Whether it was a video visit.
   */
  isOnline?: boolean | null
  /**
   * Of a video visit: when the two were connected first.
   */
  startedAt?: string | null
  /**
   * Of a video visit: when they were connected last.
   */
  endedAt?: string | null
  /**
   * When the doctor finished it; null: they still write.
   */
  finishedAt?: string | null
  findings?: string | null
  assessment?: string | null
  plan?: string | null
  /**
   * The first one is the main one.
   */
  diagnoses?: Diagnosis[]
  /**
   * What the doctor prescribed.
   */
  prescriptions?: Prescription[]
  /**
   * What the doctor gave the patient in this visit.
   */
  given?: GivenDocument[]
  /**
   * What was added after it was finished, the earliest first.
   */
  additions?: WrittenAddition[]
  followUp?: FollowUp | null
}
/**
 * A diagnosis of the catalogue: codes of ICD-10.
 */
export interface Diagnosis {
  code: string
  /**
   * In the language of the reader; in a consultation as it was when the doctor chose it.
   */
  name: string
}
/**
 * A medicine that a doctor prescribes in a consultation. Routes and units are numbers of the lists of the specification (C-090).
 */
export interface Prescription {
  name: string
  notes?: string | null
  /**
   * REC-023.
   */
  administrationRoute?: number | null
  dose?: number | null
  /**
   * REC-024.
   */
  doseUnit?: number | null
  /**
   * Every how many hours, days, weeks or months.
   */
  posology?: number | null
  /**
   * 1 hours, 2 days, 3 weeks, 4 months (REC-026).
   */
  posologyType?: number | null
  duration?: number | null
  /**
   * 1 minutes, 2 hours, 3 days, 4 weeks, 5 fortnights, 6 months (REC-025).
   */
  durationType?: number | null
  /**
   * Whether it is taken only when it is needed.
   */
  isAsNeeded?: boolean
}
/**
 * A document that a doctor gave to the patient in a consultation (WIDGET-002).
 */
export interface GivenDocument {
  documentId: number
  /**
   * Without the extension.
   */
  name: string
  /**
   * Whether it is the file of a prescription.
   */
  isReceipt: boolean
}
/**
 * An addition to a finished consultation.
 */
export interface WrittenAddition {
  id: number
  text: string
  author: string
  writtenAt: string
}
/**
 * A later appointment that was made in a visit.
 */
export interface FollowUp {
  appointmentId: number
  startDate: string
  /**
   * IANA zone of the doctor's place of work.
   */
  zone?: string
  isOnline: boolean
  /**
   * over: it was cancelled, declined or not answered.
   */
  state: 'booked' | 'proposed' | 'over'
}
/**
 * What a doctor adds to a finished consultation.
 */
export interface ConsultationAddition {
  text: string
}
/**
 * What the doctor of a visit has written so far (decision 960). Saved again and again until it is finished.
 */
export interface ConsultationDraft {
  /**
   * The version that the doctor changes; 0: nothing is saved yet.
   */
  version: number
  reason: string
  findings: string
  assessment: string
  plan: string
  /**
   * The first one is the main one.
   *
   * @maxItems 20
   */
  diagnoses: Diagnosis[]
  /**
   * Written when the consultation is finished.
   *
   * @maxItems 30
   */
  prescriptions: Prescription[]
  /**
   * What the patient reads.
   */
  summary: string
  /**
   * Only the doctor reads them; they are not part of the records.
   */
  privateNotes: string
  /**
   * A later appointment with the doctor that was made in this visit.
   */
  followUpId?: number | null
}
/**
 * Finishes a consultation.
 */
export interface ConsultationFinish {
  /**
   * The version that the doctor sees: a newer one of another device is not finished unread.
   */
  version: number
}
/**
 * The consultations of a month, the latest first (REC-060).
 */
export interface ConsultationMonth {
  year: number
  month: number
  consultations: Consultation[]
}
/**
 * What a doctor writes down during a consultation and nobody else reads.
 */
export interface ConsultationNotes {
  notes: string
}
/**
 * What a doctor writes for the patient at the end of a consultation.
 */
export interface ConsultationSummary {
  summary: string
}
export interface Country {
  code: string
  name: string
}
/**
 * The providers who treat patients of a country (BOOK-086).
 */
export interface CountryProviders {
  providers: Provider[]
  internationalProviders: Provider[]
}
/**
 * A practice: a doctor at a centre or online. Its id is not a doctor id (BOOK-024, C-059).
 */
export interface Provider {
  id: number
  doctor: Doctor
  services: Service1[]
  city?: string | null
  /**
   * The name of the centre and its address; null for a practice without a centre.
   */
  address?: string | null
  /**
   * ISO 3166 alpha-2 code.
   */
  country?: string | null
  internationalProviders?: boolean
  /**
   * The provider's earliest free slot for the requested service, in responses for a service; null if there is none in the next 90 days.
   */
  firstDate?: string | null
}
/**
 * A consultation service that can be booked (BOOK-026).
 */
export interface Service1 {
  id: number
  name: string
  externalId?: string | null
  simplyBookId?: string | null
  description?: string | null
  /**
   * Information for the patient before the appointment.
   */
  message?: string | null
  /**
   * Price in the currency's main unit; 0 is free.
   */
  amount?: number
  /**
   * ISO 4217 code.
   */
  currency?: string | null
  /**
   * Minutes.
   */
  duration: number
  type: AppointmentType
  isActive?: boolean
  showInAgenda?: boolean
  showMedicalTeam?: boolean
  consultationSpecialtyId?: number | null
  /**
   * Whether it is for a first visit or for those who come again; null: for both.
   */
  visitKind?: 'first' | 'followUp' | null
  /**
   * In lists by insurer or agreement: whether it pays; otherwise the patient pays.
   */
  isCovered?: boolean
}
/**
 * A currency (BOOK-081).
 */
export interface Currency {
  /**
   * ISO 4217 code.
   */
  code: string
  name: string
}
/**
 * A query for the free slots of a provider on one day (BOOK-090). date is in the zone of the place of work.
 */
export interface DaySlotQuery {
  date: string
  serviceId: number
}
/**
 * The working intervals of a date or of a weekday (CAL-004). With neither intervals nor a day off, a date follows the typical week again and a weekday is free.
 */
export interface DayUpdate {
  doctorId: number
  /**
   * Absent: the change applies to the weekday `index`.
   */
  date?: string
  /**
   * 1 (Monday) to 7 (Sunday).
   */
  index?: number
  /**
   * The name of a date. Absent: the stored name stays. Empty clears it.
   */
  name?: string
  start_time?: string
  end_time?: string
  /**
   * @maxItems 24
   */
  breaktime?: {
    start_time: string
    end_time: string
  }[]
  is_day_off?: boolean
  /**
   * A flag of the client; not stored.
   */
  is_modified?: boolean
  /**
   * An id of the booking provider, stored for a date. Absent: the stored id stays. Null clears it.
   */
  unit_group_id?: number | null
  /**
   * An id of the booking provider, stored for a date. Absent: the stored id stays. Null clears it.
   */
  event_id?: number | null
  /**
   * The version of the week or month that was edited; the server refuses a day that has changed since. Absent: no check.
   */
  version?: number
}
/**
 * A record in the bin.
 */
export interface DeletedRecord {
  entity: string
  recordId: string
  name: string
  deletedAt: string
  /**
   * The name of the user, or the id if there is no name.
   */
  deletedBy: string
  /**
   * When it can no longer come back.
   */
  until: string
  /**
   * How many other rows were deleted with it, and come back with it.
   */
  parts: number
}
/**
 * A page of the bin, the record that was deleted last first.
 */
export interface DeletedRecordPage {
  items: DeletedRecord[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * A dependent as the family administrator adds or edits them.
 */
export interface DependentUser {
  /**
   * Of the dependent to change; absent for a new one.
   */
  id?: string
  /**
   * The version that was edited; a change needs it.
   */
  version?: number
  /**
   * Whether the family administrator states that the dependent agrees, or that they represent them by law. An adult needs it once (decision 223).
   */
  consent?: boolean
  name: string
  surname: string
  birthDate: string
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2
  /**
   * The tenant's pattern decides (C-142).
   */
  phone?: string
  /**
   * 0 means none and clears the number (FAMILY-006, FAMILY-007).
   */
  identificationNumberType?: number
  /**
   * Required from 14 years on (FAMILY-005).
   */
  identificationNumber?: string
  /**
   * 0 becomes null (FAMILY-009). Otherwise the family administrator's own, or the one the dependent has.
   */
  agreementId?: number | null
}
/**
 * A device of the subject.
 */
export interface Device {
  id: number
  name: string
  /**
   * Who measured: the person wrote it down, a device account, a device by Bluetooth, an imported file, or an estimate by the camera.
   */
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  lastSeen: string
}
/**
 * Whether the account of the subject at the device provider is connected (DEV-040, DEV-043).
 */
export interface DeviceAuthorization {
  /**
   * Whether the tenant has a provider.
   */
  isAvailable: boolean
  /**
   * The provider as people know it; null without one.
   */
  name: string | null
  isAuthorized: boolean
  /**
   * Expired: the provider no longer accepts the authorization. Absent: isAuthorized says it.
   */
  state?: 'none' | 'connected' | 'expired'
  connectedAt: string | null
  syncedAt: string | null
}
/**
 * Where the person allows the connection with the device provider (DEV-042, DEV-044).
 */
export interface DeviceAuthorizationUrl {
  url: string
}
/**
 * A connection that the device provider has answered.
 */
export interface DeviceReturn {
  /**
   * The member `connection` of the address to which the browser returned.
   */
  connection: string
}
/**
 * What a synchronization with the device provider has brought.
 */
export interface DeviceSynchronization {
  authorization: DeviceAuthorization
  /**
   * How many readings are new.
   */
  saved: number
}
/**
 * A line of a doctor's day (ROLE-025).
 */
export interface DoctorConsultation {
  appointmentId: number
  startDate: string
  /**
   * IANA zone of the doctor's place of work. Absent: the API does not say.
   */
  zone?: string
  /**
   * Minutes.
   */
  duration: number
  serviceName: string
  isOnline: boolean
  /**
   * False for the appointment of a colleague of a team.
   */
  isOwn: boolean
  /**
   * Whose visit it is: with whom the patient writes about it.
   */
  doctorId?: number
  doctorName: string
  /**
   * Null unless the doctor, or the colleague of the appointment, treats the patient; for the doctor's own open proposal, the id that the doctor gave.
   */
  patientId: string | null
  /**
   * Null unless the doctor, or the colleague of the appointment, treats the patient.
   */
  patientName: string | null
  birthDate: string | null
  thumbnailId: number | null
  /**
   * Whether the patient, or somebody who acts for them, has an account, or has opened the link of the visit (WIDGET-007).
   */
  isInPortal: boolean
  notes: string | null
  /**
   * What the patient answered to the questions of the booking. Absent: nothing, or the API asks none.
   */
  answers?: AppointmentAnswer[]
  /**
   * What the patient chose for the doctor of this appointment; nothing for colleagues. Absent: the API takes none.
   */
  documents?: AppointmentDocument[]
  /**
   * Since when the patient has been waiting in the call; null when they are not there.
   */
  waitingSince: string | null
  /**
   * The call that rings or is in progress.
   */
  call: VideoCall | null
  endedAt: string | null
  summary: string | null
  /**
   * Calls that the patient did not answer.
   */
  missedCalls: number
  /**
   * The latest call: what ends the consultation and takes its summary.
   */
  lastCallId: number | null
  readiness: CallReadiness | null
  /**
   * What the doctor gave the patient in this consultation; nothing for colleagues. Absent: nothing can be given here.
   */
  given?: GivenDocument[]
  /**
   * Who else was in the calls of the visit, for its doctor. Absent: nobody can be invited.
   */
  company?: CallCompany[]
  /**
   * Whether the doctor may give prescriptions.
   */
  canPrescribe?: boolean
  /**
   * For the doctor's own visit that was only proposed. Absent: the API knows no proposals.
   */
  proposal?: VisitProposal | null
  /**
   * Notes that only the doctor reads; null for colleagues. Absent: the API keeps none.
   */
  doctorNotes?: string | null
  /**
   * When the patient last called and the doctor did not answer; null if there was a call since. Absent: the API does not say.
   */
  calledAt?: string | null
  /**
   * Whether the consultation is written and finished. Absent: the API keeps none (decision 960).
   */
  isFinished?: boolean
  /**
   * When the doctor said that the patient did not come. Absent: the API does not take it.
   */
  missedAt?: string | null
  /**
   * Whether an own visit took place and its consultation is not finished.
   */
  isUnfinished?: boolean
  /**
   * Where the visit is; null for a visit that is not booked. Absent: the API does not say.
   */
  visitState?: VisitState | null
}
/**
 * A video call between a patient and a doctor (CALL-013, CALL-014).
 */
export interface VideoCall {
  id: number
  /**
   * Null for a call to the doctors of the pool until both sides are connected.
   */
  appointmentId: number | null
  /**
   * The name of the room at a video service.
   */
  room: string
  /**
   * A token to join the room at Twilio, for the side that receives the call once it may join. The portal reads one with `GET api/twilio/token` when it is missing.
   */
  roomToken?: string
  /**
   * `missed`: the doctor stopped calling before the patient answered. `cancelled`: the patient did. A call to the pool that nobody answered is missed, too.
   */
  status: 'calling' | 'inProgress' | 'ended' | 'missed' | 'refused' | 'cancelled'
  startedBy: 'patient' | 'doctor'
  startedAt: string
  answeredAt: string | null
  endedAt: string | null
  patientId: string
  patientName: string
  /**
   * Null while no doctor of the pool has answered.
   */
  doctorId: number | null
  doctorName: string | null
  doctorThumbnailId?: number | null
  specialtyName: string | null
  /**
   * The start of the appointment.
   */
  startDate: string | null
  /**
   * Whether the side that is called is connected to the hub.
   */
  isOtherOnline: boolean
  /**
   * The side that ended the call or was gone. Absent: the API does not say.
   */
  endedBy?: 'patient' | 'doctor' | null
  /**
   * Why the call is over. `stopped`: who called gave up. `lost`: a side gave no sign of life any more. `unanswered`: no doctor of the pool answered.
   */
  endReason?: 'stopped' | 'refused' | 'hungUp' | 'consultationEnded' | 'lost' | 'unanswered' | null
  /**
   * In the answer to a tab that repeats its call: another tab of the same side has the call.
   */
  isTaken?: boolean
  /**
   * When the side that is called said that they come, while it rings.
   */
  expectedAt?: string | null
  /**
   * Since when the patient has waited for a doctor of the pool. Absent or null: a call of an appointment.
   */
  poolSince?: string | null
  /**
   * What the patient wrote for whoever answers. Only a doctor of the pool reads it, while the call rings.
   */
  reason?: string | null
  /**
   * As `reason`.
   */
  patientBirthDate?: string | null
}
/**
 * What has become of a visit that a doctor proposes to somebody whom they do not treat.
 */
export interface VisitProposal {
  /**
   * open: the patient has not answered; declined: the patient does not want it; expired: nobody answered in time.
   */
  state: 'open' | 'declined' | 'expired'
  answerBy: string
}
/**
 * A patient whom a professional treats (decision 930).
 */
export interface DoctorPatient {
  id: string
  name: string
  birthDate?: string | null
  thumbnailId?: number | null
  /**
   * Until when the doctor reads the records in an emergency, of somebody whom they do not treat.
   */
  emergencyEndsAt?: string | null
  /**
   * Whether the professional may read the records: a doctor may; somebody who is not a doctor if the patient has allowed it (ACCOUNT-009).
   */
  isReadable: boolean
}
/**
 * A service as a doctor offers it (BOOK-142, BOOK-143).
 */
export interface DoctorService {
  /**
   * The id of the service.
   */
  id: number
  amount?: number
  /**
   * Minutes.
   */
  duration?: number
}
/**
 * A document of a patient (REC-017).
 */
export interface Document {
  id: number
  /**
   * The id again, as the upload answered it.
   */
  documentId: number
  name: string
  nameWithoutExtension: string
  notes?: string | null
  /**
   * Whether the professionals who treat the patient see it. A medical exam always is.
   */
  visible: boolean
  /**
   * 0 uploaded by the patient, 1 medical exam (REC-018).
   */
  documentType: 0 | 1
  creationDate: string
  /**
   * Whether the centre has seen it.
   */
  seenByAdmin: boolean
  /**
   * The media type of the file.
   */
  type?: string
  /**
   * In bytes.
   */
  size?: number
  /**
   * Added by the centre or a professional, and the patient has not opened it yet.
   */
  isNew?: boolean
  /**
   * The professional who gave it to the patient. Like a medical exam it is the centre's.
   */
  givenBy?: string | null
}
/**
 * The name of an uploaded file, which becomes a document with it (REC-069).
 */
export interface DocumentData {
  documentId: number
  /**
   * With or without the extension; the extension of the content is added.
   */
  name: string
  notes?: string | null
  visible?: boolean
  /**
   * Whether the patient gets an email about a document that a professional gives. Nobody is notified of a document of their own (decision 908).
   */
  notifyClient?: boolean
  /**
   * Whether a professional sends the file (CHAT-002). The reference server goes by the session instead.
   */
  addedByDoctor?: boolean
  /**
   * For professionals: the patient whom they give the file (decision 951). Absent: it is the subject's own.
   */
  patientId?: string
  /**
   * Of a given document: the appointment of the consultation in which it is given.
   */
  appointmentId?: number
  /**
   * Of a given document: it is the PDF of a prescription, which then is among those of the patient.
   */
  isReceipt?: boolean
}
/**
 * What a patient changes of a document (REC-071). A medical exam keeps its name and stays visible.
 */
export interface DocumentUpdate {
  name: string
  notes?: string | null
  visible: boolean
}
/**
 * The new email address of an account (ACCOUNT-044).
 */
export interface EmailChange {
  email: string
}
/**
 * The new email address and the code sent to it (ACCOUNT-045).
 */
export interface EmailVerification {
  email: string
  /**
   * The code that was sent (ACCOUNT-045).
   */
  token: string
}
/**
 * That a doctor may read the records of a patient until an instant.
 */
export interface EmergencyAccess {
  patientId: string
  endsAt: string
}
/**
 * Whose records a doctor opens in an emergency, and why.
 */
export interface EmergencyRequest {
  /**
   * The number of the document, the hospital's number or the email: of the patient, or of who looks after them.
   */
  identification: string
  birthDate: string
  reason: string
}
/**
 * The email of an account at a sign-in provider (AUTH-067).
 */
export interface ExternalEmail {
  email: string
}
/**
 * What a sign-in provider says about somebody who completes a new account (AUTH-057). A name is empty where the provider does not say.
 */
export interface ExternalProfile {
  email: string
  name: string
  surname: string
  /**
   * Somebody has made an account with the email meanwhile.
   */
  hasAccount: boolean
}
/**
 * A new account that signs in through a provider.
 */
export interface ExternalRegistered {
  id: string
  /**
   * The address of the identity server that finishes the sign-in. Absent: the person signs in as usual.
   */
  continueAt?: string
}
/**
 * A person who completes a new account after a sign-in through a provider (AUTH-062). The email is the provider's, and there is no password.
 */
export interface ExternalRegistration {
  /**
   * The code of the address of the form.
   */
  code: string
  /**
   * The sign-in that the code belongs to.
   */
  state: string
  name: string
  surname: string
  phone: string
  birthDate: string
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2
  /**
   * The country of residence, ISO 3166 alpha-2.
   */
  country?: string
  identificationNumberType?: number | null
  identificationNumber?: string | null
  nickName?: string
  /**
   * The version of the conditions that the person accepts.
   */
  conditionsVersion: string
}
/**
 * The provider through which a person signs in (AUTH-019).
 */
export interface ExternalSignIn {
  /**
   * The provider as people know it; null: the account is joined to none.
   */
  name: string | null
}
/**
 * A dependent of a family administrator, with their appointments.
 */
export interface FamilyAppointments {
  /**
   * For whom the family administrator acts to change an appointment.
   */
  personId: string
  name: string
  surname?: string | null
  thumbnailId?: number | null
  appointments: Appointment[]
}
/**
 * A dependent or independent user of a family as administrators edit it (FAMILY-010).
 */
export interface FamilyMember {
  id: string
  name: string
  surname?: string
  /**
   * Users with an email address have an account and can sign in.
   */
  email?: string
  /**
   * The tenant's pattern decides (C-142).
   */
  phone?: string
  /**
   * 0 means none and clears the number (FAMILY-007).
   */
  identificationNumberType?: number
  /**
   * Stored in upper case, without spaces, hyphens and dots.
   */
  identificationNumber?: string
  birthDate?: string
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2
  /**
   * 0 means none (FAMILY-009).
   */
  agreementId?: number
  /**
   * Whether the family administrator acts for the user; independent users have an account.
   */
  dependent?: boolean
  active?: boolean
  isDoctor?: boolean
  version?: number
}
/**
 * What the removal of a dependent leaves behind.
 */
export interface FamilyRemoval {
  /**
   * The number of booked appointments that have not begun. They stay booked.
   */
  appointments: number
  /**
   * The first of them.
   */
  next?: {
    startDate: string
    /**
     * IANA zone, or offset such as -05:00, that the patient is told the time in.
     */
    zone: string
  }
}
/**
 * The first free time of a service or specialty.
 */
export interface FirstFreeTime {
  /**
   * The service or specialty of the query.
   */
  id: number
  /**
   * An instant; null: nobody is free in the next 90 days.
   */
  firstDate: string | null
}
/**
 * A query for the first free time of each service, or of each specialty.
 */
export interface FirstFreeTimesQuery {
  of: 'service' | 'specialty'
  /**
   * Services or specialties.
   *
   * @minItems 1
   * @maxItems 100
   */
  ids: [number, ...number[]]
  /**
   * 1 physical, 2 online; absent: both (C-062).
   */
  appointmentType?: 1 | 2
  /**
   * Only services and doctors that accept this insurer; absent: all.
   */
  insurerId?: number
}
/**
 * A query for the first day with a free slot of any of the doctors (BOOK-088).
 */
export interface FirstWorkingDayQuery {
  /**
   * Doctor ids (C-059). Empty or absent: all doctors who offer the service.
   */
  doctors?: number[]
  service: number
  from?: string
}
/**
 * A query for the free slots of a doctor (BOOK-120). date and to are instants; to is exclusive and at most 62 days later. Without to: one day.
 */
export interface FreeAppointmentsQuery {
  doctorId: number
  serviceId: number
  /**
   * The practice of the doctor; absent: any of them.
   */
  providerId?: number
  insurerId?: number | null
  date: string
  to?: string
}
/**
 * What taking a freed time needs to know about the person who books.
 */
export interface FreedTimeAcceptance {
  /**
   * Minutes east of UTC at the start.
   */
  userOffset?: number | null
  userZone?: string | null
  /**
   * Where a payment returns; `{bookId}` stands for the id.
   */
  returnUrl?: string
}
/**
 * The last glucose; minimum, average and maximum of the 30 days that end with it (DEV-012).
 */
export interface GlucoseLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  glucose: number | null
  minGlucose: number | null
  medGlucose: number | null
  maxGlucose: number | null
}
/**
 * How long glucose was in each range, of the source that covers most of 14 days.
 */
export interface GlucoseRanges {
  from: string
  to: string
  /**
   * The name of the device or file; null for values that the person wrote down.
   */
  source: string | null
  /**
   * The part of the quarters of an hour with a value.
   */
  coverage: number
  /**
   * How many dates have a value.
   */
  days: number
  /**
   * The part of the time in each band; null where less than 70 % of the time is covered, because nothing can be said then.
   */
  bands: {
    veryLow: number
    low: number
    target: number
    high: number
    veryHigh: number
  } | null
  /**
   * In mg/dl.
   */
  average: number | null
  /**
   * The standard deviation as a part of the average.
   */
  variation: number | null
}
/**
 * Glucose in mg/dl (DEV-012).
 */
export interface GlucoseSeries {
  glucoseSamples: MeasurementSample[]
  min: number | null
  max: number | null
  average: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * A value of a series: one measurement of a day, or one day of a month or year.
 */
export interface MeasurementSample {
  /**
   * The instant of the measurement; in a month or year, the first one of the day.
   */
  time: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string
  /**
   * In a month or year, the average of the day.
   */
  value: number
  /**
   * Of a single reading: what a correction or removal names.
   */
  readingId?: number
  /**
   * Who measured: the person wrote it down, a device account, a device by Bluetooth, an imported file, or an estimate by the camera.
   */
  origin?: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  /**
   * The name of the device or file.
   */
  source?: string | null
  min?: number
  max?: number
  /**
   * How many values the day has.
   */
  count?: number
  /**
   * How many of the values of the day are estimates by the camera; none without any.
   */
  estimates?: number
  /**
   * The date that the value belongs to. What a device says of sleep after 18:00 belongs to the night that ends on the next date.
   */
  date?: string
  /**
   * The values that stand out and of which the person says that they are right; absent without any.
   */
  confirmed?: number[]
  /**
   * Of glucose: whether it was measured fasting, before or after a meal; null or absent where nobody said.
   */
  meal?: 'fasting' | 'before' | 'after' | null
}
/**
 * The call as a guest reads it: who talks, and nothing of the visit.
 */
export interface GuestCall {
  callId: number
  /**
   * Whom the session registers at the hub.
   */
  userId: string
  guest: CallGuest
  doctorName: string
  /**
   * The first name alone.
   */
  patientName: string
  /**
   * The other guests in the call.
   */
  others: CallGuest[]
  /**
   * A token for the room of the call, where the tenant has an account at a service with rooms.
   */
  roomToken?: string
  /**
   * The name of that room.
   */
  room?: string
}
/**
 * The last heart rate; minimum, average and maximum of the 30 days that end with it (DEV-013).
 */
export interface HeartLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  lpm: number | null
  minLpm: number | null
  medLpm: number | null
  maxLpm: number | null
}
/**
 * The heart rate that a device recorded (DEV-032).
 */
export interface HeartRecord {
  /**
   * The instant of the measurement; without it, now.
   */
  date?: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone?: string
  /**
   * The name of the device or file.
   */
  source?: string | null
  lpm: number
}
/**
 * The heart rate in beats per minute (DEV-013).
 */
export interface HeartSeries {
  bpmSamples: MeasurementSample[]
  min: number | null
  max: number | null
  average: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * The hospital booking payload (BOOK-021). date is the instant itself (C-050).
 */
export interface HospitalBookingRequest {
  doctorId: number
  /**
   * The practice of the doctor; absent: the first one that offers the service.
   */
  providerId?: number
  date: string
  /**
   * Additional data of the booking (C-049).
   */
  additionalData?: {
    notes?: string
    /**
     * ISO 3166 alpha-2 code, in international bookings (BOOK-020).
     */
    country?: string
    /**
     * The answers to the questions of the booking, by id (decision 530). When an appointment is moved, absent ones stay and null removes one.
     */
    answers?: {
      [k: string]: AnswerValue
    }
  }
  consultationServiceId: number
  insurerId?: number | null
  /**
   * The agreement that pays instead of an insurer.
   */
  agreementId?: number | null
  /**
   * Minutes.
   */
  duration?: number
  /**
   * Minutes east of UTC of the patient at that instant (C-051).
   */
  userOffset?: number
  /**
   * IANA zone of the person who books, for what is written about the appointment. Where it is absent, the offset says the clock.
   */
  userZone?: string
  /**
   * The return address of the payment: an address of this portal with {bookId} in place of the appointment's id (C-069).
   */
  returnUrl?: string
}
/**
 * The servers that help two browsers to reach each other, with credentials that end soon.
 */
export interface IceServers {
  iceServers: {
    urls: string[]
    username?: string
    credential?: string
  }[]
  expiresAt: string
}
/**
 * A type of identification document (ACCOUNT-054).
 */
export interface IdentificationType {
  id: number
  name: string
  /**
   * The pattern of the whole number; null: any number.
   */
  pattern?: string | null
}
/**
 * What a person may know about their identity check besides its status.
 */
export interface IdentityCheck {
  /**
   * Why the identity was declined, where the service says so.
   */
  reason: IdentityRefusal | null
  /**
   * A check that was started and is not finished. It can be continued for an hour.
   */
  open: {
    /**
     * The work-flow run.
     */
    id: string
    /**
     * The pictures that the sandbox has received.
     */
    pictures: IdentitySide[]
  } | null
}
/**
 * The decision of an administrator about an identity check.
 */
export interface IdentityDecision {
  approved: boolean
  reason?: IdentityRefusal
}
/**
 * An identity check that waits for the decision of an administrator.
 */
export interface IdentityReview {
  /**
   * The work-flow run.
   */
  id: string
  personId: string
  personName: string
  birthDate?: string | null
  identificationNumber?: string | null
  completedAt: string
  pictures: IdentitySide[]
}
/**
 * An illness of the person or in their family (REC-019).
 */
export interface Illness {
  /**
   * Of the record to change; absent for a new one.
   */
  id?: number
  name: string
  notes?: string | null
  /**
   * False: somebody in the family has or had it.
   */
  isPersonal: boolean
  isActive: boolean
}
export interface ImportProgress {
  /**
   * The number of lines read, without the header.
   */
  done: number
  created: number
  updated: number
  unchanged: number
  refused: number
}
export interface ImportRefusal {
  /**
   * The number of the line; the header is 1.
   */
  line: number
  field: string
  /**
   * The rule that the line breaks.
   */
  keyword: string
  value?: string
  /**
   * For the rule `repeated`: the number of the first line with the same person.
   */
  first?: number
}
export interface ImportResult {
  /**
   * The number of lines read, without the header.
   */
  total: number
  /**
   * True when the administrator has stopped the import before the end of the file.
   */
  stopped?: boolean
  created: number
  updated: number
  unchanged: number
  refused: number
}
/**
 * What an import of users would do with a line.
 */
export interface ImportPreview {
  /**
   * The number of the line in the file.
   */
  line: number
  becomes: 'created' | 'updated' | 'unchanged' | 'refused'
  /**
   * The fields that get another value.
   */
  changed: string[]
  /**
   * Why the line is refused.
   */
  errors: {
    field: string
    /**
     * The rule that the line breaks.
     */
    keyword: string
    value?: string
    /**
     * For the rule `repeated`: the number of the first line with the same person.
     */
    first?: number
  }[]
}
/**
 * A family member with an account of their own, as the family administrator invites them.
 */
export interface IndependentUser {
  /**
   * Of the invited person to change; absent for a new invitation.
   */
  id?: string
  /**
   * The version that was edited; a change needs it.
   */
  version?: number
  name: string
  surname: string
  email: string
  /**
   * Of an adult (C-143).
   */
  birthDate: string
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2
  /**
   * The tenant's pattern decides (C-142).
   */
  phone?: string
  /**
   * 0 becomes null (FAMILY-009). Otherwise the family administrator's own, or the one the person has.
   */
  agreementId?: number | null
}
export interface Insurer {
  id: number
  name: string
}
/**
 * A service that an insurer pays for, and whether a doctor offers it to the insurer's patients (ADMIN-027).
 */
export interface InsurerService {
  insurerId: number
  insurerName: string
  serviceId: number
  serviceName: string
  isActive: boolean
}
/**
 * An operation or another intervention (REC-021).
 */
export interface Intervention {
  /**
   * Of the record to change; absent for a new one.
   */
  id?: number
  name: string
  notes?: string | null
}
/**
 * An invitation to a family, as the person who is invited reads it.
 */
export interface Invitation {
  /**
   * The name of the person who invites.
   */
  inviter: string
  /**
   * The address that was invited; null for an invitation that does not work any more.
   */
  email: string | null
  invitedAt: string | null
  expiresAt: string
  state: 'open' | 'expired' | 'used'
  /**
   * The address has an account: the person joins with it and chooses no password.
   */
  hasAccount: boolean
}
/**
 * Accepts an invitation with the link of an email. A person without an account also chooses a password and accepts the conditions.
 */
export interface InvitationAcceptance {
  userId: string
  token: string
  password?: string
  passwordVerify?: string
  conditionsVersion?: string
}
/**
 * An email about an appointment, as its reader sees it in the portal.
 */
export interface Letter {
  id: number
  kind:
    | 'booked'
    | 'moved'
    | 'cancelled'
    | 'reminder'
    | 'paymentFailed'
    | 'paymentExpired'
    | 'refunded'
    | 'proposed'
    | 'proposalWithdrawn'
    | 'proposalDeclined'
    | 'proposalExpired'
    | 'policyConfirmed'
    | 'policyRefused'
    | 'missed'
    | 'freedTime'
  /**
   * waiting: it will be sent; sent; failed: it could not be sent; unknown: the mail server did not say whether it took it.
   */
  status: 'waiting' | 'sent' | 'failed' | 'unknown'
  /**
   * When it was sent, or written.
   */
  at: string
  /**
   * The address that it was sent to.
   */
  to?: string | null
  /**
   * Whether it was written to the patient, a member of their family, or the doctor.
   */
  audience: 'patient' | 'family' | 'doctor'
  bookId: number
  startsAt: string
  /**
   * The IANA zone, or offset such as -05:00, that the email tells the time in.
   */
  zone: string
  patient: string
  doctor: string
}
/**
 * Moves the appointment of a letter by its link (decision 811).
 */
export interface LetterLinkMove {
  /**
   * The token of the link.
   */
  token: string
  /**
   * The new start.
   */
  start: string
}
/**
 * Names the link of a letter about an appointment (decision 811).
 */
export interface LetterLinkReference {
  /**
   * The token of the link.
   */
  token: string
}
/**
 * Which emails about appointments a person receives. Those about money are always sent.
 */
export interface LetterSettings {
  /**
   * When an appointment is booked, changed or cancelled.
   */
  bookings: boolean
  /**
   * Before an appointment.
   */
  reminders: boolean
}
/**
 * The device account of the subject, and the devices that have sent readings (DEV-027).
 */
export interface LifeVitInfo {
  authorization: DeviceAuthorization
  devices: Device[]
}
/**
 * The token of a link in an email.
 */
export interface LinkToken {
  token: string
}
/**
 * An appointment as the link of a letter shows it (decision 811).
 */
export interface LinkedAppointment {
  appointment: Appointment1
  /**
   * Whose appointment it is, where the letter went to somebody who looks after them.
   */
  patientName: string | null
  /**
   * Whether it can still be moved and cancelled here.
   */
  canChange: boolean
  /**
   * From when the call of a video visit can be joined; null in person.
   */
  opensAt: string | null
}
/**
 * An appointment of a patient (BOOK-014). Times on screen derive from startDate (BOOK-017).
 */
export interface Appointment1 {
  id: number
  /**
   * Start of the appointment's UTC day (BOOK-052).
   */
  date?: string
  /**
   * The start as an instant.
   */
  startDate: string
  /**
   * UTC time (BOOK-053).
   */
  time?: string
  /**
   * Minutes.
   */
  duration?: number
  serviceId?: number | null
  serviceName?: string | null
  /**
   * What the patient should know before the appointment.
   */
  serviceMessage?: string | null
  providerId?: number | null
  providerName?: string | null
  providerNickName?: string | null
  specialtyId?: number | null
  specialtyName?: string | null
  notes?: string | null
  /**
   * The documents that the patient chose for the doctor, in their own appointments only. Absent: the API takes none.
   */
  documents?: AppointmentDocument[]
  /**
   * What the patient answered to the questions of the booking. Absent: nothing, or the API asks none.
   */
  answers?: AppointmentAnswer[]
  /**
   * Patients can neither move nor cancel it (BOOK-018).
   */
  readonly?: boolean
  doctor?: Doctor | null
  insurerId?: number | null
  insurerName?: string | null
  appointmentType?: AppointmentType
  /**
   * The centre of an appointment in person.
   */
  centro?: string | null
  status: AppointmentStatus
  /**
   * The patient's id. Sent to doctors only, who need it for their calls (BOOK-107), and only of patients whom they or their team treat.
   */
  patientId?: string
  /**
   * Until when the patient can accept a visit that the doctor proposes (status 5), or take a freed time (status 6).
   */
  answerBy?: string
  /**
   * Of a visit that the doctor proposes (status 5): the start of the appointment that moves to this time. In the patient's own appointments only.
   */
  replaces?: string
  /**
   * The IANA zone that the patient booked in, or an offset such as -05:00 where only that is known. In the patient's own appointments only.
   */
  userZone?: string | null
  /**
   * Of an appointment that an insurer should pay for and that is not confirmed. In the patient's own appointments only.
   */
  policyCheck?: PolicyCheck | null
  /**
   * Whether it was paid online: cancelling it refunds the payment (PAY-004).
   */
  isPaid?: boolean
  /**
   * What has to be paid for an appointment whose time is held until then (status 3). In the patient's own appointments only.
   */
  due?: {
    /**
     * In the currency's main unit.
     */
    amount: number
    /**
     * ISO 4217.
     */
    currency: string
    /**
     * Until when the time is held.
     */
    payBy: string
    /**
     * The page of the portal that leads to the payment.
     */
    paymentUrl?: string
  } | null
  /**
   * What was paid online and has not gone back. In the patient's own appointments only.
   */
  paid?: {
    /**
     * In the currency's main unit.
     */
    amount: number
    /**
     * ISO 4217.
     */
    currency: string
    /**
     * Who cancels after this moment gets no refund; null or absent: it is refunded until the appointment starts.
     */
    refundUntil?: string | null
    /**
     * The number of the receipt, where there is one.
     */
    receipt?: string | null
  } | null
  book?: AppointmentBook
  /**
   * Whether the visit took place: attended, or missed because the doctor says that the patient did not come; null while nobody knows. In the patient's own appointments only.
   */
  outcome?: 'attended' | 'missed' | null
  /**
   * When the doctor ended the visit. In the patient's own appointments only.
   */
  endedAt?: string | null
  /**
   * Where the visit is; null for an appointment that is neither booked nor cancelled. In the patient's own appointments only.
   */
  visitState?: VisitState | null
}
/**
 * The response to a magic-link token (AUTH-066, C-024).
 */
export interface MagicLink {
  /**
   * An access token.
   */
  token: string
  /**
   * Seconds.
   */
  expiresIn?: number
  redirectUrl?: string | null
}
/**
 * One number of a reading (DEV-006).
 */
export interface Measure {
  /**
   * 1 oxygen, 2 systolic, 3 diastolic, 4 heart rate, 5 SDNN, 6 sleep, 7 activity, 8 weight, 9 temperature, 10 breaths per minute, 11 glucose, 12 deep sleep, 13 light sleep, 14 calories, 15 meters, 16 RMSSD (DEV-007).
   */
  id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
  /**
   * In %, mmHg, beats or breaths per minute, milliseconds, seconds of sleep, steps, kg, °C, mg/dl, kcal or meters.
   */
  value: number
}
/**
 * A reading to save: its numbers, all of one instant (DEV-006).
 */
export interface MeasureSave {
  measures: Measure[]
  /**
   * The instant of the measurement. Not in the future.
   */
  measureDate: string
  /**
   * The IANA zone of the place; without it the tenant's.
   */
  zone?: string
  /**
   * Without it: manual. Who measured: the person wrote it down, a device account, a device by Bluetooth, an imported file, or an estimate by the camera.
   */
  origin?: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  /**
   * The name of the device or file.
   */
  source?: string | null
  /**
   * Of glucose: whether it was measured fasting, before or after a meal; null or absent where nobody said.
   */
  meal?: 'fasting' | 'before' | 'after' | null
}
/**
 * Values of one measure, the newest first, in groups that share zone, origin, device and meal. A group has as many ids as times and values.
 */
export interface MeasureValues {
  groups: {
    /**
     * The IANA zone of the place of the measurements.
     */
    zone: string
    /**
     * Who measured.
     */
    origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
    /**
     * The name of the device or file.
     */
    source: string | null
    /**
     * Of glucose: whether it was measured fasting, before or after a meal; absent where nobody said.
     */
    meal?: 'fasting' | 'before' | 'after'
    /**
     * The readings.
     */
    ids: number[]
    /**
     * The instants, in milliseconds since 1970.
     */
    times: number[]
    /**
     * In the unit of the measure (Measure).
     */
    values: number[]
  }[]
  /**
   * Whether there are older values.
   */
  hasMore: boolean
  /**
   * What the person has removed or corrected in the time of this answer, which no file brings back (decision 967); absent for nothing.
   */
  removed?: {
    /**
     * The instants, in milliseconds since 1970, in ascending order.
     */
    times: number[]
    /**
     * As many as times.
     */
    values: number[]
  }
}
/**
 * A file that the subject has imported, and what of it is still there (DEV-004).
 */
export interface MeasurementImport {
  id: number
  /**
   * The name of the file.
   */
  name: string
  /**
   * The name of its format, for example appleHealth.
   */
  format: string
  startedAt: string
  /**
   * How many readings it has added.
   */
  saved: number
  /**
   * How many of them are still there as they came, or were there when it was taken back.
   */
  readings: number
  /**
   * When it was taken back.
   */
  removedAt: string | null
  /**
   * The values that are still there, by measure.
   */
  measures: {
    /**
     * The number of the measure (Measure).
     */
    measure: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
    count: number
  }[]
}
/**
 * How many readings were removed with an import.
 */
export interface MeasurementImportRemoved {
  removed: number
}
/**
 * A file whose readings follow (DEV-004).
 */
export interface MeasurementImportStart {
  /**
   * The name of the file.
   */
  name: string
  /**
   * The name of its format, for example appleHealth.
   */
  format: string
}
/**
 * The import that readings of a file name.
 */
export interface MeasurementImportStarted {
  id: number
}
/**
 * What a doctor should know about a person (REC-078). Each list has the active records first, by name.
 */
export interface MedicalData {
  allergies: Allergy[]
  illnesses: Illness[]
  interventions: Intervention[]
  medicines: Medicine[]
  /**
   * That the person has no known allergies: when it was said, and whether by themselves. Null or absent where nobody has said it; an empty list says nothing.
   */
  noKnownAllergies?: {
    at: string
    isOwn: boolean
  } | null
}
/**
 * A medicine that the person takes (REC-022). Routes and units are numbers of the lists of the specification (C-090).
 */
export interface Medicine {
  /**
   * Of the record to change; absent for a new one.
   */
  id?: number
  name: string
  notes?: string | null
  /**
   * Whether they still take it.
   */
  isActive?: boolean
  /**
   * REC-023.
   */
  administrationRoute?: number | null
  dose?: number | null
  /**
   * REC-024.
   */
  doseUnit?: number | null
  /**
   * Every how many hours, days, weeks or months.
   */
  posology?: number | null
  /**
   * 1 hours, 2 days, 3 weeks, 4 months (REC-026).
   */
  posologyType?: number | null
  duration?: number | null
  /**
   * 1 minutes, 2 hours, 3 days, 4 weeks, 5 fortnights, 6 months (REC-025).
   */
  durationType?: number | null
  /**
   * The doctor who prescribed it; the patient then only says whether they still take it. Ignored when it is sent.
   */
  prescribedBy?: string | null
  /**
   * When it was prescribed.
   */
  prescribedAt?: string | null
}
/**
 * The dates of a month that differ from the typical week (CAL-006).
 */
export interface MonthlyCalendar {
  specialDates: {
    date: string
    name?: string
    is_day_off: boolean
    start_time?: string
    end_time?: string
    /**
     * An id of the booking provider.
     */
    unit_group_id?: number | null
    /**
     * An id of the booking provider.
     */
    event_id?: number | null
    breaktime: {
      start_time: string
      end_time: string
    }[]
  }[]
  /**
   * The number of changes. A save sends the version that was edited. Optional: not every back end supports it.
   */
  version?: number
  /**
   * The appointments of the month that are not cancelled.
   */
  booked?: {
    date: string
    /**
     * HH:MM in the zone of the place of work.
     */
    from: string
    /**
     * HH:MM in the zone of the place of work.
     */
    to: string
  }[]
  /**
   * The dates of the month on which a centre of the doctor is closed.
   */
  closed?: {
    date: string
    name: string
    centreName: string
  }[]
}
/**
 * Whether a person says that they have no known allergies.
 */
export interface NoKnownAllergies {
  isSaid: boolean
}
/**
 * A user who may own a video.
 */
export interface Owner {
  id: string
  name: string
}
/**
 * What an oximeter measured (DEV-017).
 */
export interface OximeterRecord {
  /**
   * The instant of the measurement; without it, now.
   */
  date?: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone?: string
  /**
   * The name of the device or file.
   */
  source?: string | null
  measureSpO2: number
  measureLPM?: number | null
}
/**
 * The last blood oxygen; minimum, average and maximum of the 30 days that end with it (DEV-010).
 */
export interface OxygenLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  bloodOxigen: number | null
  minBloodOxigen: number | null
  medBloodOxigen: number | null
  maxBloodOxigen: number | null
}
/**
 * Blood oxygen in % (DEV-010).
 */
export interface OxygenSeries {
  bloodOxigenSamples: MeasurementSample[]
  min: number | null
  max: number | null
  average: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * The passkey that a browser has made, and its name.
 */
export interface PasskeyAddition {
  /**
   * What the person calls it, such as the device.
   */
  name: string
  /**
   * RegistrationResponseJSON of WebAuthn level 3.
   */
  credential: {
    [k: string]: unknown
  }
}
/**
 * What a browser needs to make a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3.
 */
export interface PasskeyOptions {
  options: {
    [k: string]: unknown
  }
}
/**
 * A change of one's own password (C-147).
 */
export interface PasswordChange {
  oldPassword: string
  newPassword: string
  newPasswordVerify: string
}
/**
 * What the link of a letter sets a password for.
 */
export interface PasswordLink {
  /**
   * The address of the account, to which the letter was sent.
   */
  email: string
}
/**
 * A new password, with the link of an email (AUTH-030, AUTH-031).
 */
export interface PasswordReset {
  userId: string
  token: string
  password: string
  passwordVerify: string
  /**
   * The version of the conditions that the person accepts, where an administrator made the account.
   */
  conditionsVersion?: string
}
/**
 * The last value of a measure of a patient, for a professional; of activity the last day.
 */
export interface PatientMeasurement {
  /**
   * The number of the measure (DEV-007).
   */
  measure: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
  value: number
  date: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  /**
   * The name of the device or file.
   */
  source: string | null
  /**
   * Of the 30 days that end with the value; null for activity.
   */
  average: number | null
}
/**
 * The records of a patient as a professional who treats them reads them. The documents are in a list of their own.
 */
export interface PatientRecords {
  patient: DoctorPatient
  /**
   * The professional who reads them.
   */
  doctorId: number
  medicalData: MedicalData
  consultations: ConsultationMonth[]
  receipts: Receipt[]
  tests: ComplementaryTest[]
  /**
   * How many documents the professional may see. Absent where nobody counts them.
   */
  documentCount?: number
}
/**
 * A prescription (REC-027, C-085).
 */
export interface Receipt {
  id: number
  /**
   * The medicine, as the doctor prescribed it.
   */
  prescriptionType: string
  /**
   * The amount of one intake.
   */
  singleDose?: string | null
  /**
   * The strength of the medicine.
   */
  dose?: string | null
  /**
   * Every how many units of posologyTime.
   */
  posology?: number | null
  /**
   * 1 hours, 2 days, 3 weeks, 4 months (REC-026).
   */
  posologyTime?: number | null
  isExpired: boolean
  /**
   * The last day on which it is valid.
   */
  expiresAt?: string | null
  prescribedAt?: string | null
  doctorName?: string | null
  hasDocument?: boolean
  /**
   * What the doctor wrote in a consultation of the portal (decision 960).
   */
  prescription?: Prescription | null
}
/**
 * A series of a patient for a professional: its measures, each with samples, minimum, average and maximum.
 */
export interface PatientSeries {
  lines: {
    /**
     * The number of the measure (DEV-007).
     */
    measure: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
    samples: MeasurementSample[]
    min: number | null
    average: number | null
    max: number | null
  }[]
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * The payment of an appointment. Only a signed notification of the payment service makes it paid (C-069).
 */
export interface Payment {
  bookId: number
  /**
   * pending: no notification yet; paid; refused: not paid, the slot is free again; released: no notification in time, the slot is free again; refunding: paid after the release, or cancelled after payment, and the refund is requested.
   */
  status: 'pending' | 'paid' | 'refused' | 'released' | 'refunding'
  amount: number
  currency: string
  /**
   * The end of the hold.
   */
  heldUntil?: string | null
  /**
   * The appointment that the payment is for.
   */
  appointment?: Appointment | null
  /**
   * Whether the payment moves no real money (C-065).
   */
  sandbox?: boolean
}
/**
 * What was paid for an appointment or a plan, or refunded, as it was true then. A receipt never changes.
 */
export interface PaymentReceipt {
  /**
   * Series, year and number of the issuer: P-2026-00012. Without a gap within a year.
   */
  number: string
  kind: 'payment' | 'refund'
  /**
   * The appointment's id; null for a plan.
   */
  bookId: number | null
  /**
   * In the currency's main unit; of a refund, what went back.
   */
  amount: number
  /**
   * ISO 4217.
   */
  currency: string
  issuedAt: string
  /**
   * Of a refund: the number of the receipt of its payment.
   */
  paidBy?: string | null
  /**
   * Whether no real money was moved (C-065).
   */
  isTest?: boolean
  issuer: {
    name: string
    taxId: string
    address: string
    /**
     * A sentence about taxes.
     */
    note?: string | null
  }
  /**
   * The name.
   */
  patient: string
  /**
   * Null for a plan.
   */
  visit: {
    startDate: string
    /**
     * IANA zone of the place, or of the doctor of an online visit.
     */
    zone: string
    isOnline: boolean
    place?: string | null
    service: string
    specialty: string
    doctor: string
  } | null
  /**
   * The plan that was charged; null or absent for a visit.
   */
  plan?: {
    name: string
    chargedAt: string
    /**
     * IANA zone of the company.
     */
    zone: string
  } | null
}
/**
 * What somebody wrote in the form of a registration that waits for its confirmation.
 */
export interface PendingRegistration {
  email: string
  name: string
  surname: string
  birthDate: string
  phone: string
}
/**
 * Who a person is, as they confirm it after proving their telephone number (AUTH-029, ACCOUNT-016).
 */
export interface PersonVerification {
  name: string
  surname: string
  birthDate: string
  /**
   * 1 male, 2 female (C-098).
   */
  gender: 1 | 2
  identificationNumberType: number
  identificationNumber: string
  /**
   * The version that was edited. Another one gives 409 VERSION_CONFLICT.
   */
  version: number
}
/**
 * The personal data that a person changes themselves (ACCOUNT-017). A missing field becomes empty.
 */
export interface PersonalData {
  name: string
  surname?: string | null
  /**
   * Called in an emergency.
   */
  alternativePhone?: string | null
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2 | null
  birthDate?: string | null
  /**
   * In centimetres; 0 means empty (ACCOUNT-028).
   */
  height?: number | null
  /**
   * In kilograms; 0 means empty (ACCOUNT-028).
   */
  weight?: number | null
  /**
   * 0 means none and clears the number.
   */
  identificationNumberType?: number | null
  identificationNumber?: string | null
  /**
   * A picture that the person has uploaded.
   */
  thumbnailId?: number | null
  nickName?: string | null
  /**
   * The insurer and its policy number (ACCOUNT-019).
   */
  userMeta?: {
    metaKey: 'insurerNameMeta' | 'insurerPolicyNumberMeta'
    metaValue: string | null
  }[]
  /**
   * The version that was edited. Another one gives 409 VERSION_CONFLICT.
   */
  version: number
}
/**
 * The new telephone number of an account (ACCOUNT-046).
 */
export interface PhoneChange {
  phone: string
}
/**
 * The new telephone number and the code sent to it (ACCOUNT-047).
 */
export interface PhoneVerification {
  phone: string
  /**
   * The code that was sent (ACCOUNT-045).
   */
  token: string
}
/**
 * A plan of a tenant that users can have.
 */
export interface Plan {
  id: number
  name: string
  /**
   * What the plan offers (ACCOUNT-020). Where there is no name: the first line is the name, the second the price, each other line one inclusion; prose without lines is shown whole.
   */
  longDescription?: string | null
  category?: string | null
  isPaymentPlan?: boolean
  /**
   * Whether video consultations are part of the plan. Absent: not known.
   */
  videoCalls?: boolean
  /**
   * Per month.
   */
  price?: number | null
  currency?: string | null
  capabilities?: PlanCapabilities
  /**
   * Sentences of a server that names no capabilities. They are shown and not compared.
   */
  inclusions?: string[] | null
}
/**
 * What people with the plan can do. Plans are compared by it; names that a portal does not know are left out.
 */
export interface PlanCapabilities {
  /**
   * Joining video consultations (ROLE-002).
   */
  videoConsultations?: 'included'
  /**
   * Calling a doctor without an appointment (CALL-034).
   */
  poolCalls?: 'included'
  /**
   * Looking after other people from one's own account (ROLE-003).
   */
  family?: 'included'
  /**
   * Health videos: those that every plan includes, or all.
   */
  videos?: 'basic' | 'all'
}
/**
 * Another plan for the person who signed in (ACCOUNT-021).
 */
export interface PlanChange {
  planId: number
  /**
   * The source id of the payment provider (C-068); null when no card is needed (C-067). It is never stored.
   */
  creditCardToken: string | null
}
/**
 * The answer to a change of plan.
 */
export interface PlanChanged {
  /**
   * The rights have changed: the person signs in again (C-146).
   */
  logoutRequired: boolean
  /**
   * The name that some APIs give to logoutRequired (C-146).
   */
  loginRequired?: boolean
}
/**
 * How the payment of a person's plan is.
 */
export interface PlanPayment {
  /**
   * The day on which the bank refused the charge, which is tried again; null: nothing is owed.
   */
  failedOn: string | null
  /**
   * The plan is charged to a card, which can be replaced. Absent: no card can be replaced.
   */
  hasCard?: boolean
}
/**
 * The answer of an administrator to a pending policy check.
 */
export interface PolicyAnswer {
  /**
   * Whether the insurer pays.
   */
  isCovered: boolean
}
/**
 * The last blood pressure and pulse (DEV-011).
 */
export interface PressureLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  sys: number | null
  dias: number | null
  lpm: number | null
}
/**
 * Blood pressure in mmHg, and the pulse that was measured with it (DEV-011).
 */
export interface PressureSeries {
  sysSamples: MeasurementSample[]
  dysSamples: MeasurementSample[]
  bpmSamples: MeasurementSample[]
  minSys: number | null
  maxSys: number | null
  averageSys: number | null
  minDys: number | null
  maxDys: number | null
  averageDys: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * What the patient answers to a visit that a doctor proposes.
 */
export interface ProposalAnswer {
  isAccepted: boolean
}
/**
 * A browser in which a person is notified while no page of the portal is open.
 */
export interface PushDevice {
  id: number
  /**
   * The browser as it identifies itself; null if it is unknown.
   */
  device: {
    browser: string | null
    system: string | null
  }
  since: string
  /**
   * The browser of this session.
   */
  isCurrent: boolean
}
/**
 * How a browser asks for notifications, and the browsers of a person that have.
 */
export interface PushSettings {
  /**
   * The public key of the tenant (VAPID), in base64url.
   */
  publicKey: string
  devices: PushDevice[]
}
/**
 * Where a push service takes messages for a browser, and the keys with which they are encrypted for it (RFC 8291).
 */
export interface PushSubscription {
  /**
   * The address at the push service. It is as good as a password: it stands in no address of the portal and in no log.
   */
  endpoint: string
  /**
   * The public key of the browser, in base64url.
   */
  p256dh: string
  /**
   * A secret of the browser, in base64url.
   */
  auth: string
}
/**
 * A reading: the numbers that were measured at one instant.
 */
export interface Reading {
  id: number
  date: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string
  /**
   * Who measured: the person wrote it down, a device account, a device by Bluetooth, an imported file, or an estimate by the camera.
   */
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  /**
   * The name of the device or file.
   */
  source: string | null
  measures: Measure[]
  /**
   * Of glucose: whether it was measured fasting, before or after a meal; null or absent where nobody said.
   */
  meal?: 'fasting' | 'before' | 'after' | null
}
/**
 * Whether a person says that a reading that stands out is right.
 */
export interface ReadingConfirmation {
  isConfirmed: boolean
}
/**
 * Readings of a file, at most 200 (DEV-004).
 */
export interface ReadingImport {
  readings: MeasureSave[]
  /**
   * The import that they belong to; without it they cannot be taken back together.
   */
  importId?: number
}
/**
 * What became of readings of a file: saved, saved before, or refused.
 */
export interface ReadingImported {
  saved: number
  known: number
  refused: {
    /**
     * Its place in the request, from 0.
     */
    index: number
    /**
     * What is wrong: a number is missing or comes twice, the lower pressure is not the lower one, the instant is in the future or not one, a number that cannot be, or an unknown zone, or a reading that the subject has removed or corrected.
     */
    reason: 'required' | 'twice' | 'pressure' | 'future' | 'format' | 'impossible' | 'zone' | 'removed'
  }[]
}
/**
 * The proof of who acts, before a sensitive change (decision 219): a passkey alone; or the password or the code of a letter, with a second-step code where the account has a second step.
 */
export interface Reauthentication {
  password?: string
  code?: string
  /**
   * The code of an app, or a recovery code.
   */
  secondStepCode?: string
  /**
   * AuthenticationResponseJSON of WebAuthn level 3.
   */
  credential?: {
    [k: string]: unknown
  }
}
/**
 * Where the code was sent: the address of the person who acts.
 */
export interface ReauthenticationCode {
  email: string
}
/**
 * How the person who acts can do the second step at this host.
 */
export interface ReauthenticationOptions {
  /**
   * Whether a password or the code of a letter is not enough.
   */
  hasSecondStep: boolean
  ways: ('passkey' | 'app' | 'recovery')[]
  /**
   * PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3; absent without a passkey of this host.
   */
  passkey?: {
    [k: string]: unknown
  }
}
/**
 * A record that the search of the administration found.
 */
export interface RecordHit {
  /**
   * The entity, as in the history.
   */
  entity: string
  id: string
  name: string
  /**
   * Tells records with the same name apart.
   */
  detail?: string
}
/**
 * A link with which somebody without an account reads the summary of a person, and who opened it.
 */
export interface RecordShare {
  id: number
  /**
   * Whom it is for; only the person reads it.
   */
  label: string
  madeAt: string
  expiresAt: string
  /**
   * When it was revoked, or closed after five wrong codes.
   */
  endedAt: string | null
  state: 'open' | 'expired' | 'revoked' | 'closed'
  /**
   * The newest first.
   */
  openings: {
    at: string
    /**
     * The name that the reader has given.
     */
    recipient: string
  }[]
}
/**
 * The new code of a share.
 */
export interface RecordShareCode {
  code: string
}
/**
 * A share to begin; it opens once its content is there.
 */
export interface RecordShareStart {
  /**
   * Whom it is for; only the person reads it.
   */
  label: string
  /**
   * At most 90 days from now.
   */
  expiresAt: string
}
/**
 * What the link of a share is made of; the server tells both only now.
 */
export interface RecordShareStarted {
  id: number
  /**
   * The end of the address of the manifest.
   */
  token: string
  /**
   * Six digits that the reader types.
   */
  code: string
}
/**
 * What refers to a record, by kind.
 */
export interface RecordUse {
  /**
   * The kind: `appointments`, `doctors`, `medicalData`, `services`, `specialties`, `users`, `videos`, or the name of a table.
   */
  name: string
  count: number
  /**
   * `keeps`: the record cannot be deleted. `goes`: it is deleted with the record.
   */
  effect: 'keeps' | 'goes'
  /**
   * The list that shows what refers, where there is one: the entity, and the field to filter by the id of the record.
   */
  list?: {
    entity: string
    field: string
  }
}
/**
 * The recovery codes of an account, which are readable only now.
 */
export interface RecoveryCodes {
  recoveryCodes: string[]
}
/**
 * A person who registers (AUTH-029).
 */
export interface Registration {
  name: string
  surname: string
  email: string
  phone: string
  birthDate: string
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2
  /**
   * The country of residence, ISO 3166 alpha-2.
   */
  country?: string
  identificationNumberType?: number | null
  identificationNumber?: string | null
  nickName?: string
  /**
   * The nickname of the doctor who recommended the portal.
   */
  referrer?: string
  /**
   * The doctor URL of the address: the doctor becomes the patient's own.
   */
  doctorUrl?: string
  password: string
  passwordVerify: string
  /**
   * The version of the conditions that the person accepts.
   */
  conditionsVersion: string
}
/**
 * How a check of the sandbox ends. The sandbox does not look at the pictures: the tester chooses the result.
 */
export interface SandboxOutcome {
  outcome: 'approved' | 'declined' | 'review' | 'failed'
}
/**
 * The response to a save. The id is present if the record is new.
 */
export interface Saved {
  id?: number | string
  version: number
}
/**
 * What was saved of a consultation.
 */
export interface SavedDraft {
  version: number
  savedAt: string
}
/**
 * One attempt to measure vital signs by camera. It holds no values: those are measurements, once the person saves them.
 */
export interface Scan {
  id: string
  status: 'open' | 'measured' | 'refused'
  /**
   * Credits that this scan has cost or would cost.
   */
  cost: number
  /**
   * The credits of the person now.
   */
  tokens: number
}
/**
 * How a scan ended. Credits are taken for a result only.
 */
export interface ScanOutcome {
  status: 'measured' | 'refused'
  /**
   * Why the engine gave no result, for statistics of the tenant; it says nothing about the person.
   */
  reason?: string
}
/**
 * The second step of an account (decision 220).
 */
export interface SecondStep {
  factors: SecondStepFactor[]
  /**
   * How many recovery codes are left.
   */
  recoveryCodes: number
  /**
   * Whether the tenant requires a second step of this account: the last factor cannot be removed.
   */
  isRequired: boolean
}
/**
 * A passkey or code app of an account (decision 220).
 */
export interface SecondStepFactor {
  id: number
  /**
   * A passkey, or an app that shows one-time codes.
   */
  kind: 'passkey' | 'app'
  name: string
  createdAt: string
  /**
   * Null: not used yet.
   */
  lastUsedAt: string | null
  /**
   * False for a passkey of another host of the tenant.
   */
  isUsableHere: boolean
}
/**
 * A factor has been added.
 */
export interface SecondStepAdded {
  /**
   * With the first factor: the recovery codes, which are readable only now. Null: the account has them already.
   */
  recoveryCodes: string[] | null
}
/**
 * The new name of a factor.
 */
export interface SecondStepName {
  /**
   * What the person calls it, such as the device.
   */
  name: string
}
/**
 * Documents to mark as seen or not seen by the administration (REC-066).
 */
export interface SeenDocuments {
  /**
   * @minItems 1
   * @maxItems 100
   */
  documentIds: [number, ...number[]]
  seenByAdmin: boolean
}
/**
 * The day, the month or the year of a series (DEV-023).
 */
export interface SeriesQuery {
  /**
   * The day, or any day of the month or year, in the zones of the measurements.
   */
  date: string
  range: 'day' | 'month' | 'year'
  /**
   * Only what this device or file has measured: its name, or the origin where it has none. Without it, all together; of sleep and activity, the one of each day that counts.
   */
  source?: string
}
/**
 * The files of a SMART Health Link, each as a compact JWE.
 */
export interface SharedManifest {
  files: {
    contentType: string
    embedded: string
  }[]
}
/**
 * What a reader of a SMART Health Link sends.
 */
export interface SharedManifestRequest {
  /**
   * Who reads it.
   */
  recipient: string
  passcode?: string
  embeddedLengthMax?: number
}
/**
 * The last sleep, in seconds; minimum, average and maximum of the 30 days that end with it (DEV-014).
 */
export interface SleepLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  totalSleep: number | null
  deepSleep: number | null
  lightSleep: number | null
  sleepTimeMin: number | null
  sleepTimeMean: number | null
  sleepTimeMax: number | null
}
/**
 * A night that a device recorded; durations in seconds (DEV-030).
 */
export interface SleepRecord {
  /**
   * The instant of the measurement; without it, now.
   */
  date?: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone?: string
  /**
   * The name of the device or file.
   */
  source?: string | null
  totalSleep: number
  deepSleep?: number | null
  lightSleep?: number | null
  breathsPerMinute?: number | null
}
/**
 * The sleep that ends at an instant; durations in seconds (DEV-014).
 */
export interface SleepSample {
  /**
   * The instant of the measurement; in a month or year, the first one of the day.
   */
  time: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string
  /**
   * Of a single reading: what a correction or removal names.
   */
  readingId?: number
  /**
   * Who measured: the person wrote it down, a device account, a device by Bluetooth, an imported file, or an estimate by the camera.
   */
  origin?: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera'
  /**
   * The name of the device or file.
   */
  source?: string | null
  /**
   * How many values the day has.
   */
  count?: number
  totalSleep: number
  deepSleep?: number | null
  lightSleep?: number | null
  breathsPerMinute?: number | null
  min?: number
  max?: number
  /**
   * The date that the value belongs to. What a device says of sleep after 18:00 belongs to the night that ends on the next date.
   */
  date?: string
}
/**
 * Sleep in seconds (DEV-014).
 */
export interface SleepSeries {
  sleepDetailData: SleepSample[]
  sleepTimeMean: number | null
  sleepTimeMax: number | null
  sleepTimeMin: number | null
  avrRpm: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * The starts of free slots, by date in the zone of the place of work (BOOK-089). Days without a free slot are absent.
 */
export interface SlotMatrix {
  [k: string]: string[]
}
/**
 * A query for free slots (BOOK-089). from and to are instants, at most 62 days apart; to is exclusive.
 */
export interface SlotQuery {
  serviceId: number
  /**
   * Absent: all providers of the service.
   */
  providerId?: number | null
  from: string
  to: string
}
/**
 * A service and the specialists who offer it (BOOK-124).
 */
export interface SpecialistService {
  service: Service1
  specialists: Provider[]
}
/**
 * A consultation specialty (BOOK-028).
 */
export interface Specialty {
  id: number
  name: string
  /**
   * Its purpose in one line of plain words.
   */
  description?: string | null
  /**
   * Minimum age in years for booking; null or 0 means no limit.
   */
  minAge?: number | null
  /**
   * Maximum age in years for booking; null or 0 means no limit (C-057).
   */
  maxAge?: number | null
  categoryId?: number | null
  isActive?: boolean
  /**
   * A picture: an https address, or a path of this API.
   */
  imageUrl?: string | null
  consultationServices?: Service1[]
}
/**
 * A group of specialties (BOOK-131).
 */
export interface SpecialtyCategory {
  id: number
  name: string
}
/**
 * A team of doctors (ADMIN-029).
 */
export interface Team {
  id?: number
  name: string
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface TeamPage {
  items: Team[]
  /**
   * The number of records on all pages.
   */
  total: number
}
/**
 * The last temperature; minimum, average and maximum of the 30 days that end with it (DEV-015).
 */
export interface TemperatureLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  lastTemperature: number | null
  min: number | null
  mean: number | null
  max: number | null
}
/**
 * The temperature in °C (DEV-015).
 */
export interface TemperatureSeries {
  temperatureSamples: MeasurementSample[]
  min: number | null
  max: number | null
  mean: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * What a blood pressure monitor measured (DEV-018).
 */
export interface TensiometerRecord {
  /**
   * The instant of the measurement; without it, now.
   */
  date?: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone?: string
  /**
   * The name of the device or file.
   */
  source?: string | null
  systolic: number
  diastolic: number
  pulse?: number | null
}
/**
 * A text that a doctor keeps to write it again.
 */
export interface TextTemplate {
  id: number
  /**
   * For messages, or for summaries of a consultation.
   */
  kind: 'message' | 'summary'
  name: string
  text: string
}
/**
 * A new template.
 */
export interface TextTemplateInput {
  /**
   * For messages, or for summaries of a consultation.
   */
  kind: 'message' | 'summary'
  name: string
  text: string
}
/**
 * The name and the text of a template.
 */
export interface TextTemplateText {
  name: string
  text: string
}
/**
 * What a thermometer measured (DEV-019).
 */
export interface ThermometerRecord {
  /**
   * The instant of the measurement; without it, now.
   */
  date?: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone?: string
  /**
   * The name of the device or file.
   */
  source?: string | null
  temperature: number
  temperatureUnit: 'celsius' | 'fahrenheit'
}
/**
 * The token of a letter about a changed address, telephone or password.
 */
export interface UndoToken {
  token: string
}
/**
 * A visit that took place and whose consultation its doctor has not finished.
 */
export interface UnfinishedVisit {
  appointmentId: number
  startDate: string
  patientName: string
  serviceName: string
  isOnline: boolean
  /**
   * Whether something is written.
   */
  hasDraft: boolean
}
/**
 * A file that has arrived and is not a document yet: POST api/documents/data makes it one (REC-068).
 */
export interface UploadedDocument {
  documentId: number
}
/**
 * A user of the portal (000 §3). A dependent or independent family member has the same fields.
 */
export interface User {
  id: string
  name: string
  surname?: string | null
  email?: string | null
  phone?: string | null
  alternativePhone?: string | null
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: number | null
  birthDate?: string | null
  height?: number | null
  weight?: number | null
  identificationNumber?: string | null
  identificationNumberType?: number | null
  thumbnailId?: number | null
  agreementId?: number | null
  externalId?: string | null
  planId?: number | null
  nextPlanId?: number | null
  isDoctor24?: boolean
  isPlus?: boolean
  isFamilyAdmin?: boolean
  emailConfirmed?: boolean
  userMeta?: UserMeta[]
  nickName?: string | null
  referrerId?: string | null
  authorizedDoctorId?: number | null
  redirectUrl?: string | null
  firstTime?: boolean
  /**
   * Of a doctor: whether they work in a team with others. Absent: not a doctor, or not known.
   */
  hasTeam?: boolean
  /**
   * In a family: whether the family administrator acts for the user. Others have an account of their own.
   */
  dependent?: boolean
  /**
   * In a family: when the family administrator stated that an adult dependent agrees. Null: never.
   */
  consentAt?: string | null
  /**
   * In a family: when a member who has not accepted yet was invited.
   */
  invitedAt?: string | null
  /**
   * The number of saves, which a save of the person's data sends back.
   */
  version?: number
}
/**
 * A health video as a patient sees it (VIDEO-010).
 */
export interface Video {
  id: number
  /**
   * The id in the administration.
   */
  assetId?: number
  title: string
  description?: string | null
  /**
   * Seconds.
   */
  duration: number
  /**
   * In UTC.
   */
  publishmentDate?: string | null
  /**
   * The poster.
   */
  thumbnailId?: number | null
  categories: {
    id: number
    name: string
  }[]
  tags: VideoTag[]
  isFavorite: boolean
  isWatchLater: boolean
  /**
   * Absent where the API takes no likes.
   */
  isLiked?: boolean
  /**
   * How many people like it.
   */
  likesCounter: number
  /**
   * Whether the person's plan does not include it.
   */
  isLocked: boolean
  /**
   * The plans that include it; empty when everybody may watch it.
   */
  planIds?: number[]
  /**
   * The id of the professional.
   */
  ownerId?: number | null
  /**
   * The id of the professional's user.
   */
  userId?: string | null
  owner?: VideoOwner | null
  /**
   * Where the person stopped, in seconds. Absent where the API keeps none.
   */
  position?: number | null
  /**
   * The file in the best quality, in the response for one video.
   */
  url?: string | null
  /**
   * The files, the best quality first, in the response for one video.
   */
  sources?: VideoSource[]
  /**
   * Until when the addresses work.
   */
  expiresAt?: string | null
  /**
   * The languages of the captions, in the response for one video.
   */
  captions?: string[]
  /**
   * In the response for one video, in the language of the request.
   */
  chapters?: {
    /**
     * Seconds.
     */
    start: number
    title: string
  }[]
  /**
   * The sentences and chapters that a search has found, the best first, in a page of a search.
   */
  moments?: {
    /**
     * Seconds.
     */
    start: number
    /**
     * The sentence, or the title of the chapter.
     */
    text: string
    isChapter: boolean
  }[]
}
/**
 * A tag of videos.
 */
export interface VideoTag {
  id: number
  name: string
  /**
   * The category that the tag belongs to.
   */
  categoryId?: number
}
/**
 * The professional who speaks in a video, as lists show them.
 */
export interface VideoOwner {
  /**
   * The id of the doctor; null for an author who is none.
   */
  id?: number | null
  /**
   * The name in the address of the profile; null where there is no profile.
   */
  nickName?: string | null
  fullName: string
  specialty?: string | null
  thumbnailId?: number | null
}
/**
 * A file of a video in one size and format.
 */
export interface VideoSource {
  /**
   * A path of the API, or an https address. It works until `expiresAt` of the video.
   */
  url: string
  /**
   * The media type with its codecs.
   */
  type: string
  /**
   * Pixels; 0 where it is not known.
   */
  height: number
  bytes?: number | null
}
/**
 * The video consultation of an appointment: when the patient can join, and what has happened.
 */
export interface VideoConsultation {
  appointmentId: number
  /**
   * From here on the patient can join.
   */
  opensAt: string
  /**
   * The patient can join until here.
   */
  closesAt: string
  /**
   * From here on the doctor is late.
   */
  lateAt: string
  /**
   * When the doctor ended the consultation.
   */
  endedAt: string | null
  /**
   * What the doctor wrote for the patient.
   */
  summary: string | null
  /**
   * The call that rings or is in progress.
   */
  call: VideoCall | null
  readiness: CallReadiness | null
  readinessAt: string | null
  /**
   * What the doctor gave the patient in this consultation.
   */
  given?: GivenDocument[]
  /**
   * Who else was in the calls of the visit. Absent: nobody can be invited.
   */
  company?: CallCompany[]
  /**
   * How the patient saw and heard: 1 bad, 2 fair, 3 good. Absent: the API takes no answer.
   */
  rating?: number | null
  /**
   * The consultation in the records, once the visit has taken place.
   */
  consultationId?: number | null
  /**
   * Where the visit is. Absent: the API does not say.
   */
  visitState?: VisitState | null
  /**
   * While the patient waits. Absent: the API does not say.
   */
  queue?: WaitingQueue | null
}
/**
 * What a waiting patient sees about the doctor (decision 964).
 */
export interface WaitingQueue {
  /**
   * How many people wait whose appointment is earlier.
   */
  ahead: number
  /**
   * Whether the doctor is in a call with somebody else.
   */
  isDoctorBusy: boolean
  /**
   * Whether the doctor is connected to the hub. Absent: the API does not say.
   */
  isDoctorOnline?: boolean
  /**
   * When the doctor said that they take this patient.
   */
  expectedAt?: string | null
}
/**
 * A caption of a video.
 */
export interface VideoCue {
  /**
   * Seconds.
   */
  start: number
  /**
   * Seconds.
   */
  end: number
  text: string
}
/**
 * Whether a person likes a video.
 */
export interface VideoLike {
  isLiked: boolean
}
/**
 * What a person has marked a video as, after a change.
 */
export interface VideoMarks {
  id: number
  isFavorite: boolean
  isWatchLater: boolean
  isLiked?: boolean
  likesCounter?: number
}
/**
 * A page of a list.
 */
export interface VideoPage {
  items: Video[]
  /**
   * The number of videos on all pages.
   */
  total: number
  /**
   * Whether no video has all the words of the search, and these have some of them.
   */
  isPartial?: boolean
}
/**
 * What a person has seen. A report counts once, however often it is sent.
 */
export interface VideoReport {
  key: string
  id: string
  /**
   * Videos of which half was on the screen for a second.
   *
   * @maxItems 300
   */
  impressions: {
    videoId: number
    at: string
  }[]
  /**
   * @maxItems 30
   */
  viewings: VideoViewing[]
}
/**
 * What a person has seen of a video since they opened its page.
 */
export interface VideoViewing {
  id: string
  videoId: number
  /**
   * When play was pressed.
   */
  startedAt: string
  device: 'mobile' | 'tablet' | 'desktop'
  /**
   * The seconds that were played, as pairs of a first second and the one after the last. All since the page was opened: a second counts once.
   *
   * @maxItems 500
   */
  seen: [number, number][]
  /**
   * Milliseconds from play to the first frame.
   */
  waited?: number
  /**
   * Where the person is, in seconds.
   */
  position?: number
  /**
   * When they were there.
   */
  at?: string
}
/**
 * A key for reports of what a person watches. It opens nothing else.
 */
export interface VideoReportKey {
  key: string
  expiresAt: string
}
/**
 * The statistics of a video (ADMIN-037). Times are in seconds.
 */
export interface VideoStatistics {
  videoStats: {
    visualizations: number
    /**
     * Average duration of a play in seconds.
     */
    reprosAverage: number
    totalTimePlay: number
    /**
     * Average seconds until the video starts.
     */
    mediaLoadTime: number
    /**
     * Plays by device type.
     */
    deviceReproduced: {
      [k: string]: number
    }
    /**
     * Plays by country code.
     */
    assetsByCountry: {
      [k: string]: number
    }
  }
  /**
   * The plays of each day; days without plays are absent.
   */
  assetAnalytics: {
    playStartTime: string
    visualizations: number
    totalTimePlay: number
  }[]
}
/**
 * The captions and chapters of a video in one language, as administrators edit them.
 */
export interface VideoText {
  /**
   * A WebVTT or SubRip file; empty: none.
   */
  captions: string
  /**
   * In the order of their starts.
   *
   * @maxItems 100
   */
  chapters: {
    /**
     * Seconds.
     */
    start: number
    title: string
  }[]
  /**
   * The number of saves. A save sends the version that was edited.
   */
  version: number
}
/**
 * The captions and chapters of a video, by language; a language without any is missing.
 */
export interface VideoTexts {
  [k: string]: VideoText
}
/**
 * The file of a new video and how far it is prepared.
 */
export interface VideoUpload {
  id: number
  /**
   * The video.
   */
  assetId: number
  /**
   * The name of the file.
   */
  name: string
  bytes: number
  state: 'waiting' | 'working' | 'ready' | 'failed'
  /**
   * How much is prepared, 0 to 100.
   */
  percent: number
  /**
   * Why it failed.
   */
  reason?: 'unreadable' | 'noPicture' | 'tooLong' | 'noIndex' | 'cutOff' | 'stopped' | 'failed' | null
}
/**
 * The uploaded videos, and what the server does with them.
 */
export interface VideoUploads {
  items: VideoUpload[]
  /**
   * Whether the server makes the sizes and the poster. Otherwise a file stays as it is, and must be MP4 with H.264 or WebM.
   */
  transcodes: boolean
}
/**
 * What a scan of vital signs by camera needs to start (VITAL-007).
 */
export interface VideoVitalTest {
  /**
   * The key of the engine of another company; null where the tenant uses the engine of the portal.
   */
  licenseKey: string | null
  patient: {
    /**
     * Years.
     */
    age: number | null
    /**
     * 1 male, 2 female, 0 not set (C-098).
     */
    sex: number | null
    /**
     * Kilograms.
     */
    weight: number | null
  }
  /**
   * Seconds of a measurement.
   */
  processingTime: number
  /**
   * Credits of one result; 0 is free.
   */
  scanCost: number
}
/**
 * A video visit as the session of its link reads it (WIDGET-009).
 */
export interface Visit {
  appointmentId: number
  /**
   * Whom the session registers at the hub.
   */
  userId: string
  patientName: string
  doctorName: string
  doctorThumbnailId: number | null
  specialtyName: string
  startDate: string
  /**
   * Minutes.
   */
  duration: number
}
/**
 * Whether the patient of a visit did not come.
 */
export interface VisitAttendance {
  isMissed: boolean
}
/**
 * What a device sends to open the link of a video visit (WIDGET-009).
 */
export interface VisitLinkOpening {
  /**
   * The token of the link.
   */
  token: string
  /**
   * A random text that this device has made and tells nobody else: the link opens only there from then on.
   */
  device: string
}
/**
 * Names the link of a video visit (WIDGET-009).
 */
export interface VisitLinkReference {
  /**
   * The token of the link.
   */
  token: string
}
/**
 * How the link of a video visit is sent (WIDGET-008).
 */
export interface VisitLinkSending {
  appointmentId: number
  by: 'email' | 'sms'
}
/**
 * What the doctor of a visit writes about it: the draft, and the consultation once it is finished.
 */
export interface VisitRecord {
  appointmentId: number
  draft: ConsultationDraft
  /**
   * Null: nothing is saved yet.
   */
  savedAt: string | null
  /**
   * The consultation as it is in the records; null until it is finished.
   */
  finished: Consultation | null
  /**
   * Active allergies and intolerances of the patient; empty for a professional who may not read the records.
   */
  allergies: string[]
  followUp: FollowUp | null
}
/**
 * A session that opens one video visit and nothing else (WIDGET-009).
 */
export interface VisitSession {
  /**
   * The bearer token of the API and the hub.
   */
  token: string
}
/**
 * What joining the waiting list means for a service.
 */
export interface WaitingOutlook {
  /**
   * How many people wait for the service, with the same doctor or any.
   */
  ahead: number
  /**
   * How long a freed time is held for one person.
   */
  holdMinutes: number
  /**
   * What the person already waits for with this service and doctor.
   */
  wishId: number | null
}
/**
 * What somebody waits for, and when they can come.
 */
export interface WaitingStart {
  serviceId: number
  /**
   * Null: any doctor.
   */
  doctorId?: number | null
  insurerId?: number | null
  agreementId?: number | null
  /**
   * The person's own appointment that an earlier time replaces.
   */
  appointmentId?: number | null
  /**
   * The IANA zone of the person. Weekdays and minutes of a visit by video are on its clock, those of a visit in person on the doctor's.
   */
  userZone?: string | null
  /**
   * 0 Sunday to 6 Saturday.
   *
   * @minItems 1
   * @maxItems 7
   */
  weekdays: [number, ...number[]]
  /**
   * The minute of the day from which a time may start.
   */
  fromMinute: number
  /**
   * The minute of the day before which a time starts.
   */
  toMinute: number
  /**
   * A time starts before this instant, at most 90 days from now.
   */
  before: string
  /**
   * How many hours before its start a time has to be offered at least.
   */
  noticeHours: number
}
/**
 * When somebody on the waiting list can come.
 */
export interface WaitingTimes {
  /**
   * 0 Sunday to 6 Saturday.
   *
   * @minItems 1
   * @maxItems 7
   */
  weekdays: [number, ...number[]]
  /**
   * The minute of the day from which a time may start.
   */
  fromMinute: number
  /**
   * The minute of the day before which a time starts.
   */
  toMinute: number
  /**
   * A time starts before this instant, at most 90 days from now.
   */
  before: string
  /**
   * How many hours before its start a time has to be offered at least.
   */
  noticeHours: number
}
/**
 * What somebody waits for on the waiting list, their place, and the freed time that is held for them.
 */
export interface WaitingWish {
  id: number
  serviceId: number
  serviceName: string
  specialtyName: string
  appointmentType: AppointmentType
  /**
   * Null: any doctor.
   */
  doctor: Doctor | null
  /**
   * The appointment that a freed time replaces.
   */
  appointment: Appointment | null
  /**
   * The clock of weekdays and minutes: an IANA zone or an offset. Null: the doctor's.
   */
  zone: string | null
  /**
   * 0 Sunday to 6 Saturday.
   *
   * @minItems 1
   * @maxItems 7
   */
  weekdays: [number, ...number[]]
  /**
   * The minute of the day from which a time may start.
   */
  fromMinute: number
  /**
   * The minute of the day before which a time starts.
   */
  toMinute: number
  /**
   * A time starts before this instant, at most 90 days from now.
   */
  before: string
  /**
   * How many hours before its start a time has to be offered at least.
   */
  noticeHours: number
  joinedAt: string
  /**
   * How many people are before them for the same service, with the same doctor or any.
   */
  ahead: number
  /**
   * The freed time that is held, with `answerBy`. Null: none is.
   */
  freedTime: Appointment | null
}
/**
 * The last weight; minimum, average and maximum of the 30 days that end with it (DEV-016).
 */
export interface WeightLast {
  /**
   * The instant of the last value; null when there is none.
   */
  date: string | null
  /**
   * The IANA zone of the place of the measurement.
   */
  zone: string | null
  origin: 'manual' | 'device' | 'bluetooth' | 'file' | 'camera' | null
  /**
   * The name of the device or file.
   */
  source: string | null
  lastWeight: number | null
  minWeight: number | null
  medWeight: number | null
  maxWeight: number | null
}
/**
 * The weight in kg that a device recorded (DEV-033).
 */
export interface WeightRecord {
  /**
   * The instant of the measurement; without it, now.
   */
  date?: string
  /**
   * The IANA zone of the place of the measurement.
   */
  zone?: string
  /**
   * The name of the device or file.
   */
  source?: string | null
  weight: number
}
/**
 * The weight in kg (DEV-016).
 */
export interface WeightSeries {
  weightMonthSamples: MeasurementSample[]
  minWeight: number | null
  medWeight: number | null
  maxWeight: number | null
  /**
   * The devices and files with values in this time, those with most values first, whichever the answer has.
   */
  sources?: SeriesSource[]
}
/**
 * The working intervals of a doctor by date (CAL-005).
 */
export interface WorkingDays {
  /**
   * Whether the doctor works on any of the dates.
   */
  isWorkingDay: boolean
  /**
   * Working intervals by date, YYYY-MM-DD; a date without intervals is a day off.
   */
  workingDays: {
    [k: string]: {
      /**
       * HH:MM in the zone of the place of work.
       */
      from: string
      /**
       * HH:MM in the zone of the place of work.
       */
      to: string
    }[]
  }
}
/**
 * A doctor's typical week in the local time of the place of work (CAL-003).
 */
export interface WorkingWeek {
  doctorId: number
  canModifyCalendar: boolean
  timeZoneId: string
  workingDays: {
    /**
     * 1 (Monday) to 7 (Sunday).
     */
    dayOfWeek: number
    workingHours: {
      /**
       * HH:MM in the zone of the place of work.
       */
      startTime: string
      /**
       * HH:MM in the zone of the place of work.
       */
      endTime: string
    }[]
  }[]
  /**
   * The number of changes. A save sends the version that was edited. Optional: not every back end supports it.
   */
  version?: number
}
