import { createContext, use } from 'react'
import { bookingEntry } from '../../../booking/entry'
import { useContributions, useHost } from '../../../plugin/useHost'
import { useSession } from '../../../session/useSession'
import { useUser } from '../../../session/useUser'
import { menuOf, type Menu, type MenuEntry } from './menu'
import { useMenuFilter } from './useMenuFilter'

export const MenuContext = createContext<Menu>({ primary: undefined, main: [], more: [] })

/** The menu of the present person. */
export const useMenu = (): Menu => use(MenuContext)

/** Builds the menu once per shell: what plugins contribute, and the way to book (MENU-009, BOOK-030). */
export function useBuiltMenu(): Menu {
  const contributed = useContributions('menu')
  const { features, bookingVariants: variants } = useHost()
  const { roles } = useSession()
  const user = useUser()
  const passes = useMenuFilter()
  const book = bookingEntry(variants, features)
  const entries = book ? [bookEntry(book.plugin, book.route), ...contributed] : contributed
  return menuOf(entries, { features, roles, user, variants }, passes)
}

const bookEntry = (plugin: string, to: string): MenuEntry => ({
  plugin,
  id: 'bookAppointment',
  label: 'MENU.BOOK_APPOINTMENT',
  icon: 'calendar-plus',
  to,
  group: 'primary',
  bottom: true,
  requires: { scenario: 'HasScheduleAppointment' },
})
