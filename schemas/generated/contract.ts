/* Generated from schemas/api by `npm run schemas`. Do not edit. */
import type { Absence, AbsenceCancellation, AbsenceInput, AbsencePreview, AcceptedConditions, AccountChangeFacts, AccountConfirmation, AccountDeletion, AccountSession, AccountToken, ActingEntry, ActivityAuthor, ActivityLast, ActivityPage, ActivityRecord, ActivitySeries, AdminDoctor, AdminDoctorPage, AdminInsurer, AdminPolicy, AdminPolicyCheckPage, AdminPolicyPage, AdminService, AdminSpecialty, AdminSpecialtyCategory, AdminUser, AdminUserPage, Agreement, AgreementPage, Allergy, Appointment, AppointmentLink, AppointmentReference, AssetMetadata, AssetMetadataPage, AuditEntry, AuthorStatistics, AvailableProvidersQuery, BookingClient, BookingRequest, BookingResponse, BookingToken, CalendarSubscription, CallGuest, CallGuestDecision, CallGuestEntry, CallGuestInvitation, CallGuestInvited, CallPool, CallPoolAlert, CallPoolDuty, CallRating, CallReadiness, CallRelative, CallReport, CardCapture, CardCaptureRequest, CardReplacement, CareArea, CareAreaAssignment, CareAreaMembership, Category, Centre, CentreHoliday, CentreHolidayChange, CentreHolidayChanged, CentreHolidayPreview, CentrePage, ChatClosing, ChatContact, ChatConversation, ChatMessage, ChatReadMark, ClinicalDataAuth, CodeAppConfirmation, CodeAppSetup, Company, CompanyPage, ComplementaryTest, Conditions, ConditionsVersion, Config, Consultation, ConsultationAddition, ConsultationDraft, ConsultationFinish, ConsultationMonth, ConsultationNotes, ConsultationSummary, Country, CountryProviders, Currency, DaySlotQuery, DayUpdate, DeletedRecordPage, DependentUser, DeviceAuthorization, DeviceAuthorizationUrl, DeviceReturn, DeviceSynchronization, Diagnosis, Doctor, DoctorConsultation, DoctorPatient, DoctorService, Document, DocumentData, DocumentUpdate, EmailChange, EmailVerification, EmergencyAccess, EmergencyRequest, ExternalEmail, ExternalProfile, ExternalRegistered, ExternalRegistration, ExternalSignIn, FamilyAppointments, FamilyMember, FamilyRemoval, FirstFreeTime, FirstFreeTimesQuery, FirstWorkingDayQuery, FreeAppointmentsQuery, FreedTimeAcceptance, GlucoseLast, GlucoseRanges, GlucoseSeries, GuestCall, HeartLast, HeartRecord, HeartSeries, HospitalBookingRequest, IceServers, IdentificationType, IdentityCheck, IdentityDecision, IdentityReview, IdentityStatus, Illness, ImportPreview, IndependentUser, Insurer, InsurerService, Intervention, Invitation, InvitationAcceptance, Letter, LetterLinkMove, LetterLinkReference, LetterSettings, LifeVitInfo, LinkToken, LinkedAppointment, MagicLink, MeasureSave, MeasureValues, MeasurementImport, MeasurementImportRemoved, MeasurementImportStart, MeasurementImportStarted, MedicalData, Medicine, MenuScenarioFlags, MonthlyCalendar, NoKnownAllergies, Owner, OximeterRecord, OxygenLast, OxygenSeries, PasskeyAddition, PasskeyOptions, PasswordChange, PasswordLink, PasswordReset, PatientMeasurement, PatientRecords, PatientSeries, Payment, PaymentReceipt, PendingRegistration, PersonVerification, PersonalData, PhoneChange, PhoneVerification, Plan, PlanChange, PlanChanged, PlanPayment, PolicyAnswer, PressureLast, PressureSeries, ProposalAnswer, Provider, PushDevice, PushSettings, PushSubscription, Reading, ReadingConfirmation, ReadingImport, ReadingImported, Reauthentication, ReauthenticationCode, ReauthenticationOptions, Receipt, RecordHit, RecordShare, RecordShareCode, RecordShareStart, RecordShareStarted, RecordUse, RecoveryCodes, Registration, SandboxOutcome, Saved, SavedDraft, Scan, ScanOutcome, SecondStep, SecondStepAdded, SecondStepName, SeenDocuments, SeriesQuery, Service, SharedManifest, SharedManifestRequest, SleepLast, SleepRecord, SleepSeries, SlotMatrix, SlotQuery, SpecialistService, Specialty, SpecialtyCategory, Team, TeamPage, TemperatureLast, TemperatureSeries, TensiometerRecord, TextTemplate, TextTemplateInput, TextTemplateText, ThermometerRecord, UndoToken, UnfinishedVisit, UploadedDocument, User, UserMeta, Video, VideoCall, VideoConsultation, VideoCue, VideoLike, VideoMarks, VideoPage, VideoReport, VideoReportKey, VideoStatistics, VideoTag, VideoText, VideoTexts, VideoUpload, VideoUploads, VideoVitalTest, Visit, VisitAttendance, VisitLinkOpening, VisitLinkReference, VisitLinkSending, VisitRecord, VisitSession, WaitingOutlook, WaitingStart, WaitingTimes, WaitingWish, WeightLast, WeightRecord, WeightSeries, WorkingDays, WorkingWeek } from './entities'

/** What a back end may offer beyond the specification; `GET api/config` lists it. */
export type Capability = 'absences' | 'accountExport' | 'accountLinks' | 'actingLog' | 'adultConsent' | 'audit' | 'bin' | 'calendars' | 'callGuests' | 'callPool' | 'callReport' | 'centreHolidays' | 'centres' | 'conditions' | 'consultationNotes' | 'conversations' | 'deletionPreview' | 'deviceConnection' | 'doctorRecords' | 'familyAdministration' | 'familyAppointments' | 'familyInvitations' | 'firstFreeTimes' | 'identityChecks' | 'importPreview' | 'letterLinks' | 'letters' | 'noKnownAllergies' | 'passwordLinks' | 'patients' | 'paymentReceipts' | 'payments' | 'planCards' | 'policies' | 'proposals' | 'push' | 'readingImport' | 'readings' | 'reauthentication' | 'recordSearch' | 'removalPreview' | 'scans' | 'secondStep' | 'sessions' | 'shares' | 'signInLinks' | 'signInProviders' | 'stopImport' | 'templates' | 'undoChanges' | 'videoProgress' | 'videoReports' | 'videoTexts' | 'videoUploads' | 'visitLinks' | 'visits' | 'waitingList'

