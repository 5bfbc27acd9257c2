import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'specialists',
  features: ['specialists'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.specialists',
      area: 'patient',
      path: 'specialists',
      title: 'SPECIALISTS.TITLE',
      screen: () => import('./screens/Specialists'),
    },
    {
      id: 'videoConsultation.specialistsAppointmentBooked',
      area: 'patient',
      path: 'specialists-appointment-booked/:bookId',
      title: 'SPECIALISTS.BOOKED',
      screen: () => import('./screens/Booked'),
    },
  ],
  menu: [
    {
      id: 'specialists',
      label: { es: 'Especialistas', en: 'Specialists' },
      icon: 'stethoscope',
      to: 'videoConsultation.specialists',
      order: 10,
      bottom: true,
    },
  ],
  homeShortcuts: [
    {
      id: 'specialists',
      label: { es: 'Especialistas', en: 'Specialists' },
      hint: { es: 'Quién atiende y su precio', en: 'Who you can see, and their price' },
      icon: 'stethoscope',
      to: 'videoConsultation.specialists',
      order: 10,
    },
  ],
  bookingVariants: [
    {
      id: 'specialist',
      route: 'videoConsultation.specialistsAppointment',
      path: 'specialists-appointment/:id/:specialistId',
      variant: () => import('./paid'),
    },
    {
      id: 'specialistFree',
      route: 'videoConsultation.specialistsAppointmentFree',
      path: 'specialists-appointment-free/:id/:specialistId',
      variant: () => import('./free'),
    },
  ],
})
