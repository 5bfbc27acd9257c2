/** How many scans somebody has where scans are free. */
export const FREE_SCANS = 1_000_000

/** The credits of a value of the user's meta `tokens`; anything but a number counts as none (C-099). */
export function readTokens(value: string | null | undefined): number {
  const tokens = value?.trim() ? Number(value) : 0
  return Number.isFinite(tokens) ? Math.max(0, tokens) : 0
}

/** How many scans credits pay for. */
export const scansLeft = (tokens: number, cost: number): number =>
  cost === 0 ? FREE_SCANS : Math.floor(tokens / cost)

/** Whether the data that a scan needs is complete. */
export const isPatientComplete = (patient: {
  age: number | null
  sex: number | null
  weight: number | null
}): boolean => [patient.age, patient.sex, patient.weight].every((value) => value !== null && value !== 0)
