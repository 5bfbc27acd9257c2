import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'videoConsultation.health': true
    'records.shared': true
    'videoConsultation.medicalExams': true
    'videoConsultation.videoCall.documents': true
    'videoConsultation.medicalData': true
    'videoConsultation.videoCall.medicalData': true
    'videoCallMobile.consultations': true
    'videoCallMobile.receipts': true
    'videoCallMobile.complementaryTests': true
  }
}

export default definePlugin({
  id: 'records',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.health',
      area: 'patient',
      path: 'health/:part?',
      title: 'MENU.HEALTH',
      requires: { medical: true },
      screen: () => import('./overview/Health'),
    },
    {
      id: 'videoConsultation.documents',
      area: 'patient',
      path: 'documents/:documentId?',
      title: 'MENU.DOCUMENTS',
      requires: { medical: true },
      screen: () => import('./documents/Documents'),
    },
    {
      id: 'videoConsultation.medicalExams',
      area: 'patient',
      path: 'medical-exams/:documentId?',
      title: 'MENU.EXAMS',
      requires: { medical: true, features: ['medicalExam'] },
      screen: () => import('./documents/Documents'),
    },
    {
      id: 'videoConsultation.videoCall.documents',
      area: 'call',
      path: 'documents/:documentId?',
      title: 'MENU.DOCUMENTS',
      requires: { medical: true },
      screen: () => import('./documents/Documents'),
    },
    {
      id: 'videoConsultation.medicalData',
      area: 'patient',
      path: 'medical-data/:kind?/:recordId?',
      title: 'MENU.MEDICAL_DATA',
      requires: { medical: true },
      screen: () => import('./medicalData/MedicalData'),
    },
    {
      id: 'videoConsultation.videoCall.medicalData',
      area: 'call',
      path: 'medical-data/:kind?/:recordId?',
      title: 'MENU.MEDICAL_DATA',
      requires: { medical: true },
      screen: () => import('./medicalData/MedicalData'),
    },
    {
      id: 'videoConsultation.videoCall.consultations',
      area: 'call',
      path: 'consultations/:id?',
      title: 'MENU.CONSULTATIONS',
      requires: { medical: true },
      screen: () => import('./consultations/Consultations'),
    },
    {
      id: 'videoConsultation.videoCall.receipts',
      area: 'call',
      path: 'receipts',
      title: 'MENU.RECEIPTS',
      requires: { medical: true },
      screen: () => import('./consultations/Receipts'),
    },
    {
      id: 'videoCallMobile.consultations',
      area: 'profile',
      path: 'videocallmobile/consultations/:id?',
      title: 'MENU.CONSULTATIONS',
      requires: { medical: true },
      screen: () => import('./consultations/Consultations'),
    },
    {
      id: 'videoCallMobile.receipts',
      area: 'profile',
      path: 'videocallmobile/receipts',
      title: 'MENU.RECEIPTS',
      requires: { medical: true },
      screen: () => import('./consultations/Receipts'),
    },
    {
      id: 'videoConsultation.videoCall.complementaryTests',
      area: 'call',
      path: 'complementary-tests',
      title: 'MENU.TESTS',
      requires: { medical: true },
      screen: () => import('./consultations/Tests'),
    },
    {
      id: 'videoCallMobile.complementaryTests',
      area: 'profile',
      path: 'videocallmobile/complementary-tests',
      title: 'MENU.TESTS',
      requires: { medical: true, features: ['fhgstIntegration'] },
      screen: () => import('./consultations/Tests'),
    },
    {
      id: 'records.patients',
      area: 'profile',
      path: 'doctor/patients/:patientId?',
      title: 'MENU.PATIENTS',
      requires: { role: 'Doctor', capability: 'patients' },
      prefetch: 'intent',
      screen: () => import('./patients/Patients'),
    },
    {
      id: 'records.shared',
      area: 'public',
      path: 'shared',
      title: 'RECORDS.SHARED',
      screen: () => import('./shares/Shared'),
    },
  ],
  offlineParts: [
    {
      id: 'medicines',
      order: 20,
      requires: { medical: true },
      part: () => import('./offline/Medicines'),
    },
    {
      id: 'allergies',
      order: 30,
      requires: { medical: true },
      part: () => import('./offline/Allergies'),
    },
  ],
  callSections: [
    {
      id: 'patient',
      label: { es: 'Su historia', en: 'Records' },
      icon: 'heart-pulse',
      sides: ['doctor'],
      requires: { capability: 'patients' },
      section: () => import('./patients/CallPatient'),
    },
  ],
  bookingDocuments: [{ id: 'records', part: () => import('./booking/BookingDocuments') }],
  menu: [
    {
      id: 'health',
      label: 'MENU.HEALTH',
      icon: 'activity',
      to: 'videoConsultation.health',
      order: 34,
      requires: { medical: true },
    },
    {
      id: 'medicalData',
      label: 'MENU.MEDICAL_DATA',
      icon: 'heart-pulse',
      to: 'videoConsultation.medicalData',
      order: 35,
      requires: { medical: true, scenario: 'HasMedicalData' },
    },
    {
      id: 'documents',
      label: 'MENU.DOCUMENTS',
      icon: 'file-text',
      to: 'videoConsultation.documents',
      order: 40,
      requires: { medical: true, scenario: 'HasSharedDocuments' },
    },
    {
      id: 'medicalExams',
      label: 'MENU.EXAMS',
      icon: 'clipboard-list',
      to: 'videoConsultation.medicalExams',
      order: 45,
      requires: { medical: true, features: ['medicalExam'] },
    },
    {
      id: 'consultations',
      label: 'MENU.CONSULTATIONS',
      icon: 'stethoscope',
      to: 'videoConsultation.videoCall.consultations',
      toMobile: 'videoCallMobile.consultations',
      order: 36,
      requires: { medical: true, scenario: 'HasMyQueries' },
    },
    {
      id: 'receipts',
      label: 'MENU.RECEIPTS',
      icon: 'pill',
      to: 'videoConsultation.videoCall.receipts',
      toMobile: 'videoCallMobile.receipts',
      order: 37,
      requires: { medical: true, scenario: 'HasRecipes' },
    },
    {
      id: 'complementaryTests',
      label: 'MENU.TESTS',
      icon: 'clipboard-list',
      to: 'videoConsultation.videoCall.complementaryTests',
      toMobile: 'videoCallMobile.complementaryTests',
      order: 38,
      requires: { medical: true, features: ['fhgstIntegration'] },
    },
    {
      id: 'patients',
      label: 'MENU.PATIENTS',
      icon: 'users-round',
      to: 'records.patients',
      order: 30,
      work: 'Doctor',
      requires: { role: 'Doctor', capability: 'patients' },
    },
  ],
})
