import { createElement } from 'react'
import type { Contributed } from '@portico/core/plugin/useHost'
import { defineKit } from '@portico/core/plugin/defineKit'
import { isPermitted } from '@portico/core/plugin/isPermitted'
import type { LazyScreen } from '@portico/core/plugin/points'
import { bookingEntry } from './entry'

export type { BookingVariantContribution } from './points'

type Contribution = Contributed<'bookingVariants'>

/** The booking engine. It creates the routes of booking variants, the menu entry, and the condition `booking`. */
export const bookingKit = defineKit({
  id: 'booking',
  points: [
    'bookingVariants',
    'bookingConfirmations',
    'paymentPages',
    'confirmationGates',
    'bookingDocuments',
    'appointmentNotices',
    'cancelNotices',
    'paymentTerms',
    'receiptPages',
  ],
  derive: ({ bookingVariants }, features) => ({
    routes: bookingVariants.flatMap(routesOf),
    menu: menuOf(bookingEntry(bookingVariants, features)),
  }),
  conditions: ({ bookingVariants }) => ({
    booking: (value, who) =>
      value !== true && value.length > 0
        ? value.some((feature) => who.features.has(feature))
        : bookingVariants.some(({ requires }) => isPermitted(requires, { ...who, conditions: {} })),
  }),
})

function routesOf(contribution: Contribution): Contributed<'routes'>[] {
  const { plugin, route, path, title = 'MENU.BOOK_APPOINTMENT', requires, embedded } = contribution
  const common = { plugin, title, prefetch: 'intent', ...(requires && { requires }) } as const
  const ownRoute = {
    ...common,
    id: route,
    area: 'patient',
    path,
    screen: bookingScreen(contribution),
  } as const
  if (!embedded) return [ownRoute]
  const screen = embeddedScreen(contribution)
  return [ownRoute, { ...common, ...embedded, area: 'public', bare: true, embeddable: true, screen }]
}

const loadTexts = async () => (await import('./texts')).loadBookingTexts()

const bookingScreen =
  ({ plugin, variant: load }: Contribution): LazyScreen =>
  async () => {
    const [{ BookingScreen }, { default: variant }] = await Promise.all([
      import('./BookingScreen'),
      load(),
      loadTexts(),
    ])
    return { default: () => createElement(BookingScreen, { plugin, variant }) }
  }

const embeddedScreen =
  ({ plugin, route, variant: load }: Contribution): LazyScreen =>
  async () => {
    const [{ EmbeddedBooking }, { default: variant }] = await Promise.all([
      import('./embedded/EmbeddedBooking'),
      load(),
      loadTexts(),
    ])
    return { default: () => createElement(EmbeddedBooking, { plugin, variant, route }) }
  }

/** The primary menu entry: the first booking variant that is on. */
const menuOf = (entry: Contribution | undefined): Contributed<'menu'>[] =>
  entry
    ? [
        {
          plugin: entry.plugin,
          id: 'bookAppointment',
          label: 'MENU.BOOK_APPOINTMENT',
          icon: 'calendar-plus',
          to: entry.route,
          order: -1,
          group: 'primary',
          bottom: true,
          requires: { scenario: 'HasScheduleAppointment' },
        },
      ]
    : []
