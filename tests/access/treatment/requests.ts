import { bookingRequestAt } from '../../../server/test/clinic/bookingRequests'
import { hasBody } from './operations'
import { idsOf, patientOf, type Doctors, type Relation } from './relations'
import { visitRequests } from '../../../server/domain/records/rights/test/visitRequests'

interface Aim {
  relation: Relation
  doctors: Doctors
}

const booking = ({ doctors: { own } }: Aim) => bookingRequestAt(own.free[0] ?? '', own)
const waitingTimes = () => ({
  weekdays: [1],
  fromMinute: 0,
  toMinute: 1440,
  before: '2027-02-01T00:00:00Z',
  noticeHours: 0,
})
const template = () => ({ kind: 'message', name: 'x', text: 'x' })
const nobody = () => ({ name: 'x', surname: 'x', email: 'x@example.com' })

/** The bodies of the operations that need one. */
const bodies: Readonly<Record<string, (aim: Aim) => object>> = {
  'POST api/dependent-users/admin/{userId}': nobody,
  'PUT api/dependent-users/admin/{userId}': nobody,
  'POST api/independent-users/admin/{userId}': nobody,
  'PUT api/independent-users/admin/{userId}': nobody,
  'PUT api/appointments/{id}': booking,
  'POST api/waiting-list/': ({ relation, doctors }) => ({
    serviceId: doctors.own.serviceId,
    appointmentId: idsOf(relation).appointment,
    ...waitingTimes(),
  }),
  'PUT api/waiting-list/{id}': waitingTimes,
  'PUT api/appointments/{id}/answer': () => ({ isAccepted: true }),
  'PUT api/appointments/{id}/doctor': booking,
  'POST api/appointments/doctor': booking,
  'PUT api/careareas/patient': ({ relation, doctors }) => ({
    patientId: patientOf(relation),
    doctorId: doctors.own.doctorId,
    careAreas: [doctors.area],
  }),
  'PUT api/careareas/{id}/patient/{patientId}': () => ({ isAssigned: true }),
  'PUT api/chat/read': ({ relation, doctors }) => ({
    userId: patientOf(relation),
    professionalId: doctors.own.doctorId,
    lastMessageId: idsOf(relation).message,
  }),
  'PUT api/chat/closed': ({ relation, doctors }) => ({
    userId: patientOf(relation),
    professionalId: doctors.own.doctorId,
    isClosed: true,
  }),
  // Weeks without appointments of anybody.
  'POST api/doctors/{id}/absences': () => ({
    from: '2027-09-01',
    to: '2027-09-02',
    reason: 'x',
    appointments: 'keep',
    known: [],
  }),
  'POST api/doctors/{id}/absences/{absenceId}/cancel': () => ({ known: [] }),
  'POST api/doctors/templates': template,
  'PUT api/doctors/templates/{id}': template,
  'POST api/documents/data': ({ relation }) => ({
    documentId: idsOf(relation).upload,
    name: 'x',
    patientId: patientOf(relation),
  }),
  'POST api/patients/emergency': ({ relation }) => ({
    identification: patientOf(relation),
    birthDate: '1990-01-01',
    reason: 'Found unconscious in the street',
  }),
  'POST api/patients/{patientId}/measurements/{series}': () => ({ date: '2027-01-10', range: 'day' }),
  'POST api/auth/magic-link': ({ relation }) => ({ appointmentId: idsOf(relation).appointment }),
  'POST api/visit-links/send': ({ relation }) => ({
    appointmentId: idsOf(relation).appointment,
    by: 'email',
  }),
  'POST api/video-calls/{id}/guests': () => ({ name: 'x', kind: 'other' }),
  'PUT api/video-calls/{id}/guests/{guestId}': () => ({ isAllowed: true, name: 'x' }),
  'POST api/call-guests/entry': () => ({ name: 'x' }),
  ...visitRequests,
  'PUT api/video-calls/{id}/summary': () => ({ summary: 'x' }),
  'PUT api/video-calls/appointments/{id}/readiness': () => ({
    camera: 'ok',
    microphone: 'ok',
    speaker: 'ok',
    network: 'ok',
    browser: 'x',
  }),
  'PUT api/video-calls/appointments/{id}/rating': () => ({ rating: 3 }),
  'PUT api/video-calls/appointments/{id}/notes': () => ({ notes: 'x' }),
}

