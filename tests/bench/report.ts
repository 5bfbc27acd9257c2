export interface Row {
  what: string
  found: number
  /** The most it may be; absent: only told. */
  most: number | undefined
  holds: boolean
}

/** A line of the report. */
export const row = (what: string, found: number, most?: number): Row => ({
  what,
  found,
  most,
  holds: most === undefined || found <= most,
})

const shown = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2)

/** The report as text, one line a figure. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length))
  return rows
    .map(({ what, found, most, holds }) => {
      const target =
        most === undefined ? '' : `   at most ${shown(most)}   ${holds ? 'holds' : 'DOES NOT HOLD'}`
      return `${what.padEnd(width)}  ${shown(found).padStart(8)}${target}`
    })
    .join('\n')
}
