import { createContext, use, useMemo } from 'react'
import { useContributions } from '../../../plugin/useHost'
import { useAccessContext } from '../../../session/usePermitted'
import { useSession } from '../../../session/useSession'
import { menuOf, type Menu } from './menu'
import { useMenuFilter } from './useMenuFilter'

/** The menu of the current person, for `useMenu`. */
export const MenuContext = createContext<Menu>({ primary: undefined, main: [], more: [] })

/** The menu of the current person. */
export const useMenu = (): Menu => use(MenuContext)

/** Builds the menu once per shell. */
export function useBuiltMenu(): Menu {
  const contributed = useContributions('menu')
  const who = useAccessContext()
  const passes = useMenuFilter()
  const isWorking = useSession().actingFor === null
  // Memoized so that a change of page does not render the menu again.
  return useMemo(() => menuOf(contributed, who, passes, isWorking), [contributed, who, passes, isWorking])
}
