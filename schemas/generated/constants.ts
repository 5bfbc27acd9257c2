/* Generated from schemas/entities by `npm run schemas`. Do not edit. */
/** 1 cancelled; 2 booked; 3 pending payment: the slot is held until it is paid; 4 released: not paid or not accepted in time, the slot is free again; 5 proposed: a doctor proposes it, the slot is held until the patient answers; 6 offered: the waiting list holds the freed slot until the patient answers. Clients treat any other value as cancelled (BOOK-016, C-058). */
export const AppointmentStatus = {
  cancelled: 1,
  booked: 2,
  pendingPayment: 3,
  released: 4,
  proposed: 5,
  offered: 6,
} as const
export type AppointmentStatus = (typeof AppointmentStatus)[keyof typeof AppointmentStatus]

/** 1 in person, 2 online. Used by appointments and by services (BOOK-010, BOOK-027, C-062). */
export const AppointmentType = {
  inPerson: 1,
  online: 2,
} as const
export type AppointmentType = (typeof AppointmentType)[keyof typeof AppointmentType]

/** 0 pending: the check runs; 1 approved; 2 review: a person looks at it; 3 declined; 4 unverified (IDENT-006). */
export const IdentityStatus = {
  pending: 0,
  approved: 1,
  review: 2,
  declined: 3,
  unverified: 4,
} as const
export type IdentityStatus = (typeof IdentityStatus)[keyof typeof IdentityStatus]
