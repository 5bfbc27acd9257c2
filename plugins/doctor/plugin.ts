import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'doctor',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'doctor.today',
      area: 'profile',
      path: 'doctor/today',
      title: 'MENU.DOCTOR_DAY',
      requires: { role: 'Doctor' },
      prefetch: 'intent',
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
      requires: { role: 'Doctor' },
    },
  ],
})
