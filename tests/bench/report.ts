export interface Row {
  label: string
  value: number
  /** Maximum value; the minimum with `isLeast`. Undefined: reported without a limit. */
  limit: number | undefined
  isLeast?: true
  isWithinLimit: boolean
}

/** Creates a line of the report. */
export const row = (what: string, found: number, most?: number): Row => ({
  label: what,
  value: found,
  limit: most,
  isWithinLimit: most === undefined || found <= most,
})

/** Creates a line of the report for a figure that has to be high. */
export const rowAtLeast = (what: string, found: number, least: number): Row => ({
  label: what,
  value: found,
  limit: least,
  isLeast: true,
  isWithinLimit: found >= least,
})

/** Formats a figure: two decimals below 100 if it is no integer. */
export const formatNumber = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2)

/** Formats the report, one line per figure. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ label: what }) => what.length))
  return rows
    .map(({ label: what, value: found, limit, isLeast = false, isWithinLimit: holds }) => {
      const target =
        limit === undefined
          ? ''
          : `   at ${isLeast ? 'least' : 'most'} ${formatNumber(limit)}   ${holds ? 'holds' : 'DOES NOT HOLD'}`
      return `${what.padEnd(width)}  ${formatNumber(found).padStart(8)}${target}`
    })
    .join('\n')
}
