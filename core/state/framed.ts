/**
 * Whether the page is in a frame, of another site or of this portal. In a frame there is no session, and only screens made
 * for embedding are shown, which prevents clickjacking (C-063).
 */
export const isFramed = (): boolean => window.parent !== window
