/** Route id of the page behind "More". */
export const moreRoute = 'shell.more'
