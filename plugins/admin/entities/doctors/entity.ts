import type { AdminDoctor } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminDoctor'
import { activate, deactivate, inviteAgain } from './actions'
import { translated } from '../translations/translations'
import { parsePractices } from './fields/practices/practices'
import { parseProfile, summarizeProfile } from './fields/profile'

const joinNames = (value: unknown, name: string): string | null =>
  Array.isArray(value) && value.length > 0
    ? value.map((item) => String((item as Readonly<Record<string, unknown>>)[name])).join(', ')
    : null
const picture: NonNullable<AdminEntity['formatters']>[string] = (_, texts) =>
  texts.value('thumbnailId', 'set')

/** Doctors and their public profile. Doctors are deactivated, never deleted. */
const doctors: AdminEntity<AdminDoctor> = {
  name: 'DOCTOR',
  form,
  key: 'id',
  path: 'api/doctors',
  createCapability: 'doctorRecords',
  columns: ['surname', 'specialties', 'practices', 'isActive'],
  impliedValues: { isActive: true },
  title: ({ surname, name }) => [surname, name].filter(Boolean).join(', '),
  heading: {
    picture: 'thumbnailId',
    state: { field: 'isActive', on: 'ADMIN.DOCTOR.ACTIVE', off: 'ADMIN.DOCTOR.INACTIVE' },
  },
  filters: ['isActive', { id: 'specialtyId', field: 'specialties' }],
  rowActions: [activate, deactivate, inviteAgain],
  listActions: [
    {
      id: 'absences',
      icon: 'calendar',
      label: 'ADMIN.DOCTOR.TAB_ABSENCES',
      capability: 'absences',
      to: 'doctors/absences',
    },
  ],
  recordLinks: [
    {
      id: 'calendar',
      icon: 'calendar',
      label: 'ADMIN.DOCTOR.TAB_CALENDAR',
      to: (id) => `doctors/update/${id}/calendar`,
    },
    {
      id: 'absences',
      icon: 'calendar',
      label: 'ADMIN.DOCTOR.TAB_ABSENCES',
      capability: 'absences',
      to: (id) => `doctors/update/${id}/absences`,
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
    { id: 'identity', fields: ['title', 'name', 'surname', 'email', 'nickName', 'doctorUrl', 'specialties'] },
    { id: 'practices', fields: ['practices'] },
    { id: 'teams', fields: ['teams'] },
    { id: 'services', fields: ['insurerServices'] },
    {
      id: 'work',
      fields: [
        'timezone',
        'appointmentMessage',
        'notifyBookings',
        'takesCalls',
        'canPrescribe',
        'canModifyCalendar',
        'isNonClinical',
        'careAreas',
      ],
    },
    { id: 'profile', fields: ['userMeta', 'translations'] },
    { id: 'systems', fields: ['externalId', 'simplyBookId', 'timeZoneInfoId'] },
  ],
  choices: {
    specialties: { from: 'GET api/consultation-specialties' },
    careAreas: { from: 'GET api/careareas' },
  },
  widths: {
    bannerId: 12,
    thumbnailId: 12,
    title: 4,
    name: 8,
    surname: 12,
    email: 12,
    nickName: 6,
    doctorUrl: 6,
    timezone: 8,
  },
  widgets: {
    ...translated.widgets,
    bannerId: () => import('./fields/BannerField'),
    thumbnailId: () => import('./fields/PhotoField'),
    email: () => import('./fields/AccountField'),
    practices: () => import('./fields/practices/PracticesField'),
    teams: () => import('./fields/TeamsField'),
    insurerServices: () => import('./fields/ServicesField'),
    userMeta: () => import('./fields/ProfileField'),
    canPrescribe: () => import('./fields/CanPrescribeField'),
    careAreas: () => import('../careAreas/CareAreasField'),
    timezone: () => import('./fields/ZoneField'),
  },
  formatters: {
    ...translated.formatters,
    bannerId: picture,
    thumbnailId: picture,
    practices: (value, texts) =>
      parsePractices(value)
        .map(({ centreName }) => centreName ?? texts.value('practices', 'online'))
        .join(', ') || null,
    teams: (value) => joinNames(value, 'teamName'),
    insurerServices: (value) => joinNames(value, 'serviceName'),
    userMeta: (value) => summarizeProfile(parseProfile(value)),
  },
  can: { delete: false },
}

export default doctors
