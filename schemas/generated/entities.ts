/* Generated from schemas/ by `npm run schemas`. Do not edit. */

/**
 * 1 in person, 2 online. Used by appointments and by services (BOOK-010, BOOK-027, C-062).
 */
export type AppointmentType = 1 | 2
/**
 * 1 cancelled; 2 booked; 3 pending payment: the time is held until it is paid; 4 released: not paid in time, the time is free again. Clients treat any other value as cancelled (BOOK-016, C-058).
 */
export type AppointmentStatus = 1 | 2 | 3 | 4
/**
 * What an import tells while it works: how far it is, a line that was refused, and what came of all at the end.
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
  AdminDoctor: AdminDoctor
  AdminDoctorPage: AdminDoctorPage
  AdminDocument: AdminDocument
  AdminDocumentPage: AdminDocumentPage
  AdminInsurer: AdminInsurer
  AdminInsurerPage: AdminInsurerPage
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
  ApiError: ApiError
  Appointment: Appointment
  AppointmentBook: AppointmentBook
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
  Category: Category
  CategoryPage: CategoryPage
  Company: Company
  CompanyPage: CompanyPage
  Config: Config
  Country: Country
  CountryProviders: CountryProviders
  Currency: Currency
  DaySlotQuery: DaySlotQuery
  DayUpdate: DayUpdate
  Doctor: Doctor
  DoctorService: DoctorService
  FamilyMember: FamilyMember
  FirstWorkingDayQuery: FirstWorkingDayQuery
  FreeAppointmentsQuery: FreeAppointmentsQuery
  HospitalBookingRequest: HospitalBookingRequest
  IdentificationType: IdentificationType
  ImportLine: ImportLine
  Insurer: Insurer
  InsurerService: InsurerService
  MagicLink: MagicLink
  MenuScenarioFlags: MenuScenarioFlags
  MonthlyCalendar: MonthlyCalendar
  Owner: Owner
  Payment: Payment
  Provider: Provider
  Saved: Saved
  SeenDocuments: SeenDocuments
  Service: Service
  SlotMatrix: SlotMatrix
  SlotQuery: SlotQuery
  SpecialistService: SpecialistService
  Specialty: Specialty
  SpecialtyCategory: SpecialtyCategory
  Team: Team
  TeamPage: TeamPage
  User: User
  UserMeta: UserMeta
  VideoStatistics: VideoStatistics
  WorkingDays: WorkingDays
  WorkingWeek: WorkingWeek
}
/**
 * A doctor, as administrators write them (ADMIN-025).
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
  careAreas?: (
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
  notifyBookings?: boolean
  /**
   * Set where the tenant has canPrescriptionBeConfigured (ADMIN-028).
   */
  canPrescribe?: boolean
  appointmentMessage?: string
  thumbnailId?: number
  bannerId?: number
  userMeta?: {
    shortDescription?: string
    aboutMe?: string
    services?: string
    web?: string
    linkedin?: string
    instagram?: string
    facebook?: string
    x?: string
  }
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminDoctorPage {
  items: AdminDoctor[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * A document of a patient as administrators list it (REC-017).
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
   * Whether the patient sees it.
   */
  visible?: boolean
  /**
   * 0 of the patient, 1 medical exam (REC-018).
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
   * How many there are on all pages.
   */
  total: number
}
/**
 * An insurer and what it pays for, as administrators write it (ADMIN-030).
 */
export interface AdminInsurer {
  id?: number
  name: string
  /**
   * @maxItems 1000
   */
  consultationServices?: number[]
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminInsurerPage {
  items: AdminInsurer[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * A consultation service, as administrators write it (ADMIN-033).
 */
export interface AdminService {
  id?: number
  name: string
  description?: string
  /**
   * What the patient should know before coming.
   */
  message?: string
  consultationSpecialtyId: number
  /**
   * 1 physical, 2 online (C-062).
   */
  type: 1 | 2
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
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminServicePage {
  items: AdminService[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * A consultation specialty, as administrators write it (ADMIN-034).
 */
export interface AdminSpecialty {
  id?: number
  name: string
  /**
   * One line in plain words: what it is for.
   */
  description?: string
  categoryId?: number
  /**
   * Oldest age in years that may book; 0 is no limit (C-057).
   */
  maxAge?: number
  imageUrl?: string
  isActive?: boolean
  /**
   * Its services; a service names its specialty.
   */
  consultationServices?: number[]
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A category of specialties, as administrators write it (ADMIN-035).
 */
export interface AdminSpecialtyCategory {
  id?: number
  name: string
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminSpecialtyCategoryPage {
  items: AdminSpecialtyCategory[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * A page of a list.
 */
export interface AdminSpecialtyPage {
  items: AdminSpecialty[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * A user, as administrators write them (ADMIN-032).
 */
export interface AdminUser {
  id?: string
  name: string
  surname?: string
  /**
   * Who has one has an account and can sign in.
   */
  email?: string
  phone?: string
  identificationNumberType?: number
  identificationNumber?: string
  birthDate?: string
  /**
   * 1 male, 2 female, 0 not set (C-098).
   */
  gender?: 0 | 1 | 2
  /**
   * The number of the person in the hospital's system.
   */
  externalId?: string
  agreementId?: number
  planId?: number
  /**
   * The care-area scenarios of the person (MENU-004); all of them unless said.
   */
  careAreas?: (
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
   * Administrator is implied (C-115). Unless said they stay.
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
  )[]
  thumbnailId?: number
  active?: boolean
  emailConfirmed?: boolean
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AdminUserPage {
  items: AdminUser[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * What a company pays for (ADMIN-031).
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
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AgreementPage {
  items: Agreement[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * The body of every refusal.
 */
export interface ApiError {
  /**
   * A code of the error catalogue.
   */
  message: string
  /**
   * Booking provider's code: -32054 time taken, -32052 provider not available.
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
 * One appointment of the patient (BOOK-014). Shown times derive from startDate (BOOK-017).
 */
export interface Appointment {
  id: number
  /**
   * Start of the appointment's UTC day (BOOK-052).
   */
  date?: string
  /**
   * The instant it starts.
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
  providerId?: number | null
  providerName?: string | null
  providerNickName?: string | null
  specialtyId?: number | null
  specialtyName?: string | null
  notes?: string | null
  /**
   * The portal offers neither edit nor delete (BOOK-018).
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
   * The patient. Sent to doctors only, whose calls name the patient (BOOK-107).
   */
  patientId?: string
  book?: AppointmentBook
}
/**
 * A doctor as a patient sees them (BOOK-025).
 */
export interface Doctor {
  id: number
  /**
   * With the form of address, as shown: Dra. Inés Corral Vega.
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
  appointmentMessage?: string | null
  /**
   * The doctor url; only of the associated doctor (SHELL-033).
   */
  upMedicaUrl?: string | null
  /**
   * Names of the doctor's specialties, for lists.
   */
  specialties?: string[]
  /**
   * The doctor's earliest free slot for the asked service, where the call was asked by service; null when there is none in the next 90 days.
   */
  firstDate?: string | null
  /**
   * City of the place of work, where the call was asked by service.
   */
  place?: string | null
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
 * What is said of a video (ADMIN-022).
 */
export interface AssetMetadata {
  assetId: number
  title?: string
  description?: string
  /**
   * In UTC (ADMIN-050).
   */
  publishmentDate?: string
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
   * Seconds.
   */
  duration?: number
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface AssetMetadataPage {
  items: AssetMetadata[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * One change of a record.
 */
export interface AuditEntry {
  version: number
  action: 'create' | 'update' | 'delete'
  /**
   * The person's name, else their id.
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
 * How an author's videos were played (ADMIN-036). Times are seconds.
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
 * Who is free for a service at a time (BOOK-098). date is the start of the UTC day, time is UTC.
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
 * The booking request (BOOK-019); the medical one (BOOK-022) and the international one (BOOK-020) add to it. date, time and userOffset derive from one instant (C-050).
 */
export interface BookingRequest {
  serviceId: number
  providerId: number
  /**
   * Sent by the call for a chosen doctor.
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
  additionalFields?: {
    notes?: string
  }
  /**
   * A doctor's id; sent by the specialist calls.
   */
  specialistId?: number
  insurerId?: number | null
  /**
   * What else the booking carries (C-049).
   */
  additionalData?: {
    notes?: string
    /**
     * ISO 3166 alpha-2 code; sent by the international booking (BOOK-020).
     */
    country?: string
  }
  /**
   * Where the payment returns to: an address of this portal in which {bookId} stands for the appointment's id (C-069).
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
   * Id of the appointment, booked or held until it is paid.
   */
  bookId?: number
  bookingData?: {
    providerId?: number
  }
}
/**
 * Access to the booking provider for a short time (BOOK-084).
 */
export interface BookingToken {
  token: string
  expires: string
}
/**
 * A category of videos with its tags in order (ADMIN-023).
 */
export interface Category {
  id?: number
  name: string
  /**
   * @minItems 1
   * @maxItems 100
   */
  tags: [
    {
      id?: number
      name: string
      /**
       * The place in the list, from 1 (ADMIN-045).
       */
      order?: number
      /**
       * How many videos have it.
       */
      videos?: number
    },
    ...{
      id?: number
      name: string
      /**
       * The place in the list, from 1 (ADMIN-045).
       */
      order?: number
      /**
       * How many videos have it.
       */
      videos?: number
    }[]
  ]
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface CategoryPage {
  items: Category[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * A company whose people are patients (ADMIN-024).
 */
export interface Company {
  companyId?: number
  name: string
  /**
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface CompanyPage {
  items: Company[]
  /**
   * How many there are on all pages.
   */
  total: number
}
/**
 * What the server switches on for this tenant (FEAT-001). Unknown features are ignored; a missing one is off.
 */
export interface Config {
  features: string[]
  /**
   * Default true (CONST-009).
   */
  videoCallEnabled?: boolean
}
export interface Country {
  code: string
  name: string
}
/**
 * Who sees people of a country (BOOK-086).
 */
export interface CountryProviders {
  providers: Provider[]
  internationalProviders: Provider[]
}
/**
 * A doctor's practice that takes appointments. Its id is no doctor id (BOOK-024, C-059).
 */
export interface Provider {
  id: number
  doctor: Doctor
  services: Service[]
  city?: string | null
  /**
   * ISO 3166 alpha-2 code.
   */
  country?: string | null
  internationalProviders?: boolean
  /**
   * The provider's earliest free slot for the asked service, where the call was asked by service; null when there is none in the next 90 days.
   */
  firstDate?: string | null
}
/**
 * A consultation service that can be booked (BOOK-026).
 */
export interface Service {
  id: number
  name: string
  externalId?: string | null
  simplyBookId?: string | null
  description?: string | null
  /**
   * What the patient should know before coming.
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
 * One day's free times of a provider (BOOK-090). date is a date of the place.
 */
export interface DaySlotQuery {
  date: string
  serviceId: number
}
/**
 * The hours of a date, or of a day of the typical week (CAL-004). With neither hours nor a day off a date is as its week again, and a weekday is free.
 */
export interface DayUpdate {
  doctorId: number
  /**
   * Absent: the day of the week that `index` says.
   */
  date?: string
  /**
   * 1 Monday to 7 Sunday.
   */
  index?: number
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
   * The client's mark; not kept.
   */
  is_modified?: boolean
  /**
   * Of the booking provider; not kept.
   */
  unit_group_id?: number | null
  /**
   * Of the booking provider; not kept.
   */
  event_id?: number | null
  /**
   * Of the week or month that the day was read from: a day changed since is refused. Absent: whatever it was.
   */
  version?: number
}
/**
 * A service as a doctor offers it (BOOK-142, BOOK-143).
 */
export interface DoctorService {
  /**
   * The service.
   */
  id: number
  amount?: number
  /**
   * Minutes.
   */
  duration?: number
}
/**
 * A dependent or independent user of a family, as administrators write them (FAMILY-010).
 */
export interface FamilyMember {
  id: string
  name: string
  surname?: string
  /**
   * Who has one has an account and can sign in.
   */
  email?: string
  phone?: string
  /**
   * 0 means none: it clears the number (FAMILY-007).
   */
  identificationNumberType?: number
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
   * Acted for by the family administrator; independent users have an account.
   */
  dependent?: boolean
  active?: boolean
  version: number
}
/**
 * The first day with a free time of any of the doctors (BOOK-088).
 */
export interface FirstWorkingDayQuery {
  /**
   * Doctor ids (C-059); empty or absent: any who gives the service.
   */
  doctors?: number[]
  service: number
  from?: string
}
/**
 * Which free times of a doctor are asked for (BOOK-120). date and to are instants; to is exclusive, at most 62 days later; absent: a day later.
 */
export interface FreeAppointmentsQuery {
  doctorId: number
  serviceId: number
  insurerId?: number | null
  date: string
  to?: string
}
/**
 * The hospital booking payload (BOOK-021). date is the instant itself (C-050).
 */
export interface HospitalBookingRequest {
  doctorId: number
  date: string
  /**
   * What else the booking carries (C-049).
   */
  additionalData?: {
    notes?: string
    /**
     * ISO 3166 alpha-2 code; sent by the international booking (BOOK-020).
     */
    country?: string
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
   * Where the payment returns to: an address of this portal in which {bookId} stands for the appointment's id (C-069).
   */
  returnUrl?: string
}
/**
 * A kind of identification document (ACCOUNT-054).
 */
export interface IdentificationType {
  id: number
  name: string
  /**
   * What the whole number looks like; null: anything.
   */
  pattern?: string | null
}
export interface ImportProgress {
  /**
   * Lines that were read, without the header.
   */
  done: number
  created: number
  updated: number
  unchanged: number
  refused: number
}
export interface ImportRefusal {
  /**
   * As an editor counts them: the header is 1.
   */
  line: number
  field: string
  /**
   * The rule that it breaks.
   */
  keyword: string
  value?: string
  /**
   * The line that was about the same person, for the rule `repeated`.
   */
  first?: number
}
export interface ImportResult {
  total: number
  created: number
  updated: number
  unchanged: number
  refused: number
}
export interface Insurer {
  id: number
  name: string
}
/**
 * A service that an insurer pays for, and whether a doctor gives it to its patients (ADMIN-027).
 */
export interface InsurerService {
  insurerId: number
  insurerName: string
  serviceId: number
  serviceName: string
  isActive: boolean
}
/**
 * What a magic-link token is exchanged for (AUTH-066, C-024).
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
 * The dates of a month that differ from the typical week (CAL-006).
 */
export interface MonthlyCalendar {
  specialDates: {
    date: string
    name?: string
    is_day_off: boolean
    start_time?: string
    end_time?: string
    breaktime: {
      start_time: string
      end_time: string
    }[]
  }[]
  /**
   * Counts changes; a save names the one it began from. Not every back end counts.
   */
  version?: number
  /**
   * Appointments of the month that stand.
   */
  booked?: {
    date: string
    /**
     * HH:MM of the place of work.
     */
    from: string
    /**
     * HH:MM of the place of work.
     */
    to: string
  }[]
}
/**
 * Somebody who may own a video.
 */
export interface Owner {
  id: string
  name: string
}
/**
 * Where the payment of an appointment stands. Only the payment service's signed word makes it paid (C-069).
 */
export interface Payment {
  bookId: number
  /**
   * pending: no word yet; refused: not paid, the time is free again; released: no word came in time, the time is free again; refunding: paid after the time was released, or cancelled after it was paid; the money is asked back.
   */
  status: 'pending' | 'paid' | 'refused' | 'released' | 'refunding'
  amount: number
  currency: string
  /**
   * Until when the time is held for the payment.
   */
  heldUntil?: string | null
  /**
   * What was to be booked.
   */
  appointment?: Appointment | null
  /**
   * No real money moves (C-065).
   */
  sandbox?: boolean
}
/**
 * What saving answers; an id only where it is new.
 */
export interface Saved {
  id?: number | string
  version: number
}
/**
 * Documents that the administration has seen, or has not (REC-066).
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
 * Free start instants by date of the place (BOOK-089). Days without a free time are absent.
 */
export interface SlotMatrix {
  [k: string]: string[]
}
/**
 * Which free times are asked for (BOOK-089). from and to are instants; to is exclusive; at most 62 days apart.
 */
export interface SlotQuery {
  serviceId: number
  /**
   * Absent: of any provider of the service.
   */
  providerId?: number | null
  from: string
  to: string
}
/**
 * A service and the specialists who give it (BOOK-124).
 */
export interface SpecialistService {
  service: Service
  specialists: Provider[]
}
/**
 * A consultation specialty (BOOK-028).
 */
export interface Specialty {
  id: number
  name: string
  /**
   * One line in plain words: what it is for.
   */
  description?: string | null
  /**
   * Oldest age in years that may book; null or 0 is no limit (C-057).
   */
  maxAge?: number | null
  categoryId?: number | null
  isActive?: boolean
  imageUrl?: string | null
  consultationServices?: Service[]
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
   * Counts saves; a save names the one it began from.
   */
  version?: number
}
/**
 * A page of a list.
 */
export interface TeamPage {
  items: Team[]
  /**
   * How many there are on all pages.
   */
  total: number
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
}
export interface UserMeta {
  id: number
  metaKey: string
  metaValue: string | null
}
/**
 * How a video was played (ADMIN-037). Times are seconds.
 */
export interface VideoStatistics {
  videoStats: {
    visualizations: number
    /**
     * Seconds of a play, on average.
     */
    reprosAverage: number
    totalTimePlay: number
    /**
     * Seconds until it began, on average.
     */
    mediaLoadTime: number
    /**
     * Plays by kind of device.
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
   * Day by day; days without plays are not there.
   */
  assetAnalytics: {
    playStartTime: string
    visualizations: number
    totalTimePlay: number
  }[]
}
/**
 * When a doctor works, date by date (CAL-005).
 */
export interface WorkingDays {
  /**
   * Whether any of the dates is worked on.
   */
  isWorkingDay: boolean
  /**
   * By date, YYYY-MM-DD; a date without intervals is free.
   */
  workingDays: {
    [k: string]: {
      /**
       * HH:MM of the place of work.
       */
      from: string
      /**
       * HH:MM of the place of work.
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
     * 1 Monday to 7 Sunday.
     */
    dayOfWeek: number
    workingHours: {
      /**
       * HH:MM of the place of work.
       */
      startTime: string
      /**
       * HH:MM of the place of work.
       */
      endTime: string
    }[]
  }[]
  /**
   * Counts changes; a save names the one it began from. Not every back end counts.
   */
  version?: number
}
