/* Generated from schemas/api by `npm run schemas`. Do not edit. */
import type { AdminDoctor, AdminDoctorPage, AdminDocumentPage, AdminInsurer, AdminService, AdminSpecialty, AdminSpecialtyCategory, AdminUser, AdminUserPage, Agreement, AgreementPage, Appointment, AssetMetadata, AssetMetadataPage, AuditEntry, AuthorStatistics, AvailableProvidersQuery, BookingClient, BookingRequest, BookingResponse, BookingToken, Category, Company, CompanyPage, Config, Country, CountryProviders, Currency, DaySlotQuery, DayUpdate, Doctor, DoctorService, FamilyMember, FirstWorkingDayQuery, FreeAppointmentsQuery, HospitalBookingRequest, IdentificationType, Insurer, InsurerService, MagicLink, MenuScenarioFlags, MonthlyCalendar, Owner, Payment, Provider, Saved, SeenDocuments, Service, SlotMatrix, SlotQuery, SpecialistService, Specialty, SpecialtyCategory, Team, TeamPage, User, VideoStatistics, WorkingDays, WorkingWeek } from './entities'

/** Every call of the API: what it takes and what it answers. */
export interface Contract {
  /** The companies: all of them, or a page. (ADMIN-124) */
  'GET api/companies': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Company[] | CompanyPage }
  /** One of the companies, with its version. (ADMIN-125) */
  'GET api/companies/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Company }
  /** Adds to the companies. (ADMIN-126) */
  'POST api/companies': { auth: 'bearer'; params: undefined; query: undefined; body: Company; response: Saved }
  /** Changes one of the companies, from the version it names. (ADMIN-127) */
  'PUT api/companies/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Company; response: Saved }
  /** Removes one of the companies that nothing needs. (ADMIN-128) */
  'DELETE api/companies/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** The teams: all of them, or a page. (ADMIN-104) */
  'GET api/teams': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Team[] | TeamPage }
  /** One of the teams, with its version. (ADMIN-129) */
  'GET api/teams/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Team }
  /** Adds to the teams. (ADMIN-130) */
  'POST api/teams': { auth: 'bearer'; params: undefined; query: undefined; body: Team; response: Saved }
  /** Changes one of the teams, from the version it names. (ADMIN-131) */
  'PUT api/teams/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Team; response: Saved }
  /** Removes one of the teams that nothing needs. (ADMIN-132) */
  'DELETE api/teams/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** The agreements: all of them, or a page. (ADMIN-119) */
  'GET api/agreements': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Agreement[] | AgreementPage }
  /** One of the agreements, with its version. (ADMIN-120) */
  'GET api/agreements/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Agreement }
  /** Adds to the agreements. (ADMIN-121) */
  'POST api/agreements': { auth: 'bearer'; params: undefined; query: undefined; body: Agreement; response: Saved }
  /** Changes one of the agreements, from the version it names. (ADMIN-122) */
  'PUT api/agreements/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Agreement; response: Saved }
  /** Removes one of the agreements that nothing needs. (ADMIN-123) */
  'DELETE api/agreements/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** One of the insurers, with its version. (ADMIN-133) */
  'GET api/insurers/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminInsurer }
  /** Adds to the insurers. (ADMIN-134) */
  'POST api/insurers': { auth: 'bearer'; params: undefined; query: undefined; body: AdminInsurer; response: Saved }
  /** Changes one of the insurers, from the version it names. (ADMIN-135) */
  'PUT api/insurers/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminInsurer; response: Saved }
  /** Removes one of the insurers that nothing needs. (ADMIN-136) */
  'DELETE api/insurers/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** The services that an insurer pays for. (ADMIN-137) */
  'GET api/insurers/{id}/consultation-services': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service[] }
  /** Adds to the categories of specialties. (ADMIN-141) */
  'POST api/specialties-categories': { auth: 'bearer'; params: undefined; query: undefined; body: AdminSpecialtyCategory; response: Saved }
  /** Changes one of the categories of specialties, from the version it names. (ADMIN-142) */
  'PUT api/specialties-categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminSpecialtyCategory; response: Saved }
  /** Removes one of the categories of specialties that nothing needs. (ADMIN-143) */
  'DELETE api/specialties-categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Adds to the services. (ADMIN-138) */
  'POST api/consultation-services': { auth: 'bearer'; params: undefined; query: undefined; body: AdminService; response: Saved }
  /** Changes one of the services, from the version it names. (ADMIN-139) */
  'PUT api/consultation-services/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminService; response: Saved }
  /** Removes one of the services that nothing needs. (ADMIN-140) */
  'DELETE api/consultation-services/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Adds to the specialties. (ADMIN-144) */
  'POST api/consultation-specialties': { auth: 'bearer'; params: undefined; query: undefined; body: AdminSpecialty; response: Saved }
  /** Changes one of the specialties, from the version it names. (ADMIN-145) */
  'PUT api/consultation-specialties/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminSpecialty; response: Saved }
  /** Removes one of the specialties that nothing needs. (ADMIN-146) */
  'DELETE api/consultation-specialties/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** A page of the users. (ADMIN-153) */
  'GET api/users/admin/users': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; active?: boolean; agreementId?: number; planId?: number; gender?: number; role?: string; bornFrom?: string; bornTo?: string }; body: undefined; response: AdminUserPage }
  /** The administrator's own record. (ADMIN-101) */
  'GET api/users/admin': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: AdminUser }
  /** One of the users, with its version. (ADMIN-154) */
  'GET api/users/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** Adds to the users. (ADMIN-155) */
  'POST api/users/admin': { auth: 'bearer'; params: undefined; query: undefined; body: AdminUser; response: Saved }
  /** Changes one of the users, from the version it names. (ADMIN-156) */
  'PUT api/users/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: AdminUser; response: Saved }
  /** Removes one of the users that nothing needs; never oneself. (ADMIN-160) */
  'DELETE api/users/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Lets the user sign in again. (ADMIN-157) */
  'PUT api/users/admin/{id}/activate': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** Signs the user out and lets them sign in no more; never oneself. (ADMIN-158) */
  'PUT api/users/admin/{id}/deactivate': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** The user with a number of the hospital's system. (ADMIN-102) */
  'GET api/users/admin/find-external-patient/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** The dependent and independent users of a family administrator, dependents first. (ADMIN-161) */
  'GET api/family/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: FamilyMember[] }
  /** Changes a dependent user of somebody's family, from the version it names. (FAMILY-017) */
  'PUT api/dependent-users/admin/{userId}': { auth: 'bearer'; params: { userId: string }; query: undefined; body: FamilyMember; response: Saved }
  /** Takes a dependent user out of somebody's family; the person stays. (FAMILY-019) */
  'DELETE api/dependent-users/admin/{userId}/{id}': { auth: 'bearer'; params: { userId: string; id: string }; query: undefined; body: undefined; response: undefined }
  /** Changes an independent user of somebody's family, from the version it names. (FAMILY-022) */
  'PUT api/independent-users/admin/{userId}': { auth: 'bearer'; params: { userId: string }; query: undefined; body: FamilyMember; response: Saved }
  /** Takes an independent user out of somebody's family; the person stays. (FAMILY-024) */
  'DELETE api/independent-users/admin/{userId}/{id}': { auth: 'bearer'; params: { userId: string; id: string }; query: undefined; body: undefined; response: undefined }
  /** The users that match, as a csv file with semicolons. (ADMIN-103) */
  'GET api/users/admin/export': { auth: 'bearer'; params: undefined; query: { search?: string; active?: boolean; agreementId?: number; planId?: number; gender?: number; role?: string; bornFrom?: string; bornTo?: string }; body: undefined; response: Blob }
  /** Adds and changes the users of a csv file, line by line. Answers lines of JSON while it works. (ADMIN-159) */
  'POST api/users/admin/import-users': { auth: 'bearer'; params: undefined; query: undefined; body: Blob; response: Blob }
  /** The doctors: all of them, those of some teams, or a page. (ADMIN-147) */
  'GET api/doctors': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; teams?: string; specialtyId?: number; isActive?: boolean }; body: undefined; response: AdminDoctor[] | AdminDoctorPage }
  /** One of the doctors, with its version. (ADMIN-148) */
  'GET api/doctors/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminDoctor }
  /** Adds to the doctors (C-118). (ADMIN-148) */
  'POST api/doctors': { auth: 'bearer'; params: undefined; query: undefined; body: AdminDoctor; response: Saved }
  /** Changes one of the doctors, from the version it names (C-118). (ADMIN-148) */
  'PUT api/doctors/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminDoctor; response: Saved }
  /** Offers the doctor to patients again. (ADMIN-149) */
  'PUT api/doctors/{id}/activate': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminDoctor }
  /** Offers the doctor to patients no more; what is booked stays. (ADMIN-150) */
  'PUT api/doctors/{id}/deactivate': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminDoctor }
  /** All services that insurers pay for, as a new doctor begins. (ADMIN-151) */
  'GET api/doctors/insurer-services': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: InsurerService[] }
  /** The users who belong to a doctor, by name; the first thousand. (ADMIN-152) */
  'GET api/doctors/{id}/referees': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: User[] }
  /** A doctor's typical week; for the doctor and who administers doctors. (CAL-013) */
  'GET api/doctors/working-week-calendar': { auth: 'bearer'; params: undefined; query: { doctorId: number }; body: undefined; response: WorkingWeek }
  /** When a doctor works on some dates, at most 400. (CAL-011) */
  'GET api/doctors/working-day-calendar': { auth: 'bearer'; params: undefined; query: { doctorId: number; from: string; to: string }; body: undefined; response: WorkingDays }
  /** The dates of a month (YYYY-MM) that differ from a doctor's typical week. (CAL-014) */
  'GET api/doctors/doctor-monthly-calendar': { auth: 'bearer'; params: undefined; query: { doctorId: number; month: string }; body: undefined; response: MonthlyCalendar }
  /** Changes the hours of a date or of a day of the week; patients' slots follow at once. (CAL-012) */
  'PUT api/doctors/update-doctor-disponibility': { auth: 'bearer'; params: undefined; query: undefined; body: DayUpdate; response: undefined }
  /** The categories of videos. (VIDEO-034) */
  'GET api/categories': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Category[] }
  /** One of the categories of videos. (VIDEO-035) */
  'GET api/categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Category }
  /** Adds to the categories of videos. (ADMIN-108) */
  'POST api/categories': { auth: 'bearer'; params: undefined; query: undefined; body: Category; response: Saved }
  /** Changes one of the categories of videos, from the version it names. (ADMIN-109) */
  'PUT api/categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Category; response: Saved }
  /** Removes one of the categories of videos whose tags no video has. (ADMIN-110) */
  'DELETE api/categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** The videos: all of them, or a page. (ADMIN-111) */
  'GET api/metadata': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; ownerId?: string; tagId?: number }; body: undefined; response: AssetMetadata[] | AssetMetadataPage }
  /** One of the videos, with its version. (ADMIN-112) */
  'GET api/metadata/azure': { auth: 'bearer'; params: undefined; query: { metadataId: number }; body: undefined; response: AssetMetadata }
  /** Who may be the owner of a video: doctors with an account, and whoever owns one already. (ADMIN-022) */
  'GET api/metadata/owners': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Owner[] }
  /** Changes what is said of the video that `assetId` names, from the version it names. (ADMIN-113) */
  'POST api/metadata': { auth: 'bearer'; params: undefined; query: undefined; body: AssetMetadata; response: Saved }
  /** How a video was played, ever. (ADMIN-114) */
  'GET api/stats/video': { auth: 'bearer'; params: undefined; query: { assetId: number }; body: undefined; response: VideoStatistics }
  /** The same, from one date to another, both included. (ADMIN-116) */
  'GET api/stats/video/dates': { auth: 'bearer'; params: undefined; query: { assetId: number; startDate: string; endDate: string }; body: undefined; response: VideoStatistics }
  /** How the videos of an author were played, ever. (ADMIN-115) */
  'GET api/stats/author': { auth: 'bearer'; params: undefined; query: { authorId: string }; body: undefined; response: AuthorStatistics }
  /** The same, from one date to another, both included. (ADMIN-117) */
  'GET api/stats/author/dates': { auth: 'bearer'; params: undefined; query: { authorId: string; startDate: string; endDate: string }; body: undefined; response: AuthorStatistics }
  /** How the videos of all authors were played, who was played most first. (ADMIN-118) */
  'GET api/stats/allAuthors': { auth: 'bearer'; params: undefined; query: { startDate?: string; endDate?: string }; body: undefined; response: AuthorStatistics[] }
  /** Sends a link to sign in without the password, where the address has an account; nobody learns whether it has. (AUTH-063) */
  'GET api/users/request-password-reset': { auth: 'none'; params: undefined; query: { email: string; origin?: string }; body: undefined; response: undefined }
  /** Sends a link that confirms the address by signing in, where it has an account; nobody learns whether it has. (AUTH-065) */
  'GET api/users/send-account-confirmation-email': { auth: 'none'; params: undefined; query: { email: string }; body: undefined; response: undefined }
  /** The online appointments from one date to another, both included, as a csv file; times are `timeOffset` minutes east of UTC. (ADMIN-162) */
  'GET api/video-calls/export': { auth: 'bearer'; params: undefined; query: { fromDate: string; toDate: string; timeOffset?: number }; body: undefined; response: Blob }
  /** What was changed of a record, the latest first; for who administers its section. (ADMIN-018) */
  'GET api/audit/{entity}/{id}': { auth: 'bearer'; params: { entity: string; id: string }; query: undefined; body: undefined; response: AuditEntry[] }
  /** A page of the patients’ documents. (REC-065) */
  'GET api/documents/filter': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; documentType?: number; seenByAdmin?: boolean; patientId?: string }; body: undefined; response: AdminDocumentPage }
  /** Says of documents that the administration has seen them, or has not. (REC-066) */
  'PUT api/documents/updateSeenByAdmin': { auth: 'bearer'; params: undefined; query: undefined; body: SeenDocuments; response: undefined }
  /** The file of a document. (REC-073) */
  'GET api/documents/{id}/download': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Blob }
  /** All documents of the patient whose id it is, as one zip file. (REC-074) */
  'GET api/documents/{id}/downloadPatientDocuments': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: Blob }
  /** The person's appointments that have not ended, earliest first, cancelled ones of that time included. (BOOK-096) */
  'GET api/appointments/': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** All of the person's appointments, past ones included, latest first. (BOOK-097) */
  'GET api/appointments/all': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** One appointment of the person; 404 for anybody else's. (BOOK-106) */
  'GET api/appointments/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Appointment }
  /** All providers with their services. (BOOK-085) */
  'GET api/appointments/providers': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Provider[] }
  /** Providers of a service, with each one's earliest free slot. (BOOK-099) */
  'GET api/appointments/providers/service/{serviceId}': { auth: 'bearer'; params: { serviceId: number }; query: undefined; body: undefined; response: Provider[] }
  /** Providers of a service who are free at a time, in the order in which work should be spread. (BOOK-098) */
  'POST api/appointments/available-providers': { auth: 'bearer'; params: undefined; query: undefined; body: AvailableProvidersQuery; response: Provider[] }
  /** The provider's earliest free slot in the next 90 days, or null. (BOOK-100) */
  'GET api/appointments/start-date/provider/{id}': { auth: 'bearer'; params: { id: number }; query: { serviceId?: number }; body: undefined; response: string | null }
  /** The earliest free slot for a service, or null. (BOOK-087) */
  'GET api/appointments/first-working-day': { auth: 'bearer'; params: undefined; query: { service: number; provider?: number }; body: undefined; response: string | null }
  /** The earliest free slot of any of the providers, not before from, or null. (BOOK-088) */
  'POST api/appointments/first-working-day': { auth: 'optional'; params: undefined; query: undefined; body: FirstWorkingDayQuery; response: string | null }
  /** Free times of a provider, or of any provider of the service, between two instants. (BOOK-089) */
  'POST api/appointments/start-time-matrix': { auth: 'bearer'; params: undefined; query: undefined; body: SlotQuery; response: SlotMatrix }
  /** One day's free times of a provider. (BOOK-090) */
  'POST api/appointments/provider/{id}/start-time-matrix': { auth: 'bearer'; params: { id: number }; query: undefined; body: DaySlotQuery; response: string[] }
  /** Books with the provider that was drawn for the patient. (BOOK-091) */
  'POST api/appointments/book': { auth: 'bearer'; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Books with a chosen doctor. (BOOK-093) */
  'POST api/appointments/book-doctor': { auth: 'bearer'; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Moves an appointment. (BOOK-108) */
  'PUT api/appointments/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: BookingRequest | HospitalBookingRequest; response: BookingResponse }
  /** Cancels an appointment of the person; the slot is free again. (BOOK-111) */
  'DELETE api/appointments/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Books by specialty, a medical appointment or a session; answers where to pay when the service has a price. (BOOK-095) */
  'POST api/appointments/': { auth: 'bearer'; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Books at a hospital; without a session nothing is booked and loginRequired is answered. (BOOK-094) */
  'POST api/appointments/book-hospital': { auth: 'optional'; params: undefined; query: undefined; body: HospitalBookingRequest; response: BookingResponse }
  /** Holds a specialist's time and answers where to pay for it. (BOOK-092) */
  'POST api/appointments/book-specialist': { auth: 'bearer'; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Books a specialist's service that has no price. (BOOK-102) */
  'POST api/appointments/book-specialist-free': { auth: 'bearer'; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** The appointment of a specialist's booking that has been paid; 404 while it is not. (BOOK-101) */
  'GET api/appointments/book-specialist-payed/{bookId}': { auth: 'bearer'; params: { bookId: number }; query: undefined; body: undefined; response: Appointment }
  /** Insurers that cover appointments of a type. (BOOK-113) */
  'GET api/appointments/insurers/{appointmentType}': { auth: 'optional'; params: { appointmentType: number }; query: undefined; body: undefined; response: Insurer[] }
  /** Specialties an insurer covers. (BOOK-114) */
  'GET api/appointments/specialties/{appointmentType}/{insurerId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number }; query: undefined; body: undefined; response: Specialty[] }
  /** Specialties an agreement covers. (BOOK-115) */
  'GET api/appointments/specialties-agreements/{appointmentType}/{agreementId}': { auth: 'optional'; params: { appointmentType: number; agreementId: number }; query: undefined; body: undefined; response: Specialty[] }
  /** Services of a specialty an insurer covers. (BOOK-116) */
  'GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number; specialtyId: number }; query: undefined; body: undefined; response: Service[] }
  /** Services of a specialty an agreement covers. (BOOK-117) */
  'GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}': { auth: 'optional'; params: { appointmentType: number; agreementId: number; specialtyId: number }; query: undefined; body: undefined; response: Service[] }
  /** Doctors who give a service for an insurer, with each one's earliest free slot. (BOOK-118) */
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number; serviceId: number }; query: undefined; body: undefined; response: Doctor[] }
  /** The same, for a service of a specialty. (BOOK-119) */
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number; specialtyId: number; serviceId: number }; query: undefined; body: undefined; response: Doctor[] }
  /** A doctor's free times from an instant on, with the offset of the place. (BOOK-120) */
  'POST api/appointments/free-appointments': { auth: 'optional'; params: undefined; query: undefined; body: FreeAppointmentsQuery; response: string[] }
  /** Providers of a country, and those abroad who see its people. (BOOK-086) */
  'GET api/appointments/country-providers/{countryCode}': { auth: 'bearer'; params: { countryCode: string }; query: undefined; body: undefined; response: CountryProviders }
  /** The tenant's client id at the booking provider. (BOOK-083) */
  'POST api/appointments/clientid': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: BookingClient }
  /** A short-lived token for the booking provider. (BOOK-084) */
  'GET api/appointments/token': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: BookingToken }
  /** The insurers of this tenant. (BOOK-082) */
  'GET api/insurers': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Insurer[] }
  /** Active specialties with their bookable services. (BOOK-128) */
  'GET api/consultation-specialties': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; categoryId?: number; isActive?: boolean }; body: undefined; response: Specialty[] }
  /** One specialty. (BOOK-129) */
  'GET api/consultation-specialties/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Specialty }
  /** The bookable services of a specialty. (BOOK-130) */
  'GET api/consultation-specialties/{id}/services': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service[] }
  /** Active services shown in the agenda. (BOOK-123) */
  'GET api/consultation-services': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; consultationSpecialtyId?: number; type?: number; isActive?: boolean }; body: undefined; response: Service[] }
  /** All active services. (BOOK-122) */
  'GET api/consultation-services/all': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Service[] }
  /** The service offered when nothing is chosen. (BOOK-125) */
  'GET api/consultation-services/default': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Service }
  /** One service. (BOOK-127) */
  'GET api/consultation-services/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service }
  /** All active doctors. (BOOK-133) */
  'GET api/doctors/all': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Doctor[] }
  /** A doctor as a patient sees them; 404 when there is none. (BOOK-135) */
  'GET api/doctors/{id}/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Doctor }
  /** The doctor behind a doctor url; 404 when there is none. (BOOK-137) */
  'GET api/doctors/url/{url}': { auth: 'none'; params: { url: string }; query: undefined; body: undefined; response: Doctor }
  /** The doctor with a nickname; 404 when there is none. (BOOK-134) */
  'GET api/doctors/nickname/{nickName}': { auth: 'none'; params: { nickName: string }; query: undefined; body: undefined; response: Doctor }
  /** Currencies that prices can be in. (BOOK-081) */
  'GET api/currencies': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Currency[] }
  /** Services a specialist gives, each with its specialists. (BOOK-124) */
  'GET api/consultation-services/specialists': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: SpecialistService[] }
  /** The service with an id of the booking provider; 404 when there is none. (BOOK-126) */
  'GET api/consultation-services/simplybookid/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: Service }
  /** The services of the doctor who asks. (BOOK-140) */
  'GET api/consultation-services/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Service[] }
  /** The services of a doctor. (BOOK-141) */
  'GET api/consultation-services/doctor/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service[] }
  /** The doctor offers one more service. (BOOK-142) */
  'POST api/consultation-services/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: DoctorService; response: undefined }
  /** The doctor changes what a service of theirs costs and lasts. (BOOK-143) */
  'PUT api/consultation-services/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: DoctorService; response: undefined }
  /** Categories of specialties. (BOOK-131) */
  'GET api/specialties-categories': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: SpecialtyCategory[] }
  /** One category of specialties. (BOOK-132) */
  'GET api/specialties-categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: SpecialtyCategory }
  /** Doctors with a free time in the next 90 days. (BOOK-136) */
  'GET api/doctors/available': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Doctor[] }
  /** Makes a doctor the person's associated doctor. (BOOK-138) */
  'POST api/doctors/associate/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** The doctor's appointments that have not ended. (BOOK-103) */
  'GET api/appointments/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** One of the doctor's appointments. (BOOK-104) */
  'GET api/appointments/doctor/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Appointment }
  /** The doctor's appointments between two dates; with showTeamAppointments those of the teams, too. (BOOK-105) */
  'GET api/appointments/doctor/{from}/{to}': { auth: 'bearer'; params: { from: string; to: string }; query: { showTeamAppointments?: boolean }; body: undefined; response: Appointment[] }
  /** An appointment of a patient with the doctor. (BOOK-107) */
  'GET api/appointments/{id}/doctor': { auth: 'bearer'; params: { id: number }; query: { patientId: string }; body: undefined; response: Appointment }
  /** The doctor moves an appointment. (BOOK-109) */
  'PUT api/appointments/{id}/doctor': { auth: 'bearer'; params: { id: number }; query: { patientId: string }; body: BookingRequest; response: BookingResponse }
  /** The doctor books for a patient. (BOOK-110) */
  'POST api/appointments/doctor': { auth: 'bearer'; params: undefined; query: { patientId: string }; body: BookingRequest; response: BookingResponse }
  /** The doctor cancels an appointment. (BOOK-112) */
  'DELETE api/appointments/{id}/doctor': { auth: 'bearer'; params: { id: number }; query: { patientId: string }; body: undefined; response: undefined }
  /** The doctor's own free times from an instant on. (BOOK-121) */
  'POST api/appointments/free-appointments/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: FreeAppointmentsQuery; response: string[] }
  /** Where the payment of an appointment stands, null where nothing has to be paid; called once on return from the payment page. (PAY-004) */
  'POST api/appointments/validate-payment/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Payment | null }
  /** The person's payments that are being given back, or were in the last two weeks; newest first. (PAY-004) */
  'GET api/payments/': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Payment[] }
  /** The payment of one of the person's appointments, by the appointment's id; 404 when there is none. (REC-079) */
  'GET api/payments/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Payment }
  /** Which features are on for this tenant. (FEAT-044) */
  'GET api/config': { auth: 'none'; params: undefined; query: undefined; body: undefined; response: Config }
  /** Exchanges a magic-link or patient token for an access token; each works once. (AUTH-066) */
  'GET api/auth/magic-link': { auth: 'none'; params: undefined; query: { token: string }; body: undefined; response: MagicLink }
  /** All countries, by code. (SHELL-054) */
  'GET api/countries': { auth: 'none'; params: undefined; query: undefined; body: undefined; response: Country[] }
  /** A picture, square, at most size pixels wide. (ACCOUNT-055) */
  'GET api/thumbnails/{id}/{size}': { auth: 'none'; params: { id: number; size: number }; query: undefined; body: undefined; response: Blob }
  /** Keeps a picture (png, jpeg or webp) and answers its id. (ACCOUNT-057) */
  'POST api/thumbnails': { auth: 'bearer'; params: undefined; query: undefined; body: Blob; response: number }
  /** The person acted for: oneself, or the impersonated dependent. (ACCOUNT-036) */
  'GET api/users/data': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: User }
  /** A user: oneself or a member of one's family. (ACCOUNT-048) */
  'GET api/users/{id}/data': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: User }
  /** The doctor a patient belongs to; null when there is none. (BOOK-078) */
  'GET api/users/{id}/associated-doctor': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: Doctor | null }
  /** The person's country code. (BOOK-079) */
  'GET api/users/{id}/country': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: string | null }
  /** The person's age in whole years; null when the birth date is not known. (BOOK-080) */
  'GET api/users/{id}/user-age': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: number | null }
  /** Fetches the person's appointments from the hospital systems. Changes state: never prefetched. (BOOK-077) */
  'GET api/users/synchronize-appointments': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** The dependent and independent users a family administrator manages. (FAMILY-014) */
  'GET api/family': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: User[] }
  /** Which care-area scenarios apply to the person. (MENU-007) */
  'GET api/careareas/patient': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: MenuScenarioFlags }
  /** The kinds of identification document. (ACCOUNT-054) */
  'GET api/identification-number-types': { auth: 'none'; params: undefined; query: undefined; body: undefined; response: IdentificationType[] }
}