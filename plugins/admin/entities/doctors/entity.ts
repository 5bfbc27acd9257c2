import type { AdminDoctor } from '@schemas/generated/entities'
import type { AdminEntity } from '@kits/admin/entity'
import form from 'virtual:form/AdminDoctor'
import { activate, deactivate } from './actions'

const joinNames = (value: unknown, name: string): string | null =>
  Array.isArray(value) && value.length > 0
    ? value.map((item) => String((item as Readonly<Record<string, unknown>>)[name])).join(', ')
    : null
const picture: NonNullable<AdminEntity['formatters']>[string] = (_, texts) =>
  texts.value('thumbnailId', 'set')

/** Doctors and their public profile (ADMIN-025). Doctors are deactivated, never deleted. */
const doctors: AdminEntity<AdminDoctor> = {
  name: 'DOCTOR',
  form,
  key: 'id',
  path: 'api/doctors',
  columns: ['surname', 'title', 'nickName', 'isActive'],
  impliedValues: { isActive: true },
  title: ({ surname, name }) => [surname, name].filter(Boolean).join(', '),
  heading: {
    picture: 'thumbnailId',
    state: { field: 'isActive', on: 'ADMIN.DOCTOR.ACTIVE', off: 'ADMIN.DOCTOR.INACTIVE' },
  },
  filters: ['isActive', { id: 'specialtyId', field: 'specialties' }],
  rowActions: [activate, deactivate],
  recordLinks: [
    {
      id: 'calendar',
      icon: 'calendar',
      label: 'ADMIN.DOCTOR.TAB_CALENDAR',
      to: (id) => `doctors/update/${id}/calendar`,
    },
    {
      id: 'referees',
      icon: 'users-round',
      label: 'ADMIN.DOCTOR.TAB_REFEREES',
      to: (id) => `doctors/update/${id}/referees`,
    },
  ],
  sections: [
    { id: 'picture', fields: ['bannerId', 'thumbnailId'] },
    { id: 'identity', fields: ['title', 'name', 'surname', 'nickName', 'doctorUrl', 'specialties'] },
    { id: 'teams', fields: ['teams'] },
    { id: 'services', fields: ['insurerServices'] },
    { id: 'work', fields: ['timezone', 'appointmentMessage', 'notifyBookings', 'canPrescribe', 'careAreas'] },
    { id: 'profile', fields: ['userMeta'] },
    { id: 'systems', fields: ['externalId', 'simplyBookId', 'timeZoneInfoId'] },
  ],
  choices: { specialties: { from: 'GET api/consultation-specialties' } },
  widths: {
    bannerId: 12,
    thumbnailId: 12,
    title: 4,
    name: 8,
    surname: 12,
    nickName: 6,
    doctorUrl: 6,
    timezone: 8,
  },
  widgets: {
    bannerId: () => import('./fields/BannerField'),
    thumbnailId: () => import('./fields/PhotoField'),
    teams: () => import('./fields/TeamsField'),
    insurerServices: () => import('./fields/ServicesField'),
    userMeta: () => import('./fields/ProfileField'),
    canPrescribe: () => import('./fields/CanPrescribeField'),
    timezone: () => import('./fields/ZoneField'),
  },
  formatters: {
    bannerId: picture,
    thumbnailId: picture,
    teams: (value) => joinNames(value, 'teamName'),
    insurerServices: (value) => joinNames(value, 'serviceName'),
    userMeta: (value) => Object.values(value as Record<string, string>).join(' · ') || null,
  },
  can: { delete: false },
}

export default doctors
