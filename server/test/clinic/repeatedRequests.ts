import type { CardCapture } from '../../../schemas/generated/entities'
import { CARDS } from '../../demo/cards/paths'
import { personId } from '../../demo/people/personRow'
import type { Operation } from '../../platform/http/api/contract'
import { bookingRequestAt, findOffers } from './bookingRequests'
import { NOW, type Caller, type Clinic } from './clinic'
import type { RepeatedRequest } from './repeatedRequest'
import { ofWaitingList } from './waitingRequests'
import { insertVideoAppointment } from '../../domain/calls/test/videoAppointment'

type Requests = Partial<Record<Operation, RepeatedRequest>>
const birthDate = '1980-01-01'
const at = '2027-01-09T09:00:00Z'
const changed = { audit: 1 }
const notified = { appointment_notice: 1, letter: 1 }

/** Sets up a clinic with card payments. Returns one request of every operation that takes an Idempotency-Key. */
export async function prepareRequests(clinic: Clinic): Promise<Requests> {
  await clinic.db.query(
    "insert into video (tenant, id, title) overriding system value values ('one', 9001, 'x')",
  )
  const [admin, luis] = [await clinic.as('admin@portico.test'), await clinic.as('luis@portico.test')]
  return {
    ...ofAdministration(admin),
    ...(await ofDoctors(clinic, admin)),
    ...(await ofFamilies(clinic, admin)),
    ...ofRecords(luis),
    ...(await ofBookings(clinic, luis)),
    ...(await ofPlans(clinic, luis)),
    ...(await ofWaitingList(clinic, luis)),
  }
}

function ofAdministration(caller: Caller): Requests {
  const service = { name: 'x', consultationSpecialtyId: 1, type: 2, duration: 15 }
  const centre = { name: 'x', address: 'x 1', city: 'x', country: 'ES', timezone: 'Europe/Madrid' }
  const create = (path: string, body: object, adds: object) => ({
    caller,
    path: `api/${path}`,
    body,
    adds: { ...adds, ...changed },
  })
  return {
    'POST api/companies': create('companies', { name: 'x' }, { company: 1 }),
    'POST api/centres': create('centres', centre, { centre: 1 }),
    'POST api/teams': create('teams', { name: 'x' }, { team: 1 }),
    'POST api/agreements': create('agreements', { name: 'x' }, { agreement: 1 }),
    'POST api/insurers': create('insurers', { name: 'x' }, { insurer: 1 }),
    'POST api/policies': create(
      'policies',
      { policyNumber: 'x1', insurerId: 2, birthDate },
      { insured_policy: 1 },
    ),
    'POST api/specialties-categories': create(
      'specialties-categories',
      { name: 'x' },
      { specialty_category: 1 },
    ),
    'POST api/consultation-services': create('consultation-services', service, { service: 1 }),
    'POST api/consultation-specialties': create('consultation-specialties', { name: 'x' }, { specialty: 1 }),
    'POST api/careareas': { caller, path: 'api/careareas', body: { name: 'x' }, adds: { care_area: 1 } },
    'POST api/categories': create(
      'categories',
      { name: 'x', tags: [{ name: 'x' }] },
      { category: 1, tag: 1 },
    ),
    'POST api/users/admin': create(
      'users/admin',
      { name: 'x', surname: 'x', birthDate, email: 'user@idempotency.test' },
      { person: 1, account: 1, letter: 1 },
    ),
    'POST api/metadata': create('metadata', { assetId: 9001, title: 'x', version: 1 }, {}),
  }
}

