/** The texts of a consultation, and their titles. */
export const sections = [
  ['reason', 'RECORDS.REASON'],
  ['summary', 'RECORDS.SUMMARY'],
  ['recommendations', 'RECORDS.RECOMMENDATIONS'],
] as const
