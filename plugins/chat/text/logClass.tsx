/** What scrolls in a conversation. */
export const logClass =
  'flex flex-col min-h-0 px-4 overflow-auto overscroll-contain focus-visible:-outline-offset-3 desk:px-5'

/** The same with room above and below. */
export const roomyLogClass = `${logClass} py-4 desk:py-5`