async function ofDoctors(clinic: Clinic, admin: Caller): Promise<Requests> {
  const names = { title: 'Dra.', name: 'x', surname: 'x', timezone: 'Europe/Madrid' }
  const invited = { ...names, email: 'invited@idempotency.test' }
  const { id } = (await admin('POST', 'api/doctors', invited)).body as { id: number }
  const start = new Date(NOW.getTime() + 5 * 60_000)
  const appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start })
  await clinic.db.query(
    `insert into consultation (tenant, patient_id, appointment_id, doctor_id, held_on, finished_at)
     select tenant, patient_id, id, doctor_id, '2027-01-11', $2 from appointment where tenant = 'one' and id = $1`,
    [appointmentId, NOW.toISOString()],
  )
  const doctor = { ...names, email: 'doctor@idempotency.test' }
  const [centre] = await clinic.db.query<{ id: number }>(`select id from centre where tenant = 'one' limit 1`)
  return {
    'POST api/doctors': {
      caller: admin,
      path: 'api/doctors',
      body: doctor,
      adds: { doctor: 1, provider: 1, person: 1, account: 1, letter: 1, ...changed },
    },
    'POST api/doctors/{id}/invitation': {
      caller: admin,
      path: `api/doctors/${id}/invitation`,
      adds: { letter: 1 },
    },
    'POST api/doctors/{id}/absences': {
      caller: admin,
      path: `api/doctors/${id}/absences`,
      body: { from: '2027-09-01', to: '2027-09-01', reason: 'x', appointments: 'keep', known: [] },
      adds: { absence: 1, special_date: 1, agenda_version: 1, ...changed },
    },
    'POST api/centres/{id}/holidays': {
      caller: admin,
      path: `api/centres/${centre?.id}/holidays`,
      body: {
        add: [{ date: '2027-12-24', name: 'x' }],
        remove: [],
        appointments: 'keep',
        known: [],
      },
      adds: { centre_holiday: 1, ...changed },
    },
    'POST api/consultations/appointments/{id}/additions': {
      caller: await clinic.as('doctor@portico.test'),
      path: `api/consultations/appointments/${appointmentId}/additions`,
      body: { text: 'x' },
      adds: { consultation_addition: 1, letter: 1 },
    },
    'POST api/visit-links/send': {
      caller: await clinic.as('doctor@portico.test'),
      path: 'api/visit-links/send',
      body: { appointmentId, by: 'email' },
      adds: { letter: 1, acting_entry: 1 },
    },
  }
}

async function ofFamilies(clinic: Clinic, admin: Caller): Promise<Requests> {
  const ana = await clinic.as('ana@portico.test')
  const child = { name: 'x', surname: 'x', birthDate: '2024-01-01' }
  const adult = { name: 'x', surname: 'x', birthDate }
  const invited = { ...adult, email: 'first@idempotency.test' }
  const { id } = (await ana('POST', 'api/independent-users', invited)).body as { id: string }
  const luis = personId('one', 'luis')
  const member = { person: 1, family_link: 1, audit: 2 }
  return {
    'POST api/dependent-users': { caller: ana, path: 'api/dependent-users', body: child, adds: member },
    'POST api/dependent-users/admin/{userId}': {
      caller: admin,
      path: `api/dependent-users/admin/${luis}`,
      body: child,
      adds: member,
    },
    'POST api/independent-users': {
      caller: ana,
      path: 'api/independent-users',
      body: { ...adult, email: 'second@idempotency.test' },
      adds: { ...member, letter: 1 },
    },
    'POST api/independent-users/admin/{userId}': {
      caller: admin,
      path: `api/independent-users/admin/${luis}`,
      body: { ...adult, email: 'third@idempotency.test' },
      adds: { ...member, account: 1, letter: 1 },
    },
    'POST api/independent-users/{id}/invitation': {
      caller: ana,
      path: `api/independent-users/${id}/invitation`,
      adds: { letter: 1 },
    },
  }
}

function ofRecords(caller: Caller): Requests {
  const weight = { measures: [{ id: 8, value: 70 }], measureDate: at }
  const save = (path: string, body: object, adds: object) => ({
    caller,
    path: `api/${path}`,
    body,
    adds: adds as Record<string, number>,
  })
  const record = { medical_record: 1 }
  return {
    'POST api/allergy/patient': save(
      'allergy/patient',
      { name: 'x', isAllergy: true, isActive: true },
      record,
    ),
    'POST api/illness/patient': save(
      'illness/patient',
      { name: 'x', isPersonal: true, isActive: true },
      record,
    ),
    'POST api/intervention/patient': save('intervention/patient', { name: 'x' }, record),
    'POST api/medicine/patient': save('medicine/patient', { name: 'x' }, record),
    'POST api/vital-signs-measurements/save-measure': save('vital-signs-measurements/save-measure', weight, {
      measurement: 1,
    }),
    'POST api/lifeVit/records': save('lifeVit/records', weight, { measurement: 1 }),
    'POST api/lifeVit/sleep': save('lifeVit/sleep', { totalSleep: 7200 }, { measurement: 1 }),
    'POST api/lifeVit/activity': save('lifeVit/activity', { steps: 100 }, { measurement: 1 }),
    'POST api/lifeVit/heart': save('lifeVit/heart', { lpm: 60 }, { measurement: 1 }),
    'POST api/lifeVit/weight': save('lifeVit/weight', { weight: 70 }, { measurement: 1 }),
    'POST api/lifeVit/oximeter': save('lifeVit/oximeter', { measureSpO2: 97 }, { measurement: 1 }),
    'POST api/lifeVit/thermometer': save(
      'lifeVit/thermometer',
      { temperature: 36.6, temperatureUnit: 'celsius' },
      { measurement: 1 },
    ),
    'POST api/lifeVit/tensiometer': save(
      'lifeVit/tensiometer',
      { systolic: 120, diastolic: 80 },
      { measurement: 2 },
    ),
  }
}