/** The queries of operations that need one. */
const queries: Readonly<Record<string, (aim: Aim) => Record<string, string>>> = {
  'GET api/chat/messages': ({ relation, doctors }) => ({
    userId: patientOf(relation),
    professionalId: String(doctors.own.doctorId),
  }),
  'GET api/chat/more-messages': ({ relation, doctors }) => ({
    userId: patientOf(relation),
    professionalId: String(doctors.own.doctorId),
    lastMessageId: '999999',
  }),
  'GET api/doctors/{id}/absences/preview': () => ({ from: '2026-12-01', to: '2027-03-30' }),
  'GET api/documents/filter': ({ relation }) => ({ patientId: patientOf(relation) }),
  'GET api/twilio/room': ({ relation }) => ({ appointmentId: String(idsOf(relation).appointment) }),
}

/** Lists of the doctor who calls: they name the doctor and not the patient. */
const ofDoctor = /chat\/(messages-user|contacts)/

/** The request of an operation that aims at a patient. Throws for an operation with a body that has none here. */
export function requestOf(operation: string, aim: Aim, doctorPerson: string) {
  const { relation, doctors } = aim
  const [method = '', template = ''] = operation.split(' ')
  const body = bodies[operation]?.(aim)
  if (hasBody(operation) && !body)
    throw new Error(`Give ${operation} a body in requests.ts and a row in the table`)
  const ids = idsOf(relation)
  const isPerson = /admin\//.test(template)
  const ofCall = /video-calls\/\{id\}/.test(template)
  const id = /careareas\/\{id\}/.test(template)
    ? doctors.area
    : /doctors\/\{id\}/.test(template)
      ? doctors.own.doctorId
      : isPerson
        ? patientOf(relation)
        : /chat\/messages\/\{id\}/.test(template)
          ? ids.message
          : ofCall
            ? ids.call
            : template.endsWith('/additions')
              ? ids.visit
              : ids.appointment
  const path = template
    .replace('records/{kind}/{id}', `records/document/${ids.document}`)
    .replace('{id}', String(id))
    .replaceAll(/\{(patientId|userId)\}/g, patientOf(relation))
    .replace('{bookId}', String(ids.appointment))
    .replace('{doctorId}', String(doctors.own.doctorId))
    .replace('{series}', 'weight')
    .replace('{from}/{to}', '2025-11-01/2027-03-30')
  const query = new URLSearchParams({
    ...(/^POST api\/appointments\/doctor$|\{id\}\/doctor$/.test(operation) && {
      patientId: patientOf(relation),
    }),
    ...(template.includes('{from}') && { showTeamAppointments: 'true' }),
    ...(ofDoctor.test(template) && { userId: doctorPerson }),
    ...queries[operation]?.(aim),
  })
  const isSeries = template.endsWith('{series}')
  return {
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: query.size > 0 ? `${path}?${query}` : path,
    body,
    changesNothing: (method === 'GET' && !/\/finish$|end-consultation/.test(template)) || isSeries,
  }
}

/** The argument of a hub call that aims at a patient. Throws for one that has none here. */
export function hubArgumentOf(name: string, { relation, doctors }: Aim): unknown {
  const { appointment, call } = idsOf(relation)
  const join = { callId: call, peer: 'tab-1' }
  const known: Record<string, unknown> = {
    registerUser: patientOf(relation),
    unregister: patientOf(relation),
    sendMessage: {
      PatientId: patientOf(relation),
      DoctorId: doctors.own.doctorId,
      Content: 'x',
      IsPatientApp: false,
    },
    startCall: appointment,
    acceptVideoCall: call,
    cancelVideoCall: call,
    delayCall: call,
    readCalls: [call],
    joinCall: join,
    sendCallSignal: { ...join, data: 'x' },
  }
  if (!(name in known)) throw new Error(`Give hub ${name} an argument in requests.ts and a row in the table`)
  return known[name]
}
