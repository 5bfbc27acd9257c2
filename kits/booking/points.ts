import type { Appointment, AppointmentDocument } from '@schemas/generated/entities'
import type { ReactNode } from 'react'
import type { ContributionBase, LazyScreen, Load, RouteId } from '@portico/core/plugin/points'
import type { BookingVariant } from './variant'

declare module '@portico/core/plugin/points' {
  interface Points {
    bookingVariants: BookingVariantContribution
    bookingConfirmations: BookingConfirmationContribution
    paymentPages: PaymentPageContribution
    confirmationGates: ConfirmationGateContribution
    bookingDocuments: BookingDocumentsContribution
    appointmentNotices: AppointmentNoticeContribution
    cancelNotices: CancelNoticeContribution
    paymentTerms: PaymentTermsContribution
    receiptPages: ReceiptPageContribution
  }

  interface Requires {
    /**
     * `true` or an empty list: at least one booking variant is on. A list of features: one of them is on
     * (C-036).
     */
    booking?: true | readonly string[]
  }
}

/** A booking variant. The kit creates its routes. */
export interface BookingVariantContribution extends ContributionBase {
  /** Route id of the booking screen. The same screen moves an appointment when its path has the appointment's id. */
  route: RouteId
  /** Path of that route, relative to the patient's area. */
  path: string
  /** Text key of the page title; default `MENU.BOOK_APPOINTMENT`. */
  title?: string
  /** Ranks in the entry order and in the edit order (C-046). Without one the variant is never the entry, or never the editor. */
  rank?: { book?: number; edit?: number }
  variant: Load<BookingVariant>
  /** A second route without a session, for a frame on the tenant's embedding site (C-063). */
  embedded?: {
    /** Its route id. */
    id: RouteId
    /** Its path from the root. */
    path: string
  }
}

/** The confirmation of variants without their own; the first contribution is used. */
export interface BookingConfirmationContribution extends ContributionBase {
  /** Route id; the page gets the parameter `bookId`. */
  route: RouteId
}

/** The page between the portal and a payment service. Where there is one, the portal takes payments. */
export interface PaymentPageContribution extends ContributionBase {
  /** Route id. */
  route: RouteId
}

/** Decides whether the confirmation of an appointment is shown, for example after its payment. The first gate is used. */
export interface ConfirmationGateContribution extends ContributionBase {
  gate: LazyScreen<ConfirmationGateProps>
}

/** The props of `ConfirmationGate`. */
export interface ConfirmationGateProps {
  /** The appointment's id in the address; undefined if there is none. */
  bookId: string | undefined
  /** Renders the confirmation. Takes a sentence to show above it, or null. */
  children: (note: string | null) => ReactNode
}

/**
 * The choice of the documents that the doctor of the appointment sees, at the review of variants that ask for it.
 * The first contribution is used.
 */
export interface BookingDocumentsContribution extends ContributionBase {
  part: LazyScreen<BookingDocumentsProps>
}

/** The props of `BookingDocuments`. */
export interface BookingDocumentsProps {
  /** What is chosen. It may name documents that are not there any more. */
  value: readonly AppointmentDocument[]
  onChange: (value: readonly AppointmentDocument[]) => void
  /** The number that can be chosen. */
  max: number
}

/** Messages above the list of appointments. */
export interface AppointmentNoticeContribution extends ContributionBase {
  notice: LazyScreen
}

/** Says in the cancel dialog what cancelling means for one appointment, for example for its payment. */
export interface CancelNoticeContribution extends ContributionBase {
  notice: LazyScreen<CancelNoticeProps>
}

/** The props of `CancelNotice`. */
export interface CancelNoticeProps {
  appointment: Appointment
}

/** Says at the review of a booking that is paid online what happens to the money when it is cancelled. The first one is used. */
export interface PaymentTermsContribution extends ContributionBase {
  terms: LazyScreen<PaymentTermsProps>
}

/** The props of `PaymentTerms`. */
export interface PaymentTermsProps {
  /** When the appointment starts: ISO 8601, UTC. */
  start: string
  /** IANA zone of the clock that counts for the person. */
  zone: string
}

/** The page of a receipt, to which paid appointments lead. The first one is used. */
export interface ReceiptPageContribution extends ContributionBase {
  /** Route id; the page gets the parameter `number`. */
  route: RouteId
}
