import { createContext, use, useMemo } from 'react'
import { useBookingEntry } from '@kits/booking/useEntry'
import { useContributions } from '../../../plugin/useHost'
import { useAccessContext } from '../../../session/usePermitted'
import { menuOf, type Menu, type MenuEntry } from './menu'
import { useMenuFilter } from './useMenuFilter'

export const MenuContext = createContext<Menu>({ primary: undefined, main: [], more: [] })

/** The menu of the present person. */
export const useMenu = (): Menu => use(MenuContext)

/** Builds the menu once per shell: what plugins contribute, and the way to book (MENU-009, BOOK-030). */
export function useBuiltMenu(): Menu {
  const contributed = useContributions('menu')
  const who = useAccessContext()
  const passes = useMenuFilter()
  const book = useBookingEntry()
  // The same menu as long as nothing it depends on changes: at a change of page it is not drawn anew.
  return useMemo(() => {
    const entries = book ? [bookEntry(book.plugin, book.route), ...contributed] : contributed
    return menuOf(entries, who, passes)
  }, [contributed, book, who, passes])
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