async function ofBookings(clinic: Clinic, luis: Caller): Promise<Requests> {
  const doctor = await clinic.as('doctor@portico.test')
  const [account] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
    personId('one', 'doctor'),
  ])
  const offers = await findOffers(luis, NOW)
  const other = offers.find(({ doctorId }) => doctorId !== account?.id)
  const own = offers.find(({ doctorId }) => doctorId === account?.id)
  if (!own || !other) throw new Error('the demo data has no bookable provider')
  const free = other.free.filter((start) => !own.free.includes(start) || other.free.length > 20)
  const next = () => bookingRequestAt(free.splice(0, 4)[0] ?? '', other)
  const paid = offers.find(({ serviceId }) => serviceId !== other.serviceId)
  if (!paid) throw new Error('the demo data has one bookable service')
  await clinic.db.query('update service set amount = 20 where id = $1', [paid.serviceId])
  const nextOwn = () => bookingRequestAt(own.free.splice(-4)[0] ?? '', own)
  const added = { appointment: 1, ...notified }
  const book = (path: string, body: object = next()) => ({ caller: luis, path, body, adds: added })
  const bookId = async (answer: ReturnType<Caller>) => ((await answer).body as { bookId: number }).bookId
  const booked = await bookId(luis('POST', 'api/appointments/book', next()))
  const forLuis = `patientId=${personId('one', 'luis')}`
  const ofDoctor = await bookId(doctor('POST', `api/appointments/doctor?${forLuis}`, nextOwn()))
  const { serviceId } = other
  await clinic.db.query('update service set amount = 0 where id = $1', [serviceId])
  const hospital = { doctorId: other.doctorId, consultationServiceId: serviceId, date: free.splice(0, 4)[0] }
  return {
    'POST api/appointments/': book('api/appointments/'),
    'POST api/appointments/book': book('api/appointments/book'),
    'POST api/appointments/book-doctor': book('api/appointments/book-doctor'),
    'POST api/appointments/book-specialist': book(
      'api/appointments/book-specialist',
      bookingRequestAt(paid.free.at(-9) ?? '', paid),
    ),
    'POST api/appointments/book-specialist-free': book('api/appointments/book-specialist-free'),
    'POST api/appointments/book-hospital': book('api/appointments/book-hospital', hospital),
    'POST api/appointments/doctor': {
      caller: doctor,
      path: `api/appointments/doctor?${forLuis}`,
      body: nextOwn(),
      adds: added,
    },
    'PUT api/appointments/{id}': {
      caller: luis,
      path: `api/appointments/${booked}`,
      body: next(),
      adds: { letter: 1 },
    },
    'PUT api/appointments/{id}/doctor': {
      caller: doctor,
      path: `api/appointments/${ofDoctor}/doctor?${forLuis}`,
      body: nextOwn(),
      adds: { letter: 1 },
    },
  }
}

async function ofPlans(clinic: Clinic, luis: Caller): Promise<Requests> {
  const ana = await clinic.as('ana@portico.test')
  const visitor = await clinic.as()
  const tokenOf = async (caller: Caller) => {
    const { clientSecret } = (await caller('POST', 'api/users/card-capture', { planId: 2 }))
      .body as CardCapture
    const typed = { clientSecret, number: '4242424242424242', expiry: '12/29', code: '123' }
    const { body } = await visitor('POST', CARDS.slice(1), typed, { host: 'cards.localhost' })
    return (body as { token: string }).token
  }
  const change = { planId: 2, creditCardToken: await tokenOf(luis) }
  await ana('POST', 'api/users/change-user-plan', { planId: 2, creditCardToken: await tokenOf(ana) })
  return {
    'POST api/users/change-user-plan': {
      caller: luis,
      path: 'api/users/change-user-plan',
      body: change,
      adds: { card_subscription: 1, sandbox_subscription: 1, ...changed },
    },
    'POST api/users/card': {
      caller: ana,
      path: 'api/users/card',
      body: { creditCardToken: await tokenOf(ana) },
      adds: {},
    },
  }
}
