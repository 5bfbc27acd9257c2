/** What the doctor says of a part: it works, it works and needs attention, or it is broken. */
export interface Finding {
  part: string
  level: 'ok' | 'warning' | 'error'
  /** What is so, and for a warning or an error what to do. */
  text: string
}
