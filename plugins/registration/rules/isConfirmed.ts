/** Parses the query `confirmed`: only `1` and `true` confirm (C-018). */
export const isConfirmed = (confirmed: string | undefined): boolean =>
  confirmed === '1' || confirmed === 'true'
