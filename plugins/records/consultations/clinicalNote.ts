/** The texts of the clinical note, and their titles. */
export const note = [
  ['reason', 'RECORDS.NOTE_REASON'],
  ['findings', 'RECORDS.NOTE_FINDINGS'],
  ['assessment', 'RECORDS.NOTE_ASSESSMENT'],
  ['plan', 'RECORDS.NOTE_PLAN'],
] as const
