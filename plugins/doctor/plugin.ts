import { definePlugin } from '@portico/core/plugin/definePlugin'

const options = {
  /** Where a consultation of the day leads, with its id: one of the doctor, and one of a colleague. */
  detailState: { type: 'string', default: 'doctor.consultation' },
  interconsultationState: { type: 'string', default: 'doctor.consultation' },
  /** Hides the choice whether the patient gets an e-mail about a document (C-113). */
  mainDoctorApp: { type: 'boolean', default: false },
} as const

declare module '@portico/core/plugin/points' {
  interface PluginOptions {
    doctor: typeof options
  }
}

export default definePlugin({
  id: 'doctor',
  options,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'doctor.today',
      area: 'profile',
      path: 'doctor/today/:view?',
      title: 'MENU.DOCTOR_DAY',
      requires: { role: 'Doctor' },
      prefetch: 'intent',
      landing: true,
      screen: () => import('./screens/Today'),
    },
    {
      id: 'doctor.consultation',
      area: 'profile',
      path: 'doctor/consultations/:id',
      title: 'DOCTOR.CONSULTATION',
      requires: { role: 'Doctor' },
      prefetch: 'intent',
      screen: () => import('./screens/Consultation'),
    },
  ],
  callPages: [{ id: 'consultation', route: 'doctor.consultation' }],
  menu: [
    {
      id: 'doctorToday',
      label: 'MENU.DOCTOR_DAY',
      icon: 'stethoscope',
      to: 'doctor.today',
      order: 5,
      work: 'Doctor',
      requires: { role: 'Doctor' },
    },
  ],
})
