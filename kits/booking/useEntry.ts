import { useContributions, useHost } from '@portico/core/plugin/useHost'
import { bookingEditor, bookingEntry } from './entry'

/** The variant that the menu and the home screen open; undefined when none is on. */
export const useBookingEntry = () => bookingEntry(useContributions('bookingVariants'), useHost().features)

/** The variant that moves an appointment; undefined when none is on (C-046). */
export const useBookingEditor = () => bookingEditor(useContributions('bookingVariants'), useHost().features)
