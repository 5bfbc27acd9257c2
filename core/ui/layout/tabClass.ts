import './layout.css'

/** Class name of a navigation whose links look like tabs. */
export const tabsClass = 'tabs'
/** Class name of a link that looks like a tab; `aria-current="page"` marks the current one. */
export const tabClass = 'tab'
