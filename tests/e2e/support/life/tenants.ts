/** What a tenant with the feature `register` asks of a new person, and offers them. */
export interface LifeTenant {
  id: string
  /** The doctor of the address, where every patient has one of their own. */
  doctor?: string
  /** Whether people are called by a nickname, which is their name (AUTH-034). */
  usesNickname?: boolean
  /** The plan with a family, where plans sell it: its id, and its name in each language. */
  familyPlan?: { id: number; es: string; en: string }
  /** Whether personal data are not saved without a document. */
  needsDocument?: boolean
  /** The path of its booking. */
  booking: string
  /** The stage that `npm test` plays; the others need PORTICO_E2E_LIVES=all. */
  always?: 'phone' | 'desktop'
}

export const lifeTenants: readonly LifeTenant[] = [
  {
    id: 'portico',
    familyPlan: { id: 2, es: 'Familiar', en: 'Family' },
    needsDocument: true,
    booking: 'appointment-doctor',
    always: 'phone',
  },
  { id: 'covadonga', booking: 'hospital-appointment' },
  { id: 'boostedcrew', usesNickname: true, booking: 'session-appointment' },
  { id: 'upmedica', doctor: 'nicolas-pelaez', booking: 'doctorup-appointment', always: 'desktop' },
]
