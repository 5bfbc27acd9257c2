import type { CallPool } from '@schemas/generated/entities'

/** A pool with doctors, for somebody whose plan has four calls a month. */
export const pool: CallPool = {
  isOffered: true,
  access: 'included',
  planName: 'Plus',
  isOpen: true,
  opensAt: null,
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '22:00' }],
  zone: 'Europe/Madrid',
  specialties: ['Medicina de familia'],
  doctors: 6,
  online: 3,
  isFull: false,
  perMonth: 4,
  used: 1,
  renewsAt: '2027-01-31T23:00:00.000Z',
  alertUntil: null,
  waiting: null,
  duty: null,
}
