import './MenuButton.css'

/** Class name of a popover that looks like a menu. */
export const menuPopoverClass = 'menu-pop'
/** Class name of a list of entries. */
export const menuClass = 'menu-list'
/** Class name of an entry, which has the states of React Aria. */
export const menuEntryClass = 'menu-entry'
