import { expect, test } from 'vitest'
import type { AppointmentPeople } from './payload'
import { patientRecipients } from './recipients'

const people: AppointmentPeople = {
  patientId: 'leo',
  isDependent: true,
  familyAdminIds: ['ana', 'luis'],
  lastFamilyAdminId: null,
  doctorId: 1,
  doctorPersonId: null,
  askingDoctorId: null,
}
const idsOf = (change: Partial<AppointmentPeople>, actorId?: string) =>
  patientRecipients({ ...people, ...change }, actorId).map(({ personId }) => personId)

test('a patient with an account gets their own letters, whoever acts', () => {
  const own = { isDependent: false, familyAdminIds: [] }
  expect(idsOf(own, 'leo')).toEqual(['leo'])
  expect(idsOf(own, 'doctor')).toEqual(['leo'])
  expect(idsOf(own)).toEqual(['leo'])
})

test('FAMILY-003 the family administrator who acts gets the letter of a dependent', () => {
  expect(patientRecipients(people, 'luis')).toEqual([{ personId: 'luis', audience: 'family' }])
})

test('when nobody acts, whoever booked gets the letter, otherwise everybody who looks after the dependent', () => {
  expect(idsOf({ lastFamilyAdminId: 'luis' })).toEqual(['luis'])
  expect(idsOf({})).toEqual(['ana', 'luis'])
  expect(idsOf({ lastFamilyAdminId: 'eva' }), 'no longer of the family').toEqual(['ana', 'luis'])
})

test('an administrator of the portal who acts for a patient gets no letter about their health', () => {
  expect(idsOf({ isDependent: false }, 'admin')).toEqual(['leo'])
  expect(idsOf({}, 'admin')).toEqual(['ana', 'luis'])
})