/** Every operation of the API with its input and response. */
export interface Contract {
  /** Writes the personal data of the subject of the session: the user, or the dependent they act for. (ACCOUNT-037) */
  'PUT api/users': { auth: 'bearer'; params: undefined; query: undefined; body: PersonalData; response: Saved }
  /** Lists the additional data of the subject. (ACCOUNT-050) */
  'GET api/usermeta': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: UserMeta[] }
  /** Reads one of the additional data of the subject; 404 if there is none. (ACCOUNT-051) */
  'GET api/usermeta/{key}': { auth: 'bearer'; params: { key: string }; query: undefined; body: undefined; response: UserMeta }
  /** Reads the picture of the subject; 404 if there is none. (ACCOUNT-056) */
  'GET api/thumbnails/avatar': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Blob }
  /** Says whether professionals who are not doctors may see the clinical data of the subject. (ACCOUNT-052) */
  'GET api/clinical-data-auth': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: ClinicalDataAuth }
  /** Allows professionals who are not doctors to see the clinical data of the subject, or ends it. (ACCOUNT-053) */
  'POST api/clinical-data-auth': { auth: 'bearer'; params: undefined; query: undefined; body: ClinicalDataAuth; response: ClinicalDataAuth }
  /** Changes the password of the person who signed in and ends their other sessions. (ACCOUNT-040) */
  'POST api/users/changePassword': { auth: 'bearer'; params: undefined; query: undefined; body: PasswordChange; response: undefined }
  /** Lists the sessions of the person who signed in, the current one first. (ACCOUNT-032) */
  'GET api/users/sessions': { auth: 'bearer'; capability: 'sessions'; params: undefined; query: undefined; body: undefined; response: AccountSession[] }
  /** Ends a session of the person who signed in. (ACCOUNT-032) */
  'DELETE api/users/sessions/{id}': { auth: 'bearer'; capability: 'sessions'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Ends every session of the person who signed in, this one too. (ACCOUNT-032) */
  'DELETE api/users/sessions': { auth: 'bearer'; capability: 'sessions'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Says through which provider the person who signed in can also sign in. Not in the specification; a portal on an API without it shows none. (AUTH-019) */
  'GET api/users/external-sign-in': { auth: 'bearer'; capability: 'signInProviders'; params: undefined; query: undefined; body: undefined; response: ExternalSignIn }
  /** Ends the sign-in of the person who signed in through a provider: their e-mail and password stay. Not in the specification. (AUTH-019) */
  'DELETE api/users/external-sign-in': { auth: 'bearer'; capability: 'signInProviders'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** What the portal keeps about the person who signed in, as a JSON file. (ACCOUNT-032) */
  'GET api/users/export': { auth: 'bearer'; capability: 'accountExport'; params: undefined; query: undefined; body: undefined; response: Blob }
  /** Says what deleting the account of the person who signed in would change. (ACCOUNT-008) */
  'GET api/users/deletion': { auth: 'bearer'; capability: 'deletionPreview'; params: undefined; query: undefined; body: undefined; response: AccountDeletion }
  /** Deletes the account of the person who signed in: cancels their appointments, ends their sessions and removes their contact data. Never while acting for somebody (C-119). (ACCOUNT-039) */
  'DELETE api/users': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Sends a code to the new email address of the person who signed in. The answer does not tell whether the address has an account. (ACCOUNT-044) */
  'POST api/users/request-change-email': { auth: 'bearer'; params: undefined; query: undefined; body: EmailChange; response: undefined }
  /** Changes the email address of the person who signed in, with the code sent to it. The old address is told. (ACCOUNT-045) */
  'POST api/users/verify-change-email': { auth: 'bearer'; params: undefined; query: undefined; body: EmailVerification; response: undefined }
  /** Sends a code to the new telephone number of the person who signed in, or to the current one, to prove it. (ACCOUNT-046) */
  'POST api/users/request-change-phone': { auth: 'bearer'; params: undefined; query: undefined; body: PhoneChange; response: undefined }
  /** Changes the telephone number of the person who signed in, with the code sent to it. (ACCOUNT-047) */
  'POST api/users/verify-change-phone': { auth: 'bearer'; params: undefined; query: undefined; body: PhoneVerification; response: undefined }
  /** Confirms who the person who signed in is, after their telephone number. (ACCOUNT-038) */
  'PUT api/users/verify': { auth: 'bearer'; params: undefined; query: undefined; body: PersonVerification; response: Saved }
  /** Begins to capture the card that a change from a free plan to a payment plan needs (C-067), or that replaces the card of the current plan: says which fields the portal shows. Not in the specification; an API without it offers no such change. (ACCOUNT-011) */
  'POST api/users/card-capture': { auth: 'bearer'; capability: 'planCards'; params: undefined; query: undefined; body: CardCaptureRequest; response: CardCapture }
  /** Charges the plan of the person who signed in to another card from now on, also what is still owed. A card that is refused leaves the earlier one. Not in the specification; a portal on an API without it offers no such change. (ACCOUNT-011) */
  'POST api/users/card': { auth: 'bearer'; capability: 'planCards'; idempotent: true; params: undefined; query: undefined; body: CardReplacement; response: undefined }
  /** Changes the plan of the person who signed in: at once from a free plan, which charges the card of a payment plan, and from a payment plan when the paid period ends. (ACCOUNT-041) */
  'POST api/users/change-user-plan': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: PlanChange; response: PlanChanged }
  /** Reads the last day of the current plan of the person who signed in; null if it does not end. (ACCOUNT-042) */
  'GET api/users/current-plan-cancel-date': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: string | null }
  /** Reads whether the last charge of the plan of the person who signed in failed. Not in the specification; a portal on an API without it says nothing. (ACCOUNT-042) */
  'GET api/users/plan-payment': { auth: 'bearer'; capability: 'planCards'; params: undefined; query: undefined; body: undefined; response: PlanPayment }
  /** Keeps the current plan of the person who signed in, which was about to end. (ACCOUNT-043) */
  'POST api/users/reactivate-user-plan': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Reads which change the link of a letter can undo, and changes nothing. Not in the specification. (ACCOUNT-045) */
  'POST api/account-change': { auth: 'none'; capability: 'undoChanges'; params: undefined; query: undefined; body: UndoToken; response: AccountChangeFacts }
  /** Undoes the change of the letter and every later one, ends all sessions and the password, and sends a link to choose another. Not in the specification. (ACCOUNT-045) */
  'POST api/account-change/undo': { auth: 'none'; capability: 'undoChanges'; params: undefined; query: undefined; body: UndoToken; response: undefined }
  /** Lists all companies, or a page of them. (ADMIN-124) */
  'GET api/companies': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Company[] | CompanyPage }
  /** Reads a company with its version. (ADMIN-125) */
  'GET api/companies/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Company }
  /** Creates a company. (ADMIN-126) */
  'POST api/companies': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Company; response: Saved }
  /** Updates a company. The body names the version that was edited. (ADMIN-127) */
  'PUT api/companies/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Company; response: Saved }
  /** Deletes a company that no other record uses. (ADMIN-128) */
  'DELETE api/companies/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists the centres: all of them, or a page. (ADMIN-025) */
  'GET api/centres': { auth: 'bearer'; capability: 'centres'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Centre[] | CentrePage }
  /** One of the centres, with its version. (ADMIN-025) */
  'GET api/centres/{id}': { auth: 'bearer'; capability: 'centres'; params: { id: number }; query: undefined; body: undefined; response: Centre }
  /** Adds to the centres. (ADMIN-025) */
  'POST api/centres': { auth: 'bearer'; capability: 'centres'; idempotent: true; params: undefined; query: undefined; body: Centre; response: Saved }
  /** Changes one of the centres, from the version it names. (ADMIN-025) */
  'PUT api/centres/{id}': { auth: 'bearer'; capability: 'centres'; params: { id: number }; query: undefined; body: Centre; response: Saved }
  /** Removes one of the centres that nothing needs. (ADMIN-025) */
  'DELETE api/centres/{id}': { auth: 'bearer'; capability: 'centres'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists the dates on which a centre is closed, with the number of appointments that are still to come on each. (CAL-006) */
  'GET api/centres/{id}/holidays': { auth: 'bearer'; capability: 'centreHolidays'; params: { id: number }; query: undefined; body: undefined; response: CentreHoliday[] }
  /** Reads the appointments at a centre on some dates, by doctor. (CAL-006) */
  'GET api/centres/{id}/holidays/preview': { auth: 'bearer'; capability: 'centreHolidays'; params: { id: number }; query: { dates: string }; body: undefined; response: CentreHolidayPreview[] }
  /** Closes a centre on some dates and opens it on others, and cancels or keeps the appointments of the closed ones, or proposes other times for them, all or nothing. 409 with `details.appointments` when there are others than the known ones. (CAL-006) */
  'POST api/centres/{id}/holidays': { auth: 'bearer'; capability: 'centreHolidays'; idempotent: true; params: { id: number }; query: undefined; body: CentreHolidayChange; response: CentreHolidayChanged }
  /** Lists all teams, or a page of them. (ADMIN-104) */
  'GET api/teams': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Team[] | TeamPage }
  /** Reads a team with its version. (ADMIN-129) */
  'GET api/teams/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Team }
  /** Creates a team. (ADMIN-130) */
  'POST api/teams': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Team; response: Saved }
  /** Updates a team. The body names the version that was edited. (ADMIN-131) */
  'PUT api/teams/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Team; response: Saved }
  /** Deletes a team that no other record uses. (ADMIN-132) */
  'DELETE api/teams/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists all agreements, or a page of them. (ADMIN-119) */
  'GET api/agreements': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Agreement[] | AgreementPage }
  /** Reads an agreement with its version. (ADMIN-120) */
  'GET api/agreements/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Agreement }
  /** Creates an agreement. (ADMIN-121) */
  'POST api/agreements': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Agreement; response: Saved }
  /** Updates an agreement. The body names the version that was edited. (ADMIN-122) */
  'PUT api/agreements/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Agreement; response: Saved }
  /** Deletes an agreement that no other record uses. (ADMIN-123) */
  'DELETE api/agreements/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Reads an insurer with its version. (ADMIN-133) */
  'GET api/insurers/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminInsurer }
  /** Creates an insurer. (ADMIN-134) */
  'POST api/insurers': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: AdminInsurer; response: Saved }
  /** Updates an insurer. The body names the version that was edited. (ADMIN-135) */
  'PUT api/insurers/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminInsurer; response: Saved }
  /** Deletes an insurer that no other record uses. (ADMIN-136) */
  'DELETE api/insurers/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists the services that an insurer pays for. (ADMIN-137) */
  'GET api/insurers/{id}/consultation-services': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service[] }
  /** Lists the policies that insurers have told the tenant. (ACCOUNT-019) */
  'GET api/policies': { auth: 'bearer'; capability: 'policies'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; insurerId?: number }; body: undefined; response: AdminPolicy[] | AdminPolicyPage }
  /** Reads a policy with its version. (ACCOUNT-019) */
  'GET api/policies/{id}': { auth: 'bearer'; capability: 'policies'; params: { id: number }; query: undefined; body: undefined; response: AdminPolicy }
  /** Creates a policy. (ACCOUNT-019) */
  'POST api/policies': { auth: 'bearer'; capability: 'policies'; idempotent: true; params: undefined; query: undefined; body: AdminPolicy; response: Saved }
  /** Updates a policy. The body names the version that was edited. (ACCOUNT-019) */
  'PUT api/policies/{id}': { auth: 'bearer'; capability: 'policies'; params: { id: number }; query: undefined; body: AdminPolicy; response: Saved }
  /** Deletes a policy. (ACCOUNT-019) */
  'DELETE api/policies/{id}': { auth: 'bearer'; capability: 'policies'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists the appointments that an insurer should pay for, and whether it does. (ACCOUNT-019) */
  'GET api/policy-checks': { auth: 'bearer'; capability: 'policies'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; insurerId?: number; outcome?: string }; body: undefined; response: AdminPolicyCheckPage }
  /** Says whether the insurer pays for an appointment. Otherwise the patient pays its price. The same answer again changes nothing. (ACCOUNT-019) */
  'PUT api/policy-checks/{id}/answer': { auth: 'bearer'; capability: 'policies'; params: { id: number }; query: undefined; body: PolicyAnswer; response: undefined }
  /** Creates a specialty category. (ADMIN-141) */
  'POST api/specialties-categories': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: AdminSpecialtyCategory; response: Saved }
  /** Updates a specialty category. The body names the version that was edited. (ADMIN-142) */
  'PUT api/specialties-categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminSpecialtyCategory; response: Saved }
  /** Deletes a specialty category that no other record uses. (ADMIN-143) */
  'DELETE api/specialties-categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Creates a service. (ADMIN-138) */
  'POST api/consultation-services': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: AdminService; response: Saved }
  /** Updates a service. The body names the version that was edited. (ADMIN-139) */
  'PUT api/consultation-services/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminService; response: Saved }
  /** Deletes a service that no other record uses. (ADMIN-140) */
  'DELETE api/consultation-services/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Creates a specialty. (ADMIN-144) */
  'POST api/consultation-specialties': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: AdminSpecialty; response: Saved }
  /** Updates a specialty. The body names the version that was edited. (ADMIN-145) */
  'PUT api/consultation-specialties/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: AdminSpecialty; response: Saved }
  /** Deletes a specialty that no other record uses. (ADMIN-146) */
  'DELETE api/consultation-specialties/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists all users, or a page of them. (ADMIN-153) */
  'GET api/users/admin/users': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; active?: boolean; agreementId?: number; planId?: number; gender?: number; role?: string; bornFrom?: string; bornTo?: string }; body: undefined; response: AdminUser[] | AdminUserPage }
  /** Reads the administrator's own record. (ADMIN-101) */
  'GET api/users/admin': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: AdminUser }
  /** Reads a user with its version. (ADMIN-154) */
  'GET api/users/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** Creates a user. (ADMIN-155) */
  'POST api/users/admin': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: AdminUser; response: Saved }
  /** Updates a user. The body names the version that was edited. (ADMIN-156) */
  'PUT api/users/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: AdminUser; response: Saved }
  /** Deletes a user whom no other record uses. Administrators cannot delete themselves. (ADMIN-160) */
  'DELETE api/users/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Allows a user to sign in again. (ADMIN-157) */
  'PUT api/users/admin/{id}/activate': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** Signs a user out and prevents further sign-ins. Administrators cannot do this to themselves. (ADMIN-158) */
  'PUT api/users/admin/{id}/deactivate': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** Creates a care area. (ADMIN-105) */
  'POST api/careareas': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: CareArea; response: CareArea }
  /** Renames a care area. (ADMIN-106) */
  'PUT api/careareas/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: CareArea; response: CareArea }
  /** Deletes a care area without users and doctors. (ADMIN-107) */
  'DELETE api/careareas/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Finds a patient by their number in the hospital's system. With an id, they already have a user, by that number or by their document. (ADMIN-102) */
  'GET api/users/admin/find-external-patient/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: AdminUser }
  /** Lists the dependent and independent users of a family administrator, dependents first. (ADMIN-161) */
  'GET api/family/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: FamilyMember[] }
  /** Creates a dependent user in the family of a user, who becomes a family administrator. (FAMILY-010) */
  'POST api/dependent-users/admin/{userId}': { auth: 'bearer'; capability: 'familyAdministration'; idempotent: true; params: { userId: string }; query: undefined; body: DependentUser; response: Saved }
  /** Updates a dependent user of a family. The body names the version that was edited. (FAMILY-017) */
  'PUT api/dependent-users/admin/{userId}': { auth: 'bearer'; params: { userId: string }; query: undefined; body: FamilyMember; response: Saved }
  /** Removes a dependent user from a family. The user's record remains. (FAMILY-019) */
  'DELETE api/dependent-users/admin/{userId}/{id}': { auth: 'bearer'; params: { userId: string; id: string }; query: undefined; body: undefined; response: undefined }
  /** Creates a user with an account in the family of a user, who becomes a family administrator. (FAMILY-010) */
  'POST api/independent-users/admin/{userId}': { auth: 'bearer'; capability: 'familyAdministration'; idempotent: true; params: { userId: string }; query: undefined; body: IndependentUser; response: Saved }
  /** Updates an independent user of a family. The body names the version that was edited. (FAMILY-022) */
  'PUT api/independent-users/admin/{userId}': { auth: 'bearer'; params: { userId: string }; query: undefined; body: FamilyMember; response: Saved }
  /** Removes an independent user from a family. The user's record remains. (FAMILY-024) */
  'DELETE api/independent-users/admin/{userId}/{id}': { auth: 'bearer'; params: { userId: string; id: string }; query: undefined; body: undefined; response: undefined }
  /** Exports the matching users as a CSV file with semicolons. (ADMIN-103) */
  'GET api/users/admin/export': { auth: 'bearer'; params: undefined; query: { search?: string; active?: boolean; agreementId?: number; planId?: number; gender?: number; role?: string; bornFrom?: string; bornTo?: string }; body: undefined; response: Blob }
  /** Creates and updates the users of a CSV file, line by line. `columns` lists the field of each column, empty for one that is not imported; without it, the header does. `id` names the import, to stop it; `after` is the number of lines that a stopped import has done. Streams its progress as lines of JSON. (ADMIN-159) */
  'POST api/users/admin/import-users': { auth: 'bearer'; params: undefined; query: { columns?: string; id?: string; after?: number }; body: Blob; response: Blob }
  /** Says what an import would do with the first ten lines of a CSV file, and stores nothing. `columns` as in the import. (ADMIN-159) */
  'POST api/users/admin/import-users/preview': { auth: 'bearer'; capability: 'importPreview'; params: undefined; query: { columns?: string }; body: Blob; response: ImportPreview[] }
  /** Stops a running import of the caller after the lines in progress. The import answers what it has written. (ADMIN-159) */
  'POST api/users/admin/import-users/{id}/stop': { auth: 'bearer'; capability: 'stopImport'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Lists all doctors, those of some teams, or a page of them. (ADMIN-147) */
  'GET api/doctors': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; teams?: string; specialtyId?: number; isActive?: boolean }; body: undefined; response: AdminDoctor[] | AdminDoctorPage }
  /** Reads a doctor with its version. (ADMIN-148) */
  'GET api/doctors/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminDoctor }
  /** Creates a doctor (C-118). (ADMIN-148) */
  'POST api/doctors': { auth: 'bearer'; capability: 'doctorRecords'; idempotent: true; params: undefined; query: undefined; body: AdminDoctor; response: Saved }
  /** Updates a doctor (C-118). The body names the version that was edited. (ADMIN-148) */
  'PUT api/doctors/{id}': { auth: 'bearer'; capability: 'doctorRecords'; params: { id: number }; query: undefined; body: AdminDoctor; response: Saved }
  /** Makes a doctor bookable again. (ADMIN-149) */
  'PUT api/doctors/{id}/activate': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminDoctor }
  /** Makes a doctor not bookable. Existing appointments remain. (ADMIN-150) */
  'PUT api/doctors/{id}/deactivate': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: AdminDoctor }
  /** Sends the doctor the letter about their account again; 404 for a doctor without an account. (ADMIN-025) */
  'POST api/doctors/{id}/invitation': { auth: 'bearer'; capability: 'doctorRecords'; idempotent: true; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists all services that insurers pay for, as defaults of a new doctor. (ADMIN-151) */
  'GET api/doctors/insurer-services': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: InsurerService[] }
  /** Lists the first thousand patients of a doctor by name. (ADMIN-152) */
  'GET api/doctors/{id}/referees': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: User[] }
  /** Reads a doctor's typical week. For the doctor and administrators of doctors. Without doctorId: that of the doctor who calls. (CAL-013) */
  'GET api/doctors/working-week-calendar': { auth: 'bearer'; params: undefined; query: { doctorId?: number }; body: undefined; response: WorkingWeek }
  /** Reads when a doctor works on up to 400 dates. (CAL-011) */
  'GET api/doctors/working-day-calendar': { auth: 'bearer'; params: undefined; query: { doctorId: number; from: string; to: string }; body: undefined; response: WorkingDays }
  /** Reads the special days of a month (YYYY-MM). (CAL-014) */
  'GET api/doctors/doctor-monthly-calendar': { auth: 'bearer'; params: undefined; query: { doctorId: number; month: string }; body: undefined; response: MonthlyCalendar }
  /** Changes the working intervals of a date or weekday. Free slots change at once. (CAL-012) */
  'PUT api/doctors/update-doctor-disponibility': { auth: 'bearer'; params: undefined; query: undefined; body: DayUpdate; response: undefined }
  /** Reads what an absence would close: the days with working hours, and the appointments. For the doctor and doctors administrators. (CAL-012) */
  'GET api/doctors/{id}/absences/preview': { auth: 'bearer'; capability: 'absences'; params: { id: number }; query: { from: string; to: string; startTime?: string; endTime?: string }; body: undefined; response: AbsencePreview }
  /** Lists the absences of a doctor, the latest first, with what was done with their appointments. (CAL-012) */
  'GET api/doctors/{id}/absences': { auth: 'bearer'; capability: 'absences'; params: { id: number }; query: undefined; body: undefined; response: Absence[] }
  /** Closes a range of a doctor's calendar and cancels or keeps the appointments in it, or proposes other times for them, all or nothing. 409 with `details.appointments` when there are others than the known ones, and with `details.from` and `details.to` when another absence has some of the days. (CAL-012) */
  'POST api/doctors/{id}/absences': { auth: 'bearer'; capability: 'absences'; idempotent: true; params: { id: number }; query: undefined; body: AbsenceInput; response: Absence }
  /** Cancels the appointments that are still in an absence, as the absence would have done, all or nothing. Times that are proposed for them are free again. 409 with `details.appointments` when there are others than the known ones. Cancelling again changes nothing. (CAL-012) */
  'POST api/doctors/{id}/absences/{absenceId}/cancel': { auth: 'bearer'; capability: 'absences'; params: { id: number; absenceId: number }; query: undefined; body: AbsenceCancellation; response: Absence }
  /** Opens the hours of an absence again, except on days that were changed since. Cancelled appointments stay cancelled. Ending it again changes nothing. (CAL-012) */
  'POST api/doctors/{id}/absences/{absenceId}/end': { auth: 'bearer'; capability: 'absences'; params: { id: number; absenceId: number }; query: undefined; body: undefined; response: undefined }
  /** Lists the video categories. (VIDEO-034) */
  'GET api/categories': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Category[] }
  /** Reads a video category. (VIDEO-035) */
  'GET api/categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Category }
  /** Creates a video category. (ADMIN-108) */
  'POST api/categories': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Category; response: Saved }
  /** Updates a video category. The body names the version that was edited. (ADMIN-109) */
  'PUT api/categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: Category; response: Saved }
  /** Deletes a video category whose tags no video has. (ADMIN-110) */
  'DELETE api/categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists all videos, or a page of them. (ADMIN-111) */
  'GET api/metadata': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; ownerId?: string; tagId?: number; isDraft?: boolean }; body: undefined; response: AssetMetadata[] | AssetMetadataPage }
  /** Reads a video with its version. (ADMIN-112) */
  'GET api/metadata/azure': { auth: 'bearer'; params: undefined; query: { metadataId: number }; body: undefined; response: AssetMetadata }
  /** Lists who may own a video: doctors with an account and present owners. (ADMIN-022) */
  'GET api/metadata/owners': { auth: 'bearer'; capability: 'videoTexts'; params: undefined; query: undefined; body: undefined; response: Owner[] }
  /** Updates the metadata of the video `assetId`. The body names the version that was edited. (ADMIN-113) */
  'POST api/metadata': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: AssetMetadata; response: Saved }
  /** Reads the captions and chapters of a video in all languages. (ADMIN-022) */
  'GET api/metadata/{id}/texts': { auth: 'bearer'; capability: 'videoTexts'; params: { id: number }; query: undefined; body: undefined; response: VideoTexts }
  /** Replaces the captions and chapters of a video in a language. Patients see them at once. (ADMIN-022) */
  'PUT api/metadata/{id}/texts/{language}': { auth: 'bearer'; capability: 'videoTexts'; params: { id: number; language: string }; query: undefined; body: VideoText; response: Saved }
  /** Lists the uploaded videos of the last seven days and those that are not ready, the latest first, and what the server does with them. (ADMIN-022) */
  'GET api/metadata/uploads': { auth: 'bearer'; capability: 'videoUploads'; params: undefined; query: undefined; body: undefined; response: VideoUploads }
  /** Uploads the file of a new video, at most 1,000,000,000 bytes. The video is prepared in the background and is not published. (ADMIN-022) */
  'POST api/metadata/uploads': { auth: 'bearer'; capability: 'videoUploads'; params: undefined; query: undefined; body: Blob; response: VideoUpload }
  /** Prepares a video again that could not be prepared. (ADMIN-022) */
  'POST api/metadata/uploads/{id}/retry': { auth: 'bearer'; capability: 'videoUploads'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Cancels an upload that is not ready and deletes its video and its files. (ADMIN-022) */
  'DELETE api/metadata/uploads/{id}': { auth: 'bearer'; capability: 'videoUploads'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Reads the statistics of a video since its publication. (ADMIN-114) */
  'GET api/stats/video': { auth: 'bearer'; params: undefined; query: { assetId: number }; body: undefined; response: VideoStatistics }
  /** Reads the same statistics between two dates, both inclusive. (ADMIN-116) */
  'GET api/stats/video/dates': { auth: 'bearer'; params: undefined; query: { assetId: number; startDate: string; endDate: string }; body: undefined; response: VideoStatistics }
  /** Reads the statistics of an author's videos since their publication. (ADMIN-115) */
  'GET api/stats/author': { auth: 'bearer'; params: undefined; query: { authorId: string }; body: undefined; response: AuthorStatistics }
  /** Reads the same statistics between two dates, both inclusive. (ADMIN-117) */
  'GET api/stats/author/dates': { auth: 'bearer'; params: undefined; query: { authorId: string; startDate: string; endDate: string }; body: undefined; response: AuthorStatistics }
  /** Reads the statistics of all authors, the most played first. (ADMIN-118) */
  'GET api/stats/allAuthors': { auth: 'bearer'; params: undefined; query: { startDate?: string; endDate?: string }; body: undefined; response: AuthorStatistics[] }
  /** Reads a page of the video calls between two dates, both inclusive, and of the video visits to which nobody came, the latest first, with the totals of what the filters leave. Dates are `timeOffset` minutes east of UTC; `text` are words of the patient's name. (ADMIN-019) */
  'GET api/video-calls/report': { auth: 'bearer'; capability: 'callReport'; params: undefined; query: { fromDate: string; toDate: string; timeOffset?: number; doctorId?: number; serviceId?: number; outcome?: string; withAppointment?: boolean; text?: string; page?: number }; body: undefined; response: CallReport }
  /** Exports the video calls between two dates, both inclusive, and the video visits to which nobody came, as a CSV file, with the filters of the report. Times are `timeOffset` minutes east of UTC. (ADMIN-162) */
  'GET api/video-calls/export': { auth: 'bearer'; params: undefined; query: { fromDate: string; toDate: string; timeOffset?: number; doctorId?: number; serviceId?: number; outcome?: string; withAppointment?: boolean; text?: string }; body: undefined; response: Blob }
  /** Finds records of all sections that the administrator may use, at most five of each. (ADMIN-018) */
  'GET api/search': { auth: 'bearer'; capability: 'recordSearch'; params: undefined; query: { search: string }; body: undefined; response: RecordHit[] }
  /** Lists a page of the bin: the deleted records of the sections that the administrator may use, for 30 days. (ADMIN-018) */
  'GET api/deleted-records': { auth: 'bearer'; capability: 'bin'; params: undefined; query: { page?: number; size?: number }; body: undefined; response: DeletedRecordPage }
  /** Reads what keeps a record from being deleted, or else what would be deleted with it. For administrators of its section. (ADMIN-018) */
  'GET api/deleted-records/{entity}/{id}/preview': { auth: 'bearer'; capability: 'bin'; params: { entity: string; id: string }; query: undefined; body: undefined; response: RecordUse[] }
  /** Brings a record back from the bin, with everything that was deleted with it. 409 with `details.reason`: `taken` when another record has its name or address, `missing` when something that it needs is deleted. (ADMIN-018) */
  'POST api/deleted-records/{entity}/{id}/restore': { auth: 'bearer'; capability: 'bin'; params: { entity: string; id: string }; query: undefined; body: undefined; response: undefined }
  /** Lists a page of the changes of all records that the administrator may use, the latest first. `from` is inclusive, `to` exclusive. (ADMIN-018) */
  'GET api/audit': { auth: 'bearer'; capability: 'audit'; params: undefined; query: { page?: number; size?: number; entity?: string; author?: string; from?: string; to?: string }; body: undefined; response: ActivityPage }
  /** Lists who has changed records that the administrator may use. (ADMIN-018) */
  'GET api/audit/authors': { auth: 'bearer'; capability: 'audit'; params: undefined; query: undefined; body: undefined; response: ActivityAuthor[] }
  /** Lists the changes of a record, the latest first. For administrators of its section; the entity WorkingCalendar also for its doctor. (ADMIN-018) */
  'GET api/audit/{entity}/{id}': { auth: 'bearer'; capability: 'audit'; params: { entity: string; id: string }; query: undefined; body: undefined; response: AuditEntry[] }
  /** Lists the newest 50 documents of the subject that match, older than the document `before`; with a page, those of all patients. (REC-065) */
  'GET api/documents/filter': { auth: 'bearer'; params: undefined; query: { before?: number; page?: number; size?: number; sort?: string; search?: string; documentType?: number; seenByAdmin?: boolean; patientId?: string }; body: undefined; response: Document[] }
  /** Marks documents as seen or not seen by the administration. (REC-066) */
  'PUT api/documents/updateSeenByAdmin': { auth: 'bearer'; params: undefined; query: undefined; body: SeenDocuments; response: undefined }
  /** Downloads the file of a document of the subject; administrators of documents, of any patient. (REC-073) */
  'GET api/documents/{id}/download': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Blob }
  /** Downloads all documents of a patient as one ZIP file. The id is the patient's. (REC-074) */
  'GET api/documents/{id}/downloadPatientDocuments': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: Blob }
  /** Lists the person's appointments that have not ended, including cancelled ones, the earliest first. (BOOK-096) */
  'GET api/appointments/': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** Lists all appointments of the person, including past ones, the latest first. (BOOK-097) */
  'GET api/appointments/all': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** Lists the dependents of the person who signed in with their appointments that have not ended, or with all of them. For anybody else, and while acting for somebody, the list is empty. That the account of a dependent was read is noted there. (FAMILY-003) */
  'GET api/appointments/family': { auth: 'bearer'; capability: 'familyAppointments'; params: undefined; query: { all?: boolean }; body: undefined; response: FamilyAppointments[] }
  /** Reads an appointment of the person; 404 for other people's appointments. (BOOK-106) */
  'GET api/appointments/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Appointment }
  /** Lists all providers with their services. (BOOK-085) */
  'GET api/appointments/providers': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Provider[] }
  /** Lists the providers of a service with the earliest free slot of each. (BOOK-099) */
  'GET api/appointments/providers/service/{serviceId}': { auth: 'bearer'; params: { serviceId: number }; query: undefined; body: undefined; response: Provider[] }
  /** Lists the providers of a service who are free at a time, those with the fewest appointments first. (BOOK-098) */
  'POST api/appointments/available-providers': { auth: 'bearer'; params: undefined; query: undefined; body: AvailableProvidersQuery; response: Provider[] }
  /** Finds a provider's earliest free slot in the next 90 days, or null. (BOOK-100) */
  'GET api/appointments/start-date/provider/{id}': { auth: 'bearer'; params: { id: number }; query: { serviceId?: number }; body: undefined; response: string | null }
  /** Finds the earliest free slot of a service, or null. (BOOK-087) */
  'GET api/appointments/first-working-day': { auth: 'bearer'; params: undefined; query: { service: number; provider?: number }; body: undefined; response: string | null }
  /** Finds the earliest free slot of several providers, not before `from`, or null. (BOOK-088) */
  'POST api/appointments/first-working-day': { auth: 'optional'; params: undefined; query: undefined; body: FirstWorkingDayQuery; response: string | null }
  /** Lists the free slots of a provider, or of all providers of the service, between two instants. (BOOK-089) */
  'POST api/appointments/start-time-matrix': { auth: 'bearer'; params: undefined; query: undefined; body: SlotQuery; response: SlotMatrix }
  /** Lists the free slots of a provider on one day. (BOOK-090) */
  'POST api/appointments/provider/{id}/start-time-matrix': { auth: 'bearer'; params: { id: number }; query: undefined; body: DaySlotQuery; response: string[] }
  /** Books with a provider that was assigned to the patient. (BOOK-091) */
  'POST api/appointments/book': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Books with a doctor whom the patient chose. (BOOK-093) */
  'POST api/appointments/book-doctor': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Moves an appointment. (BOOK-108) */
  'PUT api/appointments/{id}': { auth: 'bearer'; idempotent: true; params: { id: number }; query: undefined; body: BookingRequest | HospitalBookingRequest; response: BookingResponse }
  /** Cancels an appointment of the person and frees its slot. (BOOK-111) */
  'DELETE api/appointments/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Accepts or declines a visit that a doctor proposes. Repeated, the same answer changes nothing. 409 PROPOSAL_OVER with the outcome in the details when it was answered otherwise, withdrawn, or not answered in time. (BOOK-110) */
  'PUT api/appointments/{id}/answer': { auth: 'bearer'; capability: 'proposals'; params: { id: number }; query: undefined; body: ProposalAnswer; response: undefined }
  /** Books an appointment by specialty. Returns the payment page if the service has a price. (BOOK-095) */
  'POST api/appointments/': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Books at a hospital. Without a session it books nothing and returns loginRequired. (BOOK-094) */
  'POST api/appointments/book-hospital': { auth: 'optional'; idempotent: true; params: undefined; query: undefined; body: HospitalBookingRequest; response: BookingResponse }
  /** Holds a slot of a specialist and returns the payment page. (BOOK-092) */
  'POST api/appointments/book-specialist': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Books a service of a specialist that has no price. (BOOK-102) */
  'POST api/appointments/book-specialist-free': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Reads the paid appointment with a specialist; 404 until it is paid. (BOOK-101) */
  'GET api/appointments/book-specialist-payed/{bookId}': { auth: 'bearer'; params: { bookId: number }; query: undefined; body: undefined; response: Appointment }
  /** Lists the insurers that cover appointments of a type. (BOOK-113) */
  'GET api/appointments/insurers/{appointmentType}': { auth: 'optional'; params: { appointmentType: number }; query: undefined; body: undefined; response: Insurer[] }
  /** Lists the specialties that an insurer covers. (BOOK-114) */
  'GET api/appointments/specialties/{appointmentType}/{insurerId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number }; query: undefined; body: undefined; response: Specialty[] }
  /** Lists the specialties that an agreement covers. (BOOK-115) */
  'GET api/appointments/specialties-agreements/{appointmentType}/{agreementId}': { auth: 'optional'; params: { appointmentType: number; agreementId: number }; query: undefined; body: undefined; response: Specialty[] }
  /** Lists the services of a specialty that an insurer covers. (BOOK-116) */
  'GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number; specialtyId: number }; query: undefined; body: undefined; response: Service[] }
  /** Lists the services of a specialty that an agreement covers. (BOOK-117) */
  'GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}': { auth: 'optional'; params: { appointmentType: number; agreementId: number; specialtyId: number }; query: undefined; body: undefined; response: Service[] }
  /** Lists the doctors who offer a service for an insurer, with the earliest free slot of each. (BOOK-118) */
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number; serviceId: number }; query: undefined; body: undefined; response: Doctor[] }
  /** Lists the doctors who offer a service of a specialty, with the earliest free slot of each. (BOOK-119) */
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}': { auth: 'optional'; params: { appointmentType: number; insurerId: number; specialtyId: number; serviceId: number }; query: undefined; body: undefined; response: Doctor[] }
  /** Lists a doctor's free slots from an instant on, with the offset of the place of work. (BOOK-120) */
  'POST api/appointments/free-appointments': { auth: 'optional'; params: undefined; query: undefined; body: FreeAppointmentsQuery; response: string[] }
  /** Reads the first free time of each service, or of each specialty, with any doctor. What cannot be booked is left out. (BOOK-088) */
  'POST api/appointments/first-free-times': { auth: 'optional'; capability: 'firstFreeTimes'; params: undefined; query: undefined; body: FirstFreeTimesQuery; response: FirstFreeTime[] }
  /** Lists the providers in a country, and those abroad who treat its patients. (BOOK-086) */
  'GET api/appointments/country-providers/{countryCode}': { auth: 'bearer'; params: { countryCode: string }; query: undefined; body: undefined; response: CountryProviders }
  /** Reads the tenant's client id at the booking provider. (BOOK-083) */
  'POST api/appointments/clientid': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: BookingClient }
  /** Issues a short-lived token for the booking provider. (BOOK-084) */
  'GET api/appointments/token': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: BookingToken }
  /** Lists who else was invited into a call, for its doctor and its patient. (CALL-030) */
  'GET api/video-calls/{id}/guests': { auth: 'bearer'; capability: 'callGuests'; params: { id: number }; query: undefined; body: undefined; response: CallGuest[] }
  /** Invites somebody into a call in progress, with a link that opens this call only. The other side is asked first. (CALL-030) */
  'POST api/video-calls/{id}/guests': { auth: 'bearer'; capability: 'callGuests'; params: { id: number }; query: undefined; body: CallGuestInvitation; response: CallGuestInvited }
  /** Lists who of the patient's family the doctor of a call can invite into it without a link to hand on. (CALL-030) */
  'GET api/video-calls/{id}/relatives': { auth: 'bearer'; capability: 'callGuests'; params: { id: number }; query: undefined; body: undefined; response: CallRelative[] }
  /** The side that did not invite a guest says whether they may come in. (CALL-030) */
  'PUT api/video-calls/{id}/guests/{guestId}': { auth: 'bearer'; capability: 'callGuests'; params: { id: number; guestId: number }; query: undefined; body: CallGuestDecision; response: undefined }
  /** Removes a guest from a call, or takes the invitation back. The link opens nothing any more. (CALL-030) */
  'DELETE api/video-calls/{id}/guests/{guestId}': { auth: 'bearer'; capability: 'callGuests'; params: { id: number; guestId: number }; query: undefined; body: undefined; response: undefined }
  /** Opens the link of a guest on a device, while the call is in progress. (CALL-030) */
  'POST api/call-guests/open': { auth: 'none'; capability: 'callGuests'; params: undefined; query: undefined; body: VisitLinkOpening; response: VisitSession }
  /** Reads the call of a guest's session. (CALL-030) */
  'GET api/call-guests/call': { auth: 'bearer'; capability: 'callGuests'; params: undefined; query: undefined; body: undefined; response: GuestCall }
  /** A guest asks to come in, and comes in where the asked side has agreed. (CALL-030) */
  'POST api/call-guests/entry': { auth: 'bearer'; capability: 'callGuests'; params: undefined; query: undefined; body: CallGuestEntry; response: GuestCall }
  /** A guest leaves the call, or the door. (CALL-030) */
  'DELETE api/call-guests/entry': { auth: 'bearer'; capability: 'callGuests'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Sets in which of a doctor's care areas a patient is followed. For the doctor, who must treat the patient, and for administrators of users. (REC-082) */
  'PUT api/careareas/patient': { auth: 'bearer'; params: undefined; query: undefined; body: CareAreaAssignment; response: CareArea[] }
  /** Adds a patient to a care area or takes them out of it. A doctor does that for their patients in their own areas, an administrator of users for everybody. (REC-083) */
  'PUT api/careareas/{id}/patient/{patientId}': { auth: 'bearer'; params: { id: number; patientId: string }; query: undefined; body: CareAreaMembership; response: CareArea }
  /** Lists all care areas and says in which ones the doctor works. For the doctor and administrators of doctors. (REC-084) */
  'GET api/careareas/doctor/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: CareArea[] }
  /** Lists all care areas and says in which ones a user is followed. (REC-085) */
  'GET api/careareas/admin/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: CareArea[] }
  /** Lists the care areas in which a doctor works and says in which ones a patient is followed. For the doctor, who must treat the patient, and for administrators of users. (REC-086) */
  'GET api/careareas/doctor/{doctorId}/patient/{patientId}': { auth: 'bearer'; params: { doctorId: number; patientId: string }; query: undefined; body: undefined; response: CareArea[] }
  /** Lists the insurers of the tenant. (BOOK-082) */
  'GET api/insurers': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: Insurer[] }
  /** Lists the active specialties with their bookable services. (BOOK-128) */
  'GET api/consultation-specialties': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; categoryId?: number; isActive?: boolean }; body: undefined; response: Specialty[] }
  /** Reads a specialty. (BOOK-129) */
  'GET api/consultation-specialties/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Specialty }
  /** Lists the bookable services of a specialty. (BOOK-130) */
  'GET api/consultation-specialties/{id}/services': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service[] }
  /** Lists the active services that the agenda shows. (BOOK-123) */
  'GET api/consultation-services': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string; consultationSpecialtyId?: number; type?: number; isActive?: boolean }; body: undefined; response: Service[] }
  /** Lists all active services. (BOOK-122) */
  'GET api/consultation-services/all': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Service[] }
  /** Reads the default service. (BOOK-125) */
  'GET api/consultation-services/default': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Service }
  /** Reads a service. (BOOK-127) */
  'GET api/consultation-services/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service }
  /** Lists all active doctors. (BOOK-133) */
  'GET api/doctors/all': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Doctor[] }
  /** Reads a doctor as patients see them; 404 if there is none. (BOOK-135) */
  'GET api/doctors/{id}/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Doctor }
  /** Finds a doctor by doctor URL; 404 if there is none. (BOOK-137) */
  'GET api/doctors/url/{url}': { auth: 'none'; params: { url: string }; query: undefined; body: undefined; response: Doctor }
  /** Finds a doctor by nickname; 404 if there is none. (BOOK-134) */
  'GET api/doctors/nickname/{nickName}': { auth: 'none'; params: { nickName: string }; query: undefined; body: undefined; response: Doctor }
  /** Lists the plans of the tenant. (ACCOUNT-049) */
  'GET api/plans': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Plan[] }
  /** Lists the currencies of prices. (BOOK-081) */
  'GET api/currencies': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Currency[] }
  /** Lists the services that specialists offer, each with its specialists. (BOOK-124) */
  'GET api/consultation-services/specialists': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: (SpecialistService | Service)[] }
  /** Finds a service by its id at the booking provider; 404 if there is none. (BOOK-126) */
  'GET api/consultation-services/simplybookid/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: Service }
  /** Lists the services of the signed-in doctor. (BOOK-140) */
  'GET api/consultation-services/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Service[] }
  /** Lists the services of a doctor. (BOOK-141) */
  'GET api/consultation-services/doctor/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Service[] }
  /** Adds a service to those of the signed-in doctor. (BOOK-142) */
  'POST api/consultation-services/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: DoctorService; response: undefined }
  /** Changes price and duration of a service of the signed-in doctor. (BOOK-143) */
  'PUT api/consultation-services/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: DoctorService; response: undefined }
  /** Lists the specialty categories. (BOOK-131) */
  'GET api/specialties-categories': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number; sort?: string; search?: string }; body: undefined; response: SpecialtyCategory[] }
  /** Reads a specialty category. (BOOK-132) */
  'GET api/specialties-categories/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: SpecialtyCategory }
  /** Lists the doctors with a free slot in the next 90 days. (BOOK-136) */
  'GET api/doctors/available': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Doctor[] }
  /** Sets the person's associated doctor. (BOOK-138) */
  'POST api/doctors/associate/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Reads the latest 50 messages of a conversation, the newest last. With `text`: the latest 50 that contain its words, in the text or in the name of the attachment. (CHAT-015) */
  'GET api/chat/messages': { auth: 'bearer'; params: undefined; query: { userId: string; professionalId: number; text?: string }; body: undefined; response: ChatMessage[] }
  /** Reads the 50 messages before one, the newest last. An empty list is the beginning. (CHAT-016) */
  'GET api/chat/more-messages': { auth: 'bearer'; params: undefined; query: { lastMessageId: number; userId: string; professionalId: number }; body: undefined; response: ChatMessage[] }
  /** Reads the last message of each conversation of a patient or a professional, the newest last, with what a list says about the conversation. (CHAT-017) */
  'GET api/chat/messages-user': { auth: 'bearer'; params: undefined; query: { userId: string }; body: undefined; response: ChatMessage[] }
  /** Lists whom a patient or a professional may write to: those who have an appointment together, and the own doctor. (CHAT-005) */
  'GET api/chat/contacts': { auth: 'bearer'; capability: 'conversations'; params: undefined; query: { userId: string }; body: undefined; response: ChatContact[] }
  /** Downloads the attachment of a message. Both sides of the conversation may. (CHAT-002) */
  'GET api/chat/messages/{id}/document': { auth: 'bearer'; capability: 'conversations'; params: { id: number }; query: undefined; body: undefined; response: Blob }
  /** Notes how far the reader's side has read a conversation, and tells the other side. (CHAT-001) */
  'PUT api/chat/read': { auth: 'bearer'; capability: 'conversations'; params: undefined; query: undefined; body: ChatReadMark; response: undefined }
  /** Closes a conversation of the professional, or opens it again. (CHAT-001) */
  'PUT api/chat/closed': { auth: 'bearer'; capability: 'conversations'; params: undefined; query: undefined; body: ChatClosing; response: ChatConversation }
  /** Lists the consultations of the subject by month, the latest first; of a series only the last review. (REC-060) */
  'GET api/consultations': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: ConsultationMonth[] }
  /** Reads a consultation of the subject. (REC-061) */
  'GET api/consultations/{id}/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Consultation }
  /** Reads the position of a consultation in its series, from 1. (REC-062) */
  'GET api/consultations/{id}/review-number': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: number }
  /** Reads the consultation before this one in its series; 404 if it is the first. (REC-063) */
  'GET api/consultations/{id}/previous-review/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Consultation }
  /** Reads the consultation after this one in its series; 404 if it is the last. (REC-064) */
  'GET api/consultations/{id}/next-review/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Consultation }
  /** Downloads the report of a consultation. (REC-075) */
  'GET api/consultations/{id}/patient/download': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Blob }
  /** Lists the prescriptions of the subject: the valid ones first, then by date. (REC-080) */
  'GET api/receipts': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Receipt[] }
  /** Downloads a prescription. (REC-076) */
  'GET api/receipt-documents/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Blob }
  /** Lists the tests of the subject, the latest first, once it is proven who they are and the hospital knows them. (REC-057) */
  'GET api/complementarytests': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: ComplementaryTest[] }
  /** Reads a test of the subject. (REC-058) */
  'GET api/complementarytests/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: ComplementaryTest }
  /** Downloads the result of a test. The session is in the header (C-087). (REC-059) */
  'GET api/complementarytests/download': { auth: 'bearer'; params: undefined; query: { documentId: number }; body: undefined; response: Blob }
  /** Reads what the signed-in doctor has written about an appointment of a patient whom they treat: the draft, and the consultation once it is finished. (ROLE-025) */
  'GET api/consultations/appointments/{id}': { auth: 'bearer'; capability: 'consultationNotes'; params: { id: number }; query: undefined; body: undefined; response: VisitRecord }
  /** Saves the draft of a consultation. 409 DRAFT_CHANGED when another device has saved a newer version, CONSULTATION_FINISHED when it is finished; nothing is overwritten. (ROLE-025) */
  'PUT api/consultations/appointments/{id}': { auth: 'bearer'; capability: 'consultationNotes'; params: { id: number }; query: undefined; body: ConsultationDraft; response: SavedDraft }
  /** Finishes a consultation: it becomes part of the records and does not change any more, the call ends, and the patient gets a letter. Repeated, it changes nothing. (ROLE-025) */
  'POST api/consultations/appointments/{id}/finish': { auth: 'bearer'; capability: 'consultationNotes'; params: { id: number }; query: undefined; body: ConsultationFinish; response: undefined }
  /** Adds a text with author and time to a finished consultation; the patient gets a letter. (ROLE-025) */
  'POST api/consultations/appointments/{id}/additions': { auth: 'bearer'; capability: 'consultationNotes'; idempotent: true; params: { id: number }; query: undefined; body: ConsultationAddition; response: undefined }
  /** Lists the visits of the signed-in doctor that took place and whose consultation is not finished, the latest first, at most 100. (ROLE-025) */
  'GET api/consultations/unfinished': { auth: 'bearer'; capability: 'consultationNotes'; params: undefined; query: undefined; body: undefined; response: UnfinishedVisit[] }
  /** Finds at most 20 diagnoses of the catalogue by words of their name, of a synonym, or by the start of the code. (ROLE-025) */
  'GET api/diagnoses': { auth: 'bearer'; capability: 'consultationNotes'; params: undefined; query: { search: string }; body: undefined; response: Diagnosis[] }
  /** Says that the patient of a visit did not come, or takes that back; the patient gets a letter. 409 VISIT_TOOK_PLACE when a call was answered or the consultation is finished. (ROLE-025) */
  'PUT api/consultations/appointments/{id}/attendance': { auth: 'bearer'; capability: 'consultationNotes'; params: { id: number }; query: undefined; body: VisitAttendance; response: undefined }
  /** Reads the device account of the subject and the devices that have sent readings. (DEV-027) */
  'GET api/lifeVit/info': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: LifeVitInfo }
  /** Lists the last 50 readings of the subject that devices sent, the newest first. (DEV-028) */
  'GET api/lifeVit/records': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Reading[] }
  /** Saves a reading that a device sent. (DEV-029) */
  'POST api/lifeVit/records': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: MeasureSave; response: Reading }
  /** Saves a sleep record that a device sent. (DEV-030) */
  'POST api/lifeVit/sleep': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: SleepRecord; response: Reading }
  /** Saves an activity record that a device sent. (DEV-031) */
  'POST api/lifeVit/activity': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: ActivityRecord; response: Reading }
  /** Saves a heart record that a device sent. (DEV-032) */
  'POST api/lifeVit/heart': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: HeartRecord; response: Reading }
  /** Saves a weight record that a device sent. (DEV-033) */
  'POST api/lifeVit/weight': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: WeightRecord; response: Reading }
  /** Saves an oximeter record that a device sent. (DEV-034) */
  'POST api/lifeVit/oximeter': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: OximeterRecord; response: Reading }
  /** Saves a thermometer record that a device sent. (DEV-035) */
  'POST api/lifeVit/thermometer': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: ThermometerRecord; response: Reading }
  /** Saves a tensiometer record that a device sent. (DEV-036) */
  'POST api/lifeVit/tensiometer': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: TensiometerRecord; response: Reading }
  /** Reads the last oximeter record that a device sent; null when there is none (C-103). (DEV-037) */
  'GET api/lifeVit/oximeter/last': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: OximeterRecord | null }
  /** Reads the last thermometer record that a device sent; null when there is none (C-103). (DEV-038) */
  'GET api/lifeVit/thermometer/last': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: ThermometerRecord | null }
  /** Reads the last tensiometer record that a device sent; null when there is none (C-103). (DEV-039) */
  'GET api/lifeVit/tensiometer/last': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: TensiometerRecord | null }
  /** Forgets a device of the subject. Its readings stay. (DEV-046) */
  'DELETE api/devices/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Reads whether the subject is connected with the device provider. (DEV-040) */
  'GET api/lifevit-auth/authorization': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: DeviceAuthorization }
  /** Ends the connection of the subject with the device provider. The readings stay. (DEV-041) */
  'DELETE api/lifevit-auth/authorization': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Begins a connection with the device provider and reads the address at which the person allows it. `redirect`: the page of the portal to return to. (DEV-042) */
  'GET api/lifevit-auth/authorization-url': { auth: 'bearer'; params: undefined; query: { redirect?: string }; body: undefined; response: DeviceAuthorizationUrl }
  /** Reads whether the subject is connected with the device provider. (DEV-043) */
  'GET api/devices/authorization': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: DeviceAuthorization }
  /** Begins a connection with the device provider and reads the address at which the person allows it. `redirect`: the page of the portal to return to. (DEV-044) */
  'GET api/devices/authorization-url': { auth: 'bearer'; params: undefined; query: { redirect?: string }; body: undefined; response: DeviceAuthorizationUrl }
  /** Completes a connection that the person has begun and the provider has answered. It works once, for whoever began it. (DEV-043) */
  'POST api/devices/authorization': { auth: 'bearer'; capability: 'deviceConnection'; params: undefined; query: undefined; body: DeviceReturn; response: DeviceAuthorization }
  /** Reads new records of the subject from the device provider and saves them as readings. (DEV-028) */
  'POST api/devices/synchronization': { auth: 'bearer'; capability: 'deviceConnection'; params: undefined; query: undefined; body: undefined; response: DeviceSynchronization }
  /** Ends the connection of the subject with the device provider. The readings stay. (DEV-045) */
  'DELETE api/devices/deauthenticate': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Lists the signed-in doctor's appointments that have not ended. (BOOK-103) */
  'GET api/appointments/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** Reads an appointment of the signed-in doctor. (BOOK-104) */
  'GET api/appointments/doctor/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Appointment }
  /** Lists the signed-in doctor's appointments between two dates; with showTeamAppointments also those of their teams. (BOOK-105) */
  'GET api/appointments/doctor/{from}/{to}': { auth: 'bearer'; params: { from: string; to: string }; query: { showTeamAppointments?: boolean }; body: undefined; response: Appointment[] }
  /** Reads a patient's appointment with the signed-in doctor. (BOOK-107) */
  'GET api/appointments/{id}/doctor': { auth: 'bearer'; params: { id: number }; query: { patientId: string }; body: undefined; response: Appointment }
  /** Moves an appointment of the signed-in doctor. (BOOK-109) */
  'PUT api/appointments/{id}/doctor': { auth: 'bearer'; idempotent: true; params: { id: number }; query: { patientId: string }; body: BookingRequest; response: BookingResponse }
  /** Books an appointment of the signed-in doctor for a patient. For a patient whom the doctor does not treat at that time it is proposed: the patient has to accept it. (BOOK-110) */
  'POST api/appointments/doctor': { auth: 'bearer'; idempotent: true; params: undefined; query: { patientId: string }; body: BookingRequest; response: BookingResponse }
  /** Cancels an appointment of the signed-in doctor, or withdraws a proposal. (BOOK-112) */
  'DELETE api/appointments/{id}/doctor': { auth: 'bearer'; params: { id: number }; query: { patientId: string }; body: undefined; response: undefined }
  /** Lists the signed-in doctor's free slots from an instant on. (BOOK-121) */
  'POST api/appointments/free-appointments/doctor': { auth: 'bearer'; params: undefined; query: undefined; body: FreeAppointmentsQuery; response: string[] }
  /** Reads the texts that the signed-in doctor keeps for messages and summaries, by kind and name. (ROLE-025) */
  'GET api/doctors/templates': { auth: 'bearer'; capability: 'templates'; params: undefined; query: undefined; body: undefined; response: TextTemplate[] }
  /** Keeps a text. 409 TOO_MANY_TEMPLATES beyond 200. (ROLE-025) */
  'POST api/doctors/templates': { auth: 'bearer'; capability: 'templates'; params: undefined; query: undefined; body: TextTemplateInput; response: TextTemplate }
  /** Changes a text of the signed-in doctor; 404 for any other. (ROLE-025) */
  'PUT api/doctors/templates/{id}': { auth: 'bearer'; capability: 'templates'; params: { id: number }; query: undefined; body: TextTemplateText; response: TextTemplate }
  /** Deletes a text of the signed-in doctor; 404 for any other. (ROLE-025) */
  'DELETE api/doctors/templates/{id}': { auth: 'bearer'; capability: 'templates'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists the newest documents of the subject of both kinds, at most 100. (REC-067) */
  'GET api/documents/withMedicalExams': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Document[] }
  /** Receives a file of up to 25,000,000 bytes: an image, a PDF, a Word document or a text; spreadsheets where the tenant takes them (C-091). It is deleted after a day unless POST api/documents/data names it. A file that is sent again with its Idempotency-Key keeps its id. (REC-068) */
  'POST api/documents': { auth: 'bearer'; params: undefined; query: undefined; body: Blob; response: UploadedDocument }
  /** Makes an uploaded file a document: of the subject, or with `patientId` of a patient of the professional who calls. With `isReceipt` it is also a prescription. A repeated request answers the same document. (REC-069) */
  'POST api/documents/data': { auth: 'bearer'; params: undefined; query: undefined; body: DocumentData; response: Document }
  /** Reads a document. Its file is at the download, with the same header (C-087). (REC-070) */
  'GET api/documents/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Document }
  /** Renames, annotates, shows or hides a document of the subject. (REC-071) */
  'PUT api/documents/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: DocumentUpdate; response: Document }
  /** Deletes a document that the patient has uploaded, and its file. (REC-072) */
  'DELETE api/documents/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Downloads the file of a medical exam. (REC-077) */
  'GET api/medical-exams/{id}/download': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Blob }
  /** Adds a dependent to the family of a family administrator. (FAMILY-015) */
  'POST api/dependent-users': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: DependentUser; response: Saved }
  /** Changes a dependent. The body names the dependent and the version that was edited. (FAMILY-016) */
  'PUT api/dependent-users': { auth: 'bearer'; params: undefined; query: undefined; body: DependentUser; response: Saved }
  /** Removes a dependent from the family. The record and the appointments remain. (FAMILY-018) */
  'DELETE api/dependent-users/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Invites somebody to the family by a letter. The answer is the same whether or not the address has an account. (FAMILY-020) */
  'POST api/independent-users': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: IndependentUser; response: Saved }
  /** Changes an invitation. Once the person has accepted, their data is theirs: 409 ALREADY_JOINED. (FAMILY-021) */
  'PUT api/independent-users': { auth: 'bearer'; params: undefined; query: undefined; body: IndependentUser; response: Saved }
  /** Withdraws an invitation, or removes a member who keeps account and data. (FAMILY-023) */
  'DELETE api/independent-users/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Sends the letter of an invitation again. (FAMILY-020) */
  'POST api/independent-users/{id}/invitation': { auth: 'bearer'; capability: 'familyInvitations'; idempotent: true; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Reads what the removal of a dependent leaves behind. (FAMILY-018) */
  'GET api/dependent-users/{id}/removal': { auth: 'bearer'; capability: 'removalPreview'; params: { id: string }; query: undefined; body: undefined; response: FamilyRemoval }
  /** Lists what others did in the person's account, the latest hundred first. (ROLE-005) */
  'GET api/users/acting-log': { auth: 'bearer'; capability: 'actingLog'; params: undefined; query: undefined; body: undefined; response: ActingEntry[] }
  /** Reads the id of the subject at the service that checks identities; null if there is none. (IDENT-022) */
  'GET api/onfido/applicant': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: string | null }
  /** Registers the person who signed in at the service that checks identities, and returns the id there. Repeated calls return the same id. (IDENT-025) */
  'POST api/onfido/create-applicant/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: string }
  /** Issues a short-lived token for the service's software in the browser, for the person's own applicant id. (IDENT-023) */
  'GET api/onfido/web-sdk-token/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: string }
  /** Starts a check for the person's own applicant id, or continues the open one, and returns its id. It changes state and must not be prefetched. (IDENT-024) */
  'GET api/onfido/work-flow-run/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: string }
  /** Reads the identity status of the subject. For an unfinished check the server asks the service. (IDENT-026) */
  'GET api/onfido/status/': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: IdentityStatus }
  /** Reads the identity status of a user: oneself, or any user for administrators of users. (IDENT-027) */
  'GET api/onfido/status/{id}': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: IdentityStatus }
  /** Why the identity of the subject was declined, and the check that is not finished. (IDENT-004) */
  'GET api/identity-checks/current': { auth: 'bearer'; capability: 'identityChecks'; params: undefined; query: undefined; body: undefined; response: IdentityCheck }
  /** Sends a picture to an open check of the sandbox: PNG, JPEG or WebP of at most 5,000,000 bytes. It replaces an earlier one of the same side. (IDENT-005) */
  'POST api/identity-checks/{id}/pictures/{side}': { auth: 'bearer'; capability: 'identityChecks'; params: { id: string; side: string }; query: undefined; body: Blob; response: undefined }
  /** Completes an open check of the sandbox with the outcome that the tester chooses. (IDENT-005) */
  'POST api/identity-checks/{id}/completion': { auth: 'bearer'; capability: 'identityChecks'; params: { id: string }; query: undefined; body: SandboxOutcome; response: undefined }
  /** Abandons an open check and deletes its pictures. (IDENT-005) */
  'DELETE api/identity-checks/{id}': { auth: 'bearer'; capability: 'identityChecks'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Lists the checks that wait for the decision of an administrator, the oldest first. (IDENT-006) */
  'GET api/identity-checks/reviews': { auth: 'bearer'; capability: 'identityChecks'; params: undefined; query: undefined; body: undefined; response: IdentityReview[] }
  /** Reads a picture of a check that waits for a decision. The answer may not be cached. (IDENT-006) */
  'GET api/identity-checks/{id}/pictures/{side}': { auth: 'bearer'; capability: 'identityChecks'; params: { id: string; side: string }; query: undefined; body: undefined; response: Blob }
  /** Decides a check in review and deletes its pictures. Nobody decides about themselves. (IDENT-006) */
  'PUT api/identity-checks/{id}/decision': { auth: 'bearer'; capability: 'identityChecks'; params: { id: string }; query: undefined; body: IdentityDecision; response: undefined }
  /** Reads the appointment of a letter by the link in it, and changes nothing. (BOOK-039) */
  'POST api/letter-links/read': { auth: 'none'; capability: 'letterLinks'; params: undefined; query: undefined; body: LetterLinkReference; response: LinkedAppointment }
  /** Lists the free times of the next 60 days to which the appointment of a letter can move: the same service, doctor and practice. (BOOK-108) */
  'POST api/letter-links/free-times': { auth: 'none'; capability: 'letterLinks'; params: undefined; query: undefined; body: LetterLinkReference; response: string[] }
  /** Moves the appointment of a letter to another time, by the rules of every move. The letter about the move has a new link. (BOOK-108) */
  'POST api/letter-links/move': { auth: 'none'; capability: 'letterLinks'; params: undefined; query: undefined; body: LetterLinkMove; response: undefined }
  /** Cancels the appointment of a letter, by the rules of every cancellation: refund, letters and waiting list. (BOOK-111) */
  'POST api/letter-links/cancel': { auth: 'none'; capability: 'letterLinks'; params: undefined; query: undefined; body: LetterLinkReference; response: undefined }
  /** Makes the link of the video visit that a letter is about, from the opening of the waiting room on. It opens the visit on one device. (WIDGET-009) */
  'POST api/letter-links/join': { auth: 'none'; capability: 'letterLinks'; params: undefined; query: undefined; body: LetterLinkReference; response: AppointmentLink }
  /** Lists the latest e-mails about appointments to the person who signed in, the newest first. (BOOK-039) */
  'GET api/letters/': { auth: 'bearer'; capability: 'letters'; params: undefined; query: undefined; body: undefined; response: Letter[] }
  /** Reads which e-mails the person who signed in receives. (BOOK-039) */
  'GET api/letters/settings': { auth: 'bearer'; capability: 'letters'; params: undefined; query: undefined; body: undefined; response: LetterSettings }
  /** Writes which e-mails the person who signed in receives. (BOOK-039) */
  'PUT api/letters/settings': { auth: 'bearer'; capability: 'letters'; params: undefined; query: undefined; body: LetterSettings; response: LetterSettings }
  /** Says whether the person who signed in has a calendar address. (BOOK-039) */
  'GET api/calendar/': { auth: 'bearer'; capability: 'calendars'; params: undefined; query: undefined; body: undefined; response: CalendarSubscription }
  /** Makes a calendar address for the person who signed in. An earlier one ends. (BOOK-039) */
  'POST api/calendar/': { auth: 'bearer'; capability: 'calendars'; params: undefined; query: undefined; body: undefined; response: CalendarSubscription }
  /** Ends the calendar address of the person who signed in. (BOOK-039) */
  'DELETE api/calendar/': { auth: 'bearer'; capability: 'calendars'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** The appointments of a person and of their dependents as an iCalendar file, for calendar programs; 404 for an address that is no longer valid. (BOOK-039) */
  'GET api/calendar/{token}.ics': { auth: 'none'; capability: 'calendars'; params: { token: string }; query: undefined; body: undefined; response: Blob }
  /** A booked appointment of the person as an iCalendar file; 404 for any other. (BOOK-039) */
  'GET api/appointments/{id}/calendar': { auth: 'bearer'; capability: 'calendars'; params: { id: number }; query: undefined; body: undefined; response: Blob }
  /** Reads the last values of sleep of the subject; null where there are none. (DEV-047) */
  'GET api/vital-signs-measurements/last-sleep': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: SleepLast }
  /** Reads the last values of glucose of the subject; null where there are none. (DEV-048) */
  'GET api/vital-signs-measurements/last-glucose': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: GlucoseLast }
  /** Reads the last values of the heart rate of the subject; null where there are none. (DEV-049) */
  'GET api/vital-signs-measurements/last-hr': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: HeartLast }
  /** Reads the last values of blood oxygen of the subject; null where there are none. (DEV-050) */
  'GET api/vital-signs-measurements/last-oxigen': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: OxygenLast }
  /** Reads the last values of activity of the subject; null where there are none. (DEV-051) */
  'GET api/vital-signs-measurements/last-activity': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: ActivityLast }
  /** Reads the last values of the temperature of the subject; null where there are none. (DEV-052) */
  'GET api/vital-signs-measurements/last-temperature': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: TemperatureLast }
  /** Reads the last values of blood pressure of the subject; null where there are none. (DEV-053) */
  'GET api/vital-signs-measurements/last-blood-pressure': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: PressureLast }
  /** Reads the last values of the weight of the subject; null where there are none. (DEV-054) */
  'GET api/vital-signs-measurements/last-weight': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: WeightLast }
  /** Reads sleep of the subject for a day, month or year. Changes nothing (C-105). (DEV-056) */
  'POST api/vital-signs-measurements/sleep': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: SleepSeries }
  /** Reads glucose of the subject for a day, month or year. Changes nothing (C-105). (DEV-055) */
  'POST api/vital-signs-measurements/glucose': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: GlucoseSeries }
  /** Reads how long the glucose of the subject was in each range, in the 14 days that end with a date. (DEV-055) */
  'GET api/vital-signs-measurements/glucose-ranges': { auth: 'bearer'; capability: 'readings'; params: undefined; query: { date?: string }; body: undefined; response: GlucoseRanges }
  /** Reads the heart rate of the subject for a day, month or year. Changes nothing (C-105). (DEV-057) */
  'POST api/vital-signs-measurements/hr': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: HeartSeries }
  /** Reads blood oxygen of the subject for a day, month or year. Changes nothing (C-105). (DEV-059) */
  'POST api/vital-signs-measurements/oxigen': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: OxygenSeries }
  /** Reads activity of the subject for a day, month or year. Changes nothing (C-105). (DEV-058) */
  'POST api/vital-signs-measurements/activity': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: ActivitySeries }
  /** Reads the temperature of the subject for a day, month or year. Changes nothing (C-105). (DEV-060) */
  'POST api/vital-signs-measurements/temperature': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: TemperatureSeries }
  /** Reads blood pressure of the subject for a day, month or year. Changes nothing (C-105). (DEV-061) */
  'POST api/vital-signs-measurements/blood-pressure': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: PressureSeries }
  /** Reads the weight of the subject for a day, month or year. Changes nothing (C-105). (DEV-062) */
  'POST api/vital-signs-measurements/weight': { auth: 'bearer'; params: undefined; query: undefined; body: SeriesQuery; response: WeightSeries }
  /** Saves a reading of the subject. (DEV-063) */
  'POST api/vital-signs-measurements/save-measure': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: MeasureSave; response: Reading }
  /** Lists readings of the subject, the newest first: 50, before an id's instant. (DEV-009) */
  'GET api/vital-signs-measurements/readings': { auth: 'bearer'; capability: 'readings'; params: undefined; query: { before?: number }; body: undefined; response: Reading[] }
  /** Reads a reading of the subject; 404 for any other. (DEV-009) */
  'GET api/vital-signs-measurements/readings/{id}': { auth: 'bearer'; capability: 'readings'; params: { id: number }; query: undefined; body: undefined; response: Reading }
  /** Corrects a reading of the subject. Its origin stays. 404 for any other; FORMAT_NOT_VALID with the reason `exists` for a minute in which another reading has the same measure. (DEV-063) */
  'PUT api/vital-signs-measurements/readings/{id}': { auth: 'bearer'; capability: 'readings'; params: { id: number }; query: undefined; body: MeasureSave; response: Reading }
  /** Notes that a reading of the subject is right although it stands out, or takes that back. A correction takes it back too. 404 for any other reading. (DEV-063) */
  'PUT api/vital-signs-measurements/readings/{id}/confirmation': { auth: 'bearer'; capability: 'readings'; params: { id: number }; query: undefined; body: ReadingConfirmation; response: undefined }
  /** Removes a reading of the subject. 404 for any other. (DEV-063) */
  'DELETE api/vital-signs-measurements/readings/{id}': { auth: 'bearer'; capability: 'readings'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Saves readings of a file of the subject. Those that the subject has already are not saved again, and those that cannot be are refused. (DEV-004) */
  'POST api/vital-signs-measurements/import': { auth: 'bearer'; capability: 'readingImport'; params: undefined; query: undefined; body: ReadingImport; response: ReadingImported }
  /** Reads the values of a measure of the subject, the newest first: 10,000, older than the last one of the answer before. (DEV-009) */
  'GET api/vital-signs-measurements/values/{measure}': { auth: 'bearer'; capability: 'readings'; params: { measure: number }; query: { beforeTime?: string; beforeId?: number }; body: undefined; response: MeasureValues }
  /** Lists the imports of files of the subject, the newest first, also those that were taken back. (DEV-004) */
  'GET api/vital-signs-measurements/imports': { auth: 'bearer'; capability: 'readingImport'; params: undefined; query: undefined; body: undefined; response: MeasurementImport[] }
  /** Begins the import of a file of the subject. Its readings name the id. (DEV-004) */
  'POST api/vital-signs-measurements/imports': { auth: 'bearer'; capability: 'readingImport'; params: undefined; query: undefined; body: MeasurementImportStart; response: MeasurementImportStarted }
  /** Takes an import of the subject back: removes its readings, except those that were corrected since. 404 for any other, and for one that was taken back. (DEV-004) */
  'DELETE api/vital-signs-measurements/imports/{id}': { auth: 'bearer'; capability: 'readingImport'; params: { id: number }; query: undefined; body: undefined; response: MeasurementImportRemoved }
  /** Reads the allergies, illnesses, interventions and medicines of the subject. (REC-078) */
  'GET api/medicalData': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: MedicalData }
  /** Notes that the subject has no known allergies, or takes it back; writing an allergy down takes it back too. FORMAT_NOT_VALID with the reason `allergies` for somebody with an active one. (REC-078) */
  'PUT api/medicalData/no-known-allergies': { auth: 'bearer'; capability: 'noKnownAllergies'; params: undefined; query: undefined; body: NoKnownAllergies; response: undefined }
  /** Adds an allergy of the subject. (REC-045) */
  'POST api/allergy/patient': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Allergy; response: Allergy }
  /** Changes an allergy of the subject; the body has its id. 404 if they have none with this id. (REC-046) */
  'PUT api/allergy/patient': { auth: 'bearer'; params: undefined; query: undefined; body: Allergy; response: Allergy }
  /** Deletes an allergy of the subject. (REC-047) */
  'DELETE api/allergy/{id}/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Adds an illness of the subject. (REC-048) */
  'POST api/illness/patient': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Illness; response: Illness }
  /** Changes an illness of the subject; the body has its id. 404 if they have none with this id. (REC-049) */
  'PUT api/illness/patient': { auth: 'bearer'; params: undefined; query: undefined; body: Illness; response: Illness }
  /** Deletes an illness of the subject. (REC-050) */
  'DELETE api/illness/{id}/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Adds an intervention of the subject. (REC-051) */
  'POST api/intervention/patient': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Intervention; response: Intervention }
  /** Changes an intervention of the subject; the body has its id. 404 if they have none with this id. (REC-052) */
  'PUT api/intervention/patient': { auth: 'bearer'; params: undefined; query: undefined; body: Intervention; response: Intervention }
  /** Deletes an intervention of the subject. (REC-053) */
  'DELETE api/intervention/{id}/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Adds a medicine of the subject. (REC-054) */
  'POST api/medicine/patient': { auth: 'bearer'; idempotent: true; params: undefined; query: undefined; body: Medicine; response: Medicine }
  /** Changes a medicine of the subject; the body has its id. 404 if they have none with this id. (REC-055) */
  'PUT api/medicine/patient': { auth: 'bearer'; params: undefined; query: undefined; body: Medicine; response: Medicine }
  /** Deletes a medicine of the subject. (REC-056) */
  'DELETE api/medicine/{id}/patient': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists at most 50 patients of the professional who calls, the latest appointment first. `search` finds words of the name. (ACCOUNT-009) */
  'GET api/patients': { auth: 'bearer'; capability: 'patients'; params: undefined; query: { search?: string }; body: undefined; response: DoctorPatient[] }
  /** Opens the records of somebody whom the doctor does not treat, for a day and for reading only. The patient and administrators get a letter. 404 unless exactly one person has that identification and date of birth. (ACCOUNT-009) */
  'POST api/patients/emergency': { auth: 'bearer'; capability: 'patients'; params: undefined; query: undefined; body: EmergencyRequest; response: EmergencyAccess }
  /** Reads the records of a patient of the professional who calls; the patient can see that. 404 for anybody else, 403 NOT_ALLOWED_BY_PATIENT for somebody who is not a doctor and has no permission of the patient. (ACCOUNT-009) */
  'GET api/patients/{patientId}/records': { auth: 'bearer'; capability: 'patients'; params: { patientId: string }; query: undefined; body: undefined; response: PatientRecords }
  /** Lists the newest 50 documents that the patient shows to professionals, and medical exams. `before` is the id of the last one of the list before. (REC-013) */
  'GET api/patients/{patientId}/documents': { auth: 'bearer'; capability: 'patients'; params: { patientId: string }; query: { search?: string; before?: number }; body: undefined; response: Document[] }
  /** Downloads a file of a patient's records: `kind` is document, consultation, receipt or test. The patient can see that. (ACCOUNT-009) */
  'GET api/patients/{patientId}/records/{kind}/{id}/download': { auth: 'bearer'; capability: 'patients'; params: { patientId: string; kind: string; id: number }; query: undefined; body: undefined; response: Blob }
  /** Lists the last values of a patient of the professional who calls; the patient can see that. Refused like the records. (DEV-004) */
  'GET api/patients/{patientId}/measurements': { auth: 'bearer'; capability: 'patients'; params: { patientId: string }; query: undefined; body: undefined; response: PatientMeasurement[] }
  /** Reads a day, month or year of a series of a patient: `series` is oxigen, blood-pressure, hr, sleep, activity, weight, temperature or glucose. The patient can see that. Changes nothing. (DEV-009) */
  'POST api/patients/{patientId}/measurements/{series}': { auth: 'bearer'; capability: 'patients'; params: { patientId: string; series: string }; query: undefined; body: SeriesQuery; response: PatientSeries }
  /** Reads how long the glucose of a patient was in each range, in the 14 days that end with a date. The patient can see that. (DEV-055) */
  'GET api/patients/{patientId}/measurements/glucose-ranges': { auth: 'bearer'; capability: 'patients'; params: { patientId: string }; query: { date?: string }; body: undefined; response: GlucoseRanges }
  /** Reads the payment of an appointment on return from the payment page; null if no payment is required. (PAY-004) */
  'POST api/appointments/validate-payment/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Payment | null }
  /** Lists the person's refunds that are pending or at most two weeks old, the newest first. (PAY-004) */
  'GET api/payments/': { auth: 'bearer'; capability: 'payments'; params: undefined; query: undefined; body: undefined; response: Payment[] }
  /** Reads the payment of an appointment of the person; 404 if there is none. The id is the appointment's. (REC-079) */
  'GET api/payments/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Payment }
  /** Gives up the payment of an appointment that is held until it is paid: its time is free at once. The id is the appointment's. Repeated, it changes nothing. 409 PAYMENT_MADE when it was paid meanwhile. (PAY-004) */
  'DELETE api/payments/{id}': { auth: 'bearer'; capability: 'payments'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Lists the receipts of the person's payments and refunds, the newest first. (PAY-004) */
  'GET api/payment-receipts/': { auth: 'bearer'; capability: 'paymentReceipts'; params: undefined; query: undefined; body: undefined; response: PaymentReceipt[] }
  /** Reads a receipt of the person; 404 if there is none. (PAY-004) */
  'GET api/payment-receipts/{number}': { auth: 'bearer'; capability: 'paymentReceipts'; params: { number: string }; query: undefined; body: undefined; response: PaymentReceipt }
  /** Lists the features that are enabled for the tenant. (FEAT-044) */
  'GET api/config': { auth: 'none'; params: undefined; query: undefined; body: undefined; response: Config }
  /** Exchanges the token of a sign-in link for an access token. Each token works once. A POST, so that no program that opens or prefetches addresses uses one. (AUTH-066) */
  'POST api/auth/sign-in-link': { auth: 'none'; capability: 'signInLinks'; params: undefined; query: undefined; body: LinkToken; response: MagicLink }
  /** Lists all countries by code. (SHELL-054) */
  'GET api/countries': { auth: 'none'; params: undefined; query: undefined; body: undefined; response: Country[] }
  /** Reads a square picture, at most `size` pixels wide. The id of an uploaded picture cannot be guessed. (ACCOUNT-055) */
  'GET api/thumbnails/{id}/{size}': { auth: 'none'; params: { id: number; size: number }; query: undefined; body: undefined; response: Blob }
  /** Stores a picture (PNG, JPEG or WebP) and returns its id. (ACCOUNT-057) */
  'POST api/thumbnails': { auth: 'bearer'; params: undefined; query: undefined; body: Blob; response: number }
  /** Reads the browsers in which the person who signed in is notified, and the key with which a browser asks a push service for messages. */
  'GET api/push/': { auth: 'bearer'; capability: 'push'; params: undefined; query: undefined; body: undefined; response: PushSettings }
  /** Notifies the person who signed in in this browser from now on, until the session ends. FORMAT_NOT_VALID with the field `endpoint` for an address that is not one of a push service. */
  'POST api/push/': { auth: 'bearer'; capability: 'push'; params: undefined; query: undefined; body: PushSubscription; response: PushDevice[] }
  /** Ends the notifications of a browser of the person who signed in. */
  'DELETE api/push/{id}': { auth: 'bearer'; capability: 'push'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** The second steps with which the person who signed in can confirm at this host who they are, and what a passkey signs for it. Not in the specification; a portal on an API without it asks for no second step. (C-145) */
  'POST api/users/reauthentication-options': { auth: 'bearer'; capability: 'reauthentication'; params: undefined; query: undefined; body: undefined; response: ReauthenticationOptions }
  /** Sends a code to the address of the person who signed in, who confirms with it who they are. Not in the specification. (C-145) */
  'POST api/users/reauthentication-code': { auth: 'bearer'; capability: 'reauthentication'; params: undefined; query: undefined; body: undefined; response: ReauthenticationCode }
  /** Confirms who the person who signed in is, with their password or a code, and the second step of an account that has one, for the sensitive changes of the next ten minutes in this session. Not in the specification. (C-145) */
  'POST api/users/reauthentication': { auth: 'bearer'; capability: 'reauthentication'; params: undefined; query: undefined; body: Reauthentication; response: undefined }
  /** Reads the conditions of the service that a person accepts when they register, and their version. (AUTH-060) */
  'GET api/users/register-conditions': { auth: 'none'; params: undefined; query: undefined; body: undefined; response: Conditions }
  /** Registers a person: an email with a link confirms the address and makes the account. The answer does not reveal whether the address has an account. Feature register. (AUTH-061) */
  'POST api/users': { auth: 'none'; params: undefined; query: undefined; body: Registration; response: undefined }
  /** Sends the confirmation email of an address again, if it waits for one. The answer does not reveal whether it does. (AUTH-065) */
  'GET api/users/send-account-confirmation-email': { auth: 'none'; params: undefined; query: { email: string }; body: undefined; response: undefined }
  /** Confirms the address of an account with the link of the e-mail. A registration needs the password of its form too, so that nobody can prepare one for somebody else: 400 WRONG_PASSWORD; or a new password. 409 ALREADY_CONFIRMED for a link that was used, 400 INVALID_TOKEN for any other. (AUTH-056) */
  'POST api/users/confirm-account': { auth: 'none'; capability: 'accountLinks'; params: undefined; query: undefined; body: AccountConfirmation; response: undefined }
  /** Reads the registration that the link of an e-mail confirms, for a person who has forgotten its password. It changes nothing. (AUTH-056) */
  'POST api/users/registration-of-link': { auth: 'none'; capability: 'accountLinks'; params: undefined; query: undefined; body: AccountToken; response: PendingRegistration }
  /** Sends a link to choose another password if the address has an account. The answer does not reveal whether it has. (AUTH-063) */
  'GET api/users/request-password-reset': { auth: 'none'; params: undefined; query: { email: string; origin?: string }; body: undefined; response: undefined }
  /** Reads for which account the link of an e-mail sets a password. It changes nothing; 400 INVALID_TOKEN for a link that does not work. (AUTH-064) */
  'POST api/users/password-link': { auth: 'none'; capability: 'passwordLinks'; params: undefined; query: undefined; body: AccountToken; response: PasswordLink }
  /** Sets a password with the link of an email, and ends the sessions of the account. With the link of an account that an administrator made, the person may also accept the conditions (C-032); otherwise they are asked after the sign-in. (AUTH-064) */
  'POST api/users/reset-password': { auth: 'none'; params: undefined; query: undefined; body: PasswordReset; response: undefined }
  /** Accepts an invitation to a family with the link of the email. A person without an account gets one, with a password and the conditions that they accept; a person with an account joins with it. (AUTH-068) */
  'POST api/independent-users/confirm-account': { auth: 'none'; params: undefined; query: undefined; body: InvitationAcceptance; response: undefined }
  /** Reads an invitation with the link of the e-mail: who invites, which address, and whether it still works. It changes nothing. (AUTH-068) */
  'POST api/independent-users/read-invitation': { auth: 'none'; capability: 'familyInvitations'; params: undefined; query: undefined; body: AccountToken; response: Invitation }
  /** Closes an invitation of somebody whom the person does not know. The person who invited gets an e-mail. (AUTH-068) */
  'POST api/independent-users/decline-invitation': { auth: 'none'; capability: 'familyInvitations'; params: undefined; query: undefined; body: AccountToken; response: undefined }
  /** Asks for another invitation with the link of an expired one: the person who invited gets an e-mail. Limited. (AUTH-068) */
  'POST api/independent-users/ask-for-invitation': { auth: 'none'; capability: 'familyInvitations'; params: undefined; query: undefined; body: AccountToken; response: undefined }
  /** Whether the person who signed in has accepted the conditions of today. (AUTH-060) */
  'GET api/users/conditions': { auth: 'bearer'; capability: 'conditions'; params: undefined; query: undefined; body: undefined; response: AcceptedConditions }
  /** Accepts a version of the conditions for the person who signed in. (AUTH-060) */
  'POST api/users/conditions': { auth: 'bearer'; capability: 'conditions'; params: undefined; query: undefined; body: ConditionsVersion; response: undefined }
  /** Lists doctors whom a new user may name as the one who recommended the portal: the first twenty by name, or of a search (C-148). (AUTH-069) */
  'GET api/doctors/nickname': { auth: 'none'; params: undefined; query: { search?: string }; body: undefined; response: Doctor[] }
  /** Reads what a sign-in provider says about the person who completes a new account; 400 INVALID_TOKEN for a code that is used, expired or of another sign-in. (AUTH-057) */
  'GET api/users/oauth': { auth: 'none'; params: undefined; query: { code: string; state: string }; body: undefined; response: ExternalProfile }
  /** Reads the email that a sign-in provider has checked; 400 INVALID_TOKEN for a code that is used or expired. (AUTH-067) */
  'GET api/oauth/email': { auth: 'none'; params: undefined; query: { code: string }; body: undefined; response: ExternalEmail }
  /** Makes the account of a person who signs in through a provider. Feature register; 400 EMAIL_EXISTS when somebody has made one meanwhile, 400 INVALID_TOKEN for a code that is used or expired. (AUTH-062) */
  'POST api/users/register-oauth': { auth: 'none'; params: undefined; query: undefined; body: ExternalRegistration; response: ExternalRegistered }
  /** What a scan needs: key of the engine, data of the subject, seconds and cost. (VITAL-035) */
  'GET api/videoVitalTest': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: VideoVitalTest }
  /** Begins a scan of the person who signed in. It takes no credits. (VITAL-015) */
  'POST api/scans': { auth: 'bearer'; capability: 'scans'; params: undefined; query: undefined; body: undefined; response: Scan }
  /** Ends a scan. A result takes its cost once, however often it is sent; a refusal takes nothing. (VITAL-015) */
  'PUT api/scans/{id}/outcome': { auth: 'bearer'; capability: 'scans'; params: { id: string }; query: undefined; body: ScanOutcome; response: Scan }
  /** The passkeys and code apps of the person who signed in. Not in the specification; a portal on an API without it shows none. (ACCOUNT-032) */
  'GET api/users/second-step': { auth: 'bearer'; capability: 'secondStep'; params: undefined; query: undefined; body: undefined; response: SecondStep }
  /** Starts to make a passkey at the host of the request. Not in the specification. (ACCOUNT-032) */
  'POST api/users/second-step/passkeys/options': { auth: 'bearer'; capability: 'secondStep'; params: undefined; query: undefined; body: undefined; response: PasskeyOptions }
  /** Adds a passkey to the account of the person who signed in. Not in the specification. (ACCOUNT-032) */
  'POST api/users/second-step/passkeys': { auth: 'bearer'; capability: 'secondStep'; params: undefined; query: undefined; body: PasskeyAddition; response: SecondStepAdded }
  /** Starts to set up a code app. Not in the specification. (ACCOUNT-032) */
  'POST api/users/second-step/apps': { auth: 'bearer'; capability: 'secondStep'; params: undefined; query: undefined; body: undefined; response: CodeAppSetup }
  /** Adds a code app to the account of the person who signed in, with its first code. Not in the specification. (ACCOUNT-032) */
  'POST api/users/second-step/apps/{id}': { auth: 'bearer'; capability: 'secondStep'; params: { id: string }; query: undefined; body: CodeAppConfirmation; response: SecondStepAdded }
  /** Renames a passkey or code app of the person who signed in. Not in the specification. (ACCOUNT-032) */
  'PUT api/users/second-step/{id}': { auth: 'bearer'; capability: 'secondStep'; params: { id: number }; query: undefined; body: SecondStepName; response: undefined }
  /** Removes a passkey or code app of the person who signed in. The last one stays where the tenant requires a second step. Not in the specification. (ACCOUNT-032) */
  'DELETE api/users/second-step/{id}': { auth: 'bearer'; capability: 'secondStep'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Replaces the recovery codes of the person who signed in. Not in the specification. (ACCOUNT-032) */
  'POST api/users/second-step/recovery-codes': { auth: 'bearer'; capability: 'secondStep'; params: undefined; query: undefined; body: undefined; response: RecoveryCodes }
  /** Removes all passkeys, code apps and recovery codes of a user who has lost them, and ends their sessions. The user is told by letter. Not in the specification. (ADMIN-158) */
  'DELETE api/users/admin/{id}/second-step': { auth: 'bearer'; capability: 'secondStep'; params: { id: string }; query: undefined; body: undefined; response: undefined }
  /** Lists the links with which the subject shares a summary, the newest first, also those that have ended. (REC-062) */
  'GET api/shares': { auth: 'bearer'; capability: 'shares'; params: undefined; query: undefined; body: undefined; response: RecordShare[] }
  /** Begins a link of the subject: answers the token of its address and its code, which are stored as hashes. (REC-062) */
  'POST api/shares': { auth: 'bearer'; capability: 'shares'; params: undefined; query: undefined; body: RecordShareStart; response: RecordShareStarted }
  /** Receives what a link shares, as a compact JWE of up to 5,000,000 bytes that the device has encrypted. Anything else is refused. (REC-062) */
  'POST api/shares/{id}/content': { auth: 'bearer'; capability: 'shares'; params: { id: number }; query: undefined; body: Blob; response: undefined }
  /** Gives an open link of the subject another code and five new tries. (REC-062) */
  'PUT api/shares/{id}/code': { auth: 'bearer'; capability: 'shares'; params: { id: number }; query: undefined; body: undefined; response: RecordShareCode }
  /** Ends a link of the subject at once, and deletes what it shared. (REC-062) */
  'DELETE api/shares/{id}': { auth: 'bearer'; capability: 'shares'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Reads the manifest of a SMART Health Link. 401 with `remainingAttempts` for a wrong code, of which the fifth closes the link; 404 for one that has ended. The subject sees who opened it when. (REC-062) */
  'POST api/shl/{token}': { auth: 'none'; capability: 'shares'; params: { token: string }; query: undefined; body: SharedManifestRequest; response: SharedManifest }
  /** Reads the subject of the session: the user, or the dependent they act for. (ACCOUNT-036) */
  'GET api/users/data': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: User }
  /** Reads the signed-in user, whoever they act for. (ADMIN-100) */
  'GET api/users/root': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: User }
  /** Reads a user: oneself or a family member. (ACCOUNT-048) */
  'GET api/users/{id}/data': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: User }
  /** Reads a patient's own doctor; null if there is none. (BOOK-078) */
  'GET api/users/{id}/associated-doctor': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: Doctor | null }
  /** Reads the person's country code. (BOOK-079) */
  'GET api/users/{id}/country': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: string | null }
  /** Reads the person's age in years; null if the birth date is unknown. (BOOK-080) */
  'GET api/users/{id}/user-age': { auth: 'bearer'; params: { id: string }; query: undefined; body: undefined; response: number | null }
  /** Imports the person's appointments from the hospital systems. It changes state and must not be prefetched. (BOOK-077) */
  'GET api/users/synchronize-appointments': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Lists the dependent and independent users of a family administrator. Of a member who has joined with an account of their own only name and email. (FAMILY-014) */
  'GET api/family': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: User[] }
  /** Lists the care areas of the tenant, by name, and says which ones the person is followed in. (REC-081) */
  'GET api/careareas': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: CareArea[] }
  /** Lists the care-area scenarios of the person. (MENU-007) */
  'GET api/careareas/patient': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: MenuScenarioFlags }
  /** Lists the types of identification document. (ACCOUNT-054) */
  'GET api/identification-number-types': { auth: 'none'; params: undefined; query: undefined; body: undefined; response: IdentificationType[] }
  /** Lists the latest video calls of the person, the newest first, missed ones included. (CALL-032) */
  'GET api/video-calls/': { auth: 'bearer'; capability: 'visits'; params: undefined; query: undefined; body: undefined; response: VideoCall[] }
  /** Reads whether the person can call a doctor without an appointment now, and where they are in the queue. (CALL-034) */
  'GET api/video-calls/pool': { auth: 'bearer'; capability: 'callPool'; params: undefined; query: undefined; body: undefined; response: CallPool }
  /** A doctor of the pool takes no calls without an appointment for now, or takes them again. (CALL-034) */
  'PUT api/video-calls/pool/duty': { auth: 'bearer'; capability: 'callPool'; params: undefined; query: undefined; body: CallPoolDuty; response: undefined }
  /** Somebody whom no doctor can answer now asks for a message when one is free, or takes that back. (CALL-034) */
  'PUT api/video-calls/pool/alert': { auth: 'bearer'; capability: 'callPool'; params: undefined; query: undefined; body: CallPoolAlert; response: undefined }
  /** Ends a call: either side leaves (C-076). The consultation goes on until the doctor ends it. (CALL-061) */
  'GET api/video-calls/{id}/finish': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Ends the consultation of a call, and the call if it is still in progress; for its doctor only (C-076). (CALL-062) */
  'GET api/video-calls/{id}/end-consultation': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Writes what the patient reads about the consultation of a call; for its doctor only. (CALL-062) */
  'PUT api/video-calls/{id}/summary': { auth: 'bearer'; capability: 'visits'; params: { id: number }; query: undefined; body: ConsultationSummary; response: undefined }
  /** Reads the STUN and TURN servers of the tenant, with short-lived credentials. (CALL-030) */
  'GET api/video-calls/ice-servers': { auth: 'bearer'; capability: 'visits'; params: undefined; query: undefined; body: undefined; response: IceServers }
  /** A file of meaningless bytes, at most 2,000,000, with which a browser measures how fast it receives. (CALL-042) */
  'GET api/video-calls/bandwidth': { auth: 'bearer'; capability: 'visits'; params: undefined; query: { bytes: number }; body: undefined; response: Blob }
  /** Reads a file of up to 2,000,000 bytes, with which a browser measures how fast it sends, and keeps nothing of it. (CALL-042) */
  'POST api/video-calls/bandwidth': { auth: 'bearer'; capability: 'visits'; params: undefined; query: undefined; body: Blob; response: undefined }
  /** Reads the video consultation of an appointment of the person. (CALL-014) */
  'GET api/video-calls/appointments/{id}': { auth: 'bearer'; capability: 'visits'; params: { id: number }; query: undefined; body: undefined; response: VideoConsultation }
  /** Stores the result of a check before the call with the appointment; its doctor sees it. (CALL-042) */
  'PUT api/video-calls/appointments/{id}/readiness': { auth: 'bearer'; capability: 'visits'; params: { id: number }; query: undefined; body: CallReadiness; response: undefined }
  /** Stores how well the patient saw and heard in the video consultation of an appointment that had a call. (CALL-061) */
  'PUT api/video-calls/appointments/{id}/rating': { auth: 'bearer'; capability: 'visits'; params: { id: number }; query: undefined; body: CallRating; response: undefined }
  /** Stores what the doctor of an appointment writes down for themselves. (ROLE-025) */
  'PUT api/video-calls/appointments/{id}/notes': { auth: 'bearer'; capability: 'visits'; params: { id: number }; query: undefined; body: ConsultationNotes; response: undefined }
  /** Lists the consultations of the signed-in doctor between two dates; with showTeamAppointments also those of their teams. (ROLE-025) */
  'GET api/video-calls/doctor/{from}/{to}': { auth: 'bearer'; capability: 'visits'; params: { from: string; to: string }; query: { showTeamAppointments?: boolean }; body: undefined; response: DoctorConsultation[] }
  /** Reads the name of the Twilio room of an appointment's call that the user may join. (CALL-059) */
  'GET api/twilio/room': { auth: 'bearer'; params: undefined; query: { appointmentId: number }; body: undefined; response: string }
  /** Issues a token with which the patient's side joins the room of a call: in progress, or while that side calls. (CALL-058) */
  'GET api/twilio/token': { auth: 'bearer'; params: undefined; query: { room: string }; body: undefined; response: string }
  /** Issues a token with which the doctor's side joins the room of a call: in progress, or while that side calls. (CALL-060) */
  'GET api/twilio/doctor-token': { auth: 'bearer'; params: undefined; query: { room: string }; body: undefined; response: string }
  /** Lists the published videos, the newest first. All of them, at most 100, or a page. (VIDEO-025) */
  'GET api/videos/new': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Lists the videos that the person has begun and not finished, the latest first. All of them, at most 100, or a page. (VIDEO-001) */
  'GET api/videos/continue': { auth: 'bearer'; capability: 'videoProgress'; params: undefined; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Lists the person's favourite videos, the latest first. All of them, at most 100, or a page. (VIDEO-031) */
  'GET api/videos/favorites': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Lists the videos that the person wants to watch later, the latest first. All of them, at most 100, or a page. (VIDEO-032) */
  'GET api/videos/watchlater': { auth: 'bearer'; params: undefined; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Searches titles, descriptions, tags, categories, authors, captions and chapters, without accents and with small mistakes; the best match first. Where no video has all the words, those with at least half of them. All of them, at most 100, or a page. (VIDEO-033) */
  'GET api/videos/search': { auth: 'bearer'; params: undefined; query: { searchterm: string; page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Lists the videos of a professional, the newest first. All of them, at most 100, or a page. (VIDEO-027) */
  'GET api/videos/owner/{id}': { auth: 'bearer'; params: { id: number }; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Lists the videos with a tag, the newest first. All of them, at most 100, or a page. (VIDEO-028) */
  'GET api/videos/tag/{tag}': { auth: 'bearer'; params: { tag: number }; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Lists the videos of a category, the newest first. All of them, at most 100, or a page. (VIDEO-029) */
  'GET api/videos/category/{id}': { auth: 'bearer'; params: { id: number }; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Lists the videos that share tags or categories with a video, the closest first. All of them, at most 100, or a page. (VIDEO-030) */
  'GET api/videos/related/{id}': { auth: 'bearer'; params: { id: number }; query: { page?: number; size?: number }; body: undefined; response: Video[] | VideoPage }
  /** Reads a video with the addresses of its files; 403 NOTAUTHORIZED with `title` and `planIds` in the details when the person's plan does not include it. (VIDEO-026) */
  'GET api/videos/{id}': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: Video }
  /** Reads the captions of a video in a language; 404 where there are none. (VIDEO-001) */
  'GET api/videos/{id}/captions/{language}': { auth: 'bearer'; capability: 'videoProgress'; params: { id: number; language: string }; query: undefined; body: undefined; response: VideoCue[] }
  /** Says whether the person likes a video. (VIDEO-010) */
  'PUT api/videos/{id}/like': { auth: 'bearer'; capability: 'videoProgress'; params: { id: number }; query: undefined; body: VideoLike; response: VideoMarks }
  /** Adds a video to the person's favourites, or takes it out. (VIDEO-023) */
  'POST api/users/favorite/{videoId}': { auth: 'bearer'; params: { videoId: number }; query: undefined; body: undefined; response: VideoMarks }
  /** Adds a video to those that the person wants to watch later, or takes it out. (VIDEO-024) */
  'POST api/users/watchlater/{videoId}': { auth: 'bearer'; params: { videoId: number }; query: undefined; body: undefined; response: VideoMarks }
  /** Issues a key for the person's reports: a page that is being left sends its last report without the session. (ADMIN-114) */
  'GET api/video-reports/key': { auth: 'bearer'; capability: 'videoReports'; params: undefined; query: undefined; body: undefined; response: VideoReportKey }
  /** Counts what a person has seen, and keeps where they stopped. (ADMIN-114) */
  'POST api/video-reports': { auth: 'none'; capability: 'videoReports'; params: undefined; query: undefined; body: VideoReport; response: undefined }
  /** Lists the categories with published videos, the most watched first; at most four. (VIDEO-036) */
  'GET api/categories/home': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: Category[] }
  /** Lists the tags of a category in their order. (VIDEO-037) */
  'GET api/categories/{id}/tags': { auth: 'bearer'; params: { id: number }; query: undefined; body: undefined; response: VideoTag[] }
  /** Lists the tags of published videos, by name. (VIDEO-038) */
  'GET api/tags': { auth: 'bearer'; params: undefined; query: undefined; body: undefined; response: VideoTag[] }
  /** Makes a link that opens a video visit, and nothing else, for its patient; for its doctor only. The patient reads in the account that it was made. (WIDGET-009) */
  'POST api/auth/magic-link': { auth: 'bearer'; params: undefined; query: undefined; body: AppointmentReference; response: AppointmentLink }
  /** Sends the link of a video visit to the patient's own e-mail address or telephone, or to who acts for a dependent; for its doctor only. (WIDGET-008) */
  'POST api/visit-links/send': { auth: 'bearer'; capability: 'visitLinks'; idempotent: true; params: undefined; query: undefined; body: VisitLinkSending; response: undefined }
  /** Opens the link of a video visit on a device, from the opening of the waiting room to an hour after the end of the visit. (WIDGET-009) */
  'POST api/visit-links/open': { auth: 'none'; capability: 'visitLinks'; params: undefined; query: undefined; body: VisitLinkOpening; response: VisitSession }
  /** Sends a new link to the patient's own address, in place of a link that another device has opened. (WIDGET-009) */
  'POST api/visit-links/renew': { auth: 'none'; capability: 'visitLinks'; params: undefined; query: undefined; body: VisitLinkReference; response: undefined }
  /** Reads the visit of the session that its link has opened. (WIDGET-009) */
  'GET api/visit-links/visit': { auth: 'bearer'; capability: 'visitLinks'; params: undefined; query: undefined; body: undefined; response: Visit }
  /** Ends the session that the link of a visit has opened. (WIDGET-009) */
  'DELETE api/visit-links/session': { auth: 'bearer'; capability: 'visitLinks'; params: undefined; query: undefined; body: undefined; response: undefined }
  /** Lists what the person waits for, with the place in the list and the freed time that is held. (BOOK-091) */
  'GET api/waiting-list/': { auth: 'bearer'; capability: 'waitingList'; params: undefined; query: undefined; body: undefined; response: WaitingWish[] }
  /** How many people wait for a service, and how long a freed time is held for one of them. (BOOK-091) */
  'GET api/waiting-list/outlook': { auth: 'bearer'; capability: 'waitingList'; params: undefined; query: { serviceId: number; doctorId?: number }; body: undefined; response: WaitingOutlook }
  /** Joins the waiting list for a service. 409 ALREADY_WAITING for the same service and doctor, TOO_MANY_WAITING beyond the limit in the details. (BOOK-091) */
  'POST api/waiting-list/': { auth: 'bearer'; capability: 'waitingList'; idempotent: true; params: undefined; query: undefined; body: WaitingStart; response: WaitingWish }
  /** Changes when the person can come; their place stays. (BOOK-091) */
  'PUT api/waiting-list/{id}': { auth: 'bearer'; capability: 'waitingList'; params: { id: number }; query: undefined; body: WaitingTimes; response: WaitingWish }
  /** Leaves the waiting list. A time that was held for the person is offered to the next. Repeated, it changes nothing. (BOOK-091) */
  'DELETE api/waiting-list/{id}': { auth: 'bearer'; capability: 'waitingList'; params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** Takes the freed time: books it, or moves the appointment that it replaces. 409 FREED_TIME_OVER when none is held any more. (BOOK-091) */
  'POST api/waiting-list/{id}/accept': { auth: 'bearer'; capability: 'waitingList'; idempotent: true; params: { id: number }; query: undefined; body: FreedTimeAcceptance; response: BookingResponse }
  /** Declines the freed time; the place in the list stays, and the next person is asked. Repeated, it changes nothing. (BOOK-091) */
  'POST api/waiting-list/{id}/decline': { auth: 'bearer'; capability: 'waitingList'; params: { id: number }; query: undefined; body: undefined; response: undefined }
}