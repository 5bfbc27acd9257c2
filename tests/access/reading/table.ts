/** The entities of answers that tell about the health of a person. */
export const medicalEntities: readonly string[] =
  `MedicalData Allergy Illness Intervention Medicine PatientRecords
  Consultation ConsultationMonth ComplementaryTest Receipt
  ConsultationDraft Diagnosis Prescription VisitRecord WrittenAddition
  Document GivenDocument AdminDocument AdminDocumentPage
  Appointment FamilyAppointments AppointmentAnswer AnswerValue AppointmentDocument VideoConsultation DoctorConsultation ChatContact ChatMessage
  RecordShare GlucoseRanges SeriesSource MeasurementImport MeasurementImportRemoved MeasurementImportStarted Reading ReadingImported Measure MeasureValues MeasurementSample PatientMeasurement PatientSeries Scan
  ActivityLast ActivitySample ActivitySeries SleepLast SleepSample SleepSeries GlucoseLast GlucoseSeries HeartLast HeartSeries
  OxygenLast OxygenSeries PressureLast PressureSeries TemperatureLast TemperatureSeries WeightLast WeightSeries
  OximeterRecord TensiometerRecord ThermometerRecord ActingEntry WaitingWish`.split(/\s+/)

/** The others. A new entity of an answer belongs in one of the two lists. */
export const otherEntities: readonly string[] =
  `Absence AbsenceAppointment AbsencePreview AcceptedConditions AccountDeletion AccountSession Activity ActivityAuthor ActivityPage AdminDoctor AdminDoctorPage
  AdminInsurer AdminInsurerPage AdminPolicy AdminPolicyCheck AdminPolicyCheckPage AdminPolicyPage AdminService AdminServicePage AdminSpecialty AdminSpecialtyCategory
  AdminSpecialtyCategoryPage AdminSpecialtyPage AdminUser AdminUserPage Agreement AgreementPage AppointmentBook
  AppointmentLink AppointmentStatus AppointmentType AssetMetadata AssetMetadataPage AuditEntry AuthorStatistics BookingClient
  CallCompany CallGuest CallPool CallGuestInvited CallRelative CallReport CallReportLine CallReportTotals GuestCall TextTemplate
  BookingResponse BookingToken CalendarSubscription CallReadiness CardCapture CareArea Category CategoryPage Centre
  CentreHoliday CentreHolidayChanged CentreHolidayPreview CentrePage ChatConversation ClinicalDataAuth CodeAppSetup Company CompanyPage CountryProviders Currency DeletedRecord DeletedRecordPage Device
  DeviceAuthorization DeviceAuthorizationUrl DeviceSynchronization Doctor DoctorPatient EmergencyAccess ExternalSignIn
  FamilyMember FamilyRemoval FirstFreeTime FollowUp IceServers IdentityCheck IdentityRefusal IdentityReview IdentitySide IdentityStatus ImportPreview Insurer
  InsurerService Letter LetterSettings LifeVitInfo MenuScenarioFlags MonthlyCalendar OtherTime Owner PasskeyOptions Payment PaymentReceipt Plan
  PlanChanged PlanPayment PolicyCheck Provider PushDevice PushSettings ReauthenticationCode ReauthenticationOptions RecordHit RecordShareCode RecordShareStarted RecordUse RecoveryCodes Saved SavedDraft SecondStep SecondStepAdded
  SecondStepFactor Service SlotMatrix SpecialistService Specialty SpecialtyCategory Team TeamPage UnfinishedVisit UploadedDocument User
  UserMeta Video VideoCall VideoCue VideoMarks VideoOwner VideoPage VideoReportKey VideoSource VideoStatistics VideoTag
  VideoText VideoTexts VideoUpload VideoUploads VideoVitalTest Visit VisitProposal VisitState WaitingOutlook WaitingQueue WorkingDays WorkingWeek`.split(
    /\s+/,
  )

const ofVisit =
  'a visit without notes, answers and documents for administrators without the role (decision 934)'
const ofDoctor = 'the visits of the doctor who calls and of their team: what patients write for the visit'

/** Operations that answer such an entity, or a file, and open nothing of somebody else. */
export const exceptions: Readonly<Record<string, string>> = {
  'GET api/appointments/': ofVisit,
  'GET api/appointments/all': ofVisit,
  'GET api/appointments/family': 'the visits of dependents, whom the caller acts for; noted as acting',
  'GET api/appointments/{id}': ofVisit,
  'GET api/appointments/book-specialist-payed/{bookId}': ofVisit,
  'GET api/waiting-list/': ofVisit,
  'POST api/waiting-list/': ofVisit,
  'PUT api/waiting-list/{id}': ofVisit,
  'GET api/video-calls/appointments/{id}':
    'without summary and documents; what the doctor wrote is noted if there is any',
  'GET api/appointments/doctor': ofDoctor,
  'GET api/appointments/doctor/{id}': ofDoctor,
  'GET api/appointments/doctor/{from}/{to}': ofDoctor,
  'GET api/appointments/{id}/doctor': ofDoctor,
  'GET api/video-calls/doctor/{from}/{to}': ofDoctor,
  'POST api/appointments/validate-payment/{id}': 'a payment and the time of its visit',
  'GET api/payments/': 'payments and the times of their visits',
  'GET api/payments/{id}': 'a payment and the time of its visit',
  'GET api/diagnoses': 'the catalogue: what nobody has',
  'POST api/documents/data': 'names what the caller has just uploaded',
  'POST api/scans': 'nobody scans for somebody else',
  'PUT api/scans/{id}/outcome': 'nobody scans for somebody else',
  'GET api/users/export': 'the person who signed in, never somebody else',
  'GET api/appointments/{id}/calendar': 'time, place and doctor of a visit',
  'GET api/users/admin/export': 'the fields of the section of users',
  'POST api/users/admin/import-users': 'the lines of the file that could not be imported',
  'GET api/video-calls/export': 'times, doctors and patients of visits',
  'GET api/identity-checks/{id}/pictures/{side}': 'a picture that proves who somebody is',
  'GET api/video-calls/bandwidth': 'random bytes',
}
