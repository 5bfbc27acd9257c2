import type { Tx } from '../../../platform/db/database'

/**
 * The next number of a series in the year of a day, YYYY-MM-DD. Others who issue a receipt wait until this transaction ends: no number is
 * missing.
 */
export async function takeNumber(tx: Tx, tenant: string, series: string, day: string): Promise<string> {
  const year = day.slice(0, 4)
  const [row] = await tx.query<{ last: number }>(
    `insert into payment_receipt_series as s (tenant, series, year, last) values ($1, $2, $3, 1)
     on conflict (tenant, series, year) do update set last = s.last + 1 returning last`,
    [tenant, series, Number(year)],
  )
  return `${series}-${year}-${String(row?.last).padStart(5, '0')}`
}
