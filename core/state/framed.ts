/**
 * Whether the page stands in a frame, another site's or this portal's own. There it has no session, starts none, and shows
 * only screens that are made for it: nobody can be led to click on something of theirs that they do not see (C-063).
 */
export const isFramed = (): boolean => window.parent !== window
