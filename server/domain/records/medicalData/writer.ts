/** Whose records, and who writes them at what time. */
export interface Writer {
  tenant: string
  patient: string
  actor: string
  now: Date
}
