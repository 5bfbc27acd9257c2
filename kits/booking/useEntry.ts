import { useContributions, useHost } from '@core/plugin/useHost'
import { bookingEditor, bookingEntry } from './entry'

/** The way to book that the menu and the home screen lead to; undefined when none is on (BOOK-030). */
export const useBookingEntry = () => bookingEntry(useContributions('bookingVariants'), useHost().features)

/** The way to book that moves an appointment; undefined when none is on that can (BOOK-032, C-046). */
export const useBookingEditor = () => bookingEditor(useContributions('bookingVariants'), useHost().features)
