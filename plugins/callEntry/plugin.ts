import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'callEntry',
  routes: [
    {
      id: 'videoConsultation.videoCall',
      area: 'call',
      path: '',
      title: 'MENU.BOOKED_APPOINTMENTS',
      redirectTo: 'videoConsultation.bookedAppointments',
      screen: () => import('./screens/EmptyScreen'),
    },
  ],
})
