/** Class name of a link or button in the bar at the top of a frame. */
export const topbarLinkClass = 'topbar-link'

/** Class name of the bar at the bottom of a phone. */
export const bottomBarClass = 'bottombar'

/** Class name of a link in the bar at the bottom. */
export const bottomBarItemClass = 'bottombar-item'
