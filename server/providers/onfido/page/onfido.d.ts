/** The script of the page exports nothing. */
export type Nothing = never
