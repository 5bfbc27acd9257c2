import path from 'node:path'
import { expect, it } from 'vitest'
import { findScreen, formatScreen } from './findScreen'

const root = path.resolve(import.meta.dirname, '../..')

it.each([
  [
    '/#/admin/users/update/7',
    'admin',
    'admin',
    ['plugins/admin/entities/users/entity.ts'],
    'admin.usersList (form)',
  ],
  [
    '#/admin/companies',
    'admin',
    'admin',
    ['plugins/admin/entities/companies/entity.ts'],
    'admin.companiesList (list)',
  ],
  [
    'https://clinic.example/#/dra-ana/videoconsultation/booked-appointments?x=1',
    'appointments',
    'videoConsultation.bookedAppointments',
    ['plugins/appointments/screens/List.tsx'],
    undefined,
  ],
  [
    '/videoconsultation/appointment-doctor/9',
    'generalAppointment',
    'videoConsultation.appointmentDoctor',
    ['kits/booking/BookingScreen.tsx', 'plugins/generalAppointment/chosenDoctor.ts'],
    undefined,
  ],
  ['/#/videocall', 'calls', 'videoConsultation.videoCall', ['plugins/calls/screens/Board.tsx'], undefined],
  [
    'public.fhgstAppointment',
    'fhgst',
    'public.fhgstAppointment',
    ['kits/booking/embedded/EmbeddedBooking.tsx', 'plugins/fhgst/variant.ts'],
    undefined,
  ],
])('finds the screen of %s', async (address, plugin, route, files, section) => {
  const report = await findScreen(root, address)
  expect(report).toMatchObject({ plugin, route, files })
  expect(report?.section).toBe(section)
  expect(report?.operations.every((operation) => /^[A-Z]+ api\//.test(operation))).toBe(true)
})

it('lists the cards of the home screen and the operations that they read', async () => {
  const report = await findScreen(root, '/videoconsultation/home')
  expect(report?.parts).toContain('plugins/appointments/homeCards/NextAppointment.tsx')
  expect(report?.operations).toContain('GET api/appointments/')
})

it('finds the screens of the core', async () => {
  const report = await findScreen(root, '/videoconsultation/more')
  expect(report?.files).toEqual(['core/app/shell/menu/MorePage.tsx'])
})

it('lists the guards in the order in which they run', async () => {
  const report = await findScreen(root, 'videoConsultation.appointment')
  expect(report?.guards.map((guard) => guard.split(':')[0])).toEqual(
    expect.arrayContaining(['session', 'feature', 'doctorUrl']),
  )
  expect(report?.guards[0]).toBe('session: signed in')
})

it('answers null where no route matches', async () => {
  expect(await findScreen(root, '/what/is/this')).toBeNull()
})

it('prints below an operation where the server answers it', async () => {
  const report = await findScreen(root, '/videoconsultation/more')
  if (!report) throw new Error('There is no such screen.')
  const operation = 'PUT api/a'
  const server = [
    { operation, place: 'server/a.ts:3', reads: ['one', 'two'], writes: ['two'] },
    { operation: 'GET api/b', place: 'server/b.ts:4', reads: [], writes: [] },
  ]
  const text = formatScreen({ ...report, operations: [operation] }, server)
  expect(text.split('\n').slice(-4)).toEqual([
    'operation   PUT api/a',
    '  server    server/a.ts:3',
    '  reads     one, two',
    '  writes    two',
  ])
})
