import type { Screen } from '../support/portalScreens'
import type { Step } from './screens'
import { press, pressInFrame, search } from './steps'

/** What leads to an answer that no screen reads when it opens at its plain address. */
export interface Way {
  address: string
  /** Who goes there; a patient otherwise. */
  role?: Screen['role']
  /** What they do there, one after another. */
  steps?: readonly Step[]
  /** Whether the tenant lets people register without a doctor. */
  isOpen?: boolean
  /** Whether the API offers none of the capabilities: with them another operation is read. */
  isBare?: boolean
}

const hospital = (...names: string[]): Way => ({
  address: '/videoconsultation/hospital-appointment',
  steps: ['Por vídeo', ...names].map(press),
})
const administration = (path: string, ...names: string[]): Way => ({
  address: `/admin/${path}`,
  role: 'administrator',
  steps: names.map(press),
})
const patientOfDoctor = (...names: string[]): Way => ({
  address: '/doctor/patients/1',
  role: 'doctor',
  steps: names.map(press),
})
const series = (name: string): Way => ({ address: `/videocall/devices/${name}` })
const account = (name: string): Way => ({ address: '/profile/myaccount', steps: [press(name)] })

/** The way to each read behind a control or a longer address. */
export const ways: Readonly<Record<string, Way>> = {
  'GET api/appointments/doctor': { address: '/doctor/today', role: 'doctor', isBare: true },
  'GET api/appointments/doctor/{from}/{to}': { address: '/doctor/today', role: 'doctor', isBare: true },
  'GET api/appointments/country-providers/{countryCode}': {
    address: '/videoconsultation/appointment-international-doctor',
  },
  'GET api/appointments/insurers/{appointmentType}': hospital(),
  'GET api/appointments/specialties-agreements/{appointmentType}/{agreementId}': hospital('Con tu convenio'),
  // The only specialty and the only service of the samples are chosen at once.
  'GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}':
    hospital('Con tu convenio'),
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}':
    hospital('Con tu convenio'),
  'GET api/appointments/specialties/{appointmentType}/{insurerId}': hospital('Texto name'),
  'GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}': hospital('Texto name'),
  'GET api/appointments/{id}': { address: '/videoconsultation/appointment-doctor/1' },
  'GET api/audit/{entity}/{id}': administration('users/update/1', 'Historial'),
  'GET api/chat/contacts': {
    address: '/videoconsultation/messages',
    steps: [press('Escribir a otra persona')],
  },
  'GET api/chat/messages': { address: '/videoconsultation/messages/1' },
  'GET api/consultations/{id}/patient': { address: '/videocall/consultations/1' },
  'GET api/deleted-records/{entity}/{id}/preview': administration('categories/update/1', 'Eliminar'),
  'GET api/doctors/all': { address: '/videoconsultation/messages', isBare: true },
  'GET api/doctors/url/{url}': { address: '/doctora-soler/register' },
  'GET api/doctors/nickname/{nickName}': { address: '/referral/ana', isOpen: true },
  'GET api/documents/{id}': { address: '/videoconsultation/documents/1' },
  'GET api/identity-checks/reviews': administration('identity-reviews'),
  'GET api/oauth/email': { address: '/register-oauth?code=1&state=1', isOpen: true },
  'GET api/onfido/applicant': { address: '/profile/identity/check' },
  'GET api/onfido/status/{id}': administration('identity-reviews', 'Aprobar', 'Aprobar'),
  'GET api/onfido/work-flow-run/{id}': { address: '/profile/identity/check' },
  'GET api/patients/{patientId}/documents': patientOfDoctor(),
  'GET api/patients/{patientId}/measurements': patientOfDoctor(),
  'GET api/patients/{patientId}/measurements/glucose-ranges': patientOfDoctor('Mediciones', 'Glucosa'),
  'GET api/patients/{patientId}/records': patientOfDoctor(),
  'POST api/patients/{patientId}/measurements/{series}': patientOfDoctor('Mediciones', 'Oxígeno'),
  'GET api/search': {
    ...administration('users'),
    steps: [pressInFrame('Buscar'), search('texto')],
  },
  'GET api/shares': { address: '/videoconsultation/health/shares' },
  'GET api/stats/video/dates': administration('videos/edit/1', 'Estadísticas'),
  'GET api/users/admin/find-external-patient/{id}': administration('users/update/1', 'Buscar paciente'),
  'GET api/users/deletion': account('Borrar mi cuenta'),
  'GET api/users/oauth': { address: '/register-oauth?code=1&state=1', isOpen: true },
  'GET api/users/root': {
    address: '/videoconsultation/home',
    steps: [pressInFrame('Texto name Texto surname'), pressInFrame('Cambiar de persona'), press('Cerrar')],
  },
  'GET api/users/sessions': account('Ver en qué dispositivos'),
  'GET api/videos/tag/{tag}': { address: '/advices/category/1', steps: [press('Texto name')] },
  'GET api/vital-signs-measurements/glucose-ranges': series('glucose'),
  'GET api/vital-signs-measurements/readings/{id}': series('reading/1'),
  'GET api/vital-signs-measurements/values/{measure}': {
    address: '/videoconsultation/health/archive',
    steps: [press('Preparar mi archivo')],
  },
  'POST api/vital-signs-measurements/activity': series('activity'),
  'POST api/vital-signs-measurements/blood-pressure': series('blood-pressure'),
  'POST api/vital-signs-measurements/glucose': series('glucose'),
  'POST api/vital-signs-measurements/hr': series('heart-rate'),
  'POST api/vital-signs-measurements/oxigen': series('oxygen'),
  'POST api/vital-signs-measurements/sleep': series('sleep'),
  'POST api/vital-signs-measurements/temperature': series('temperature'),
  'POST api/vital-signs-measurements/weight': series('weight'),
}
