import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../../platform/db/database'

interface StoredMetric {
  name: string
  help: string
  labels: readonly string[]
  /** Selects the labels and `value`. Parameters: the moment, and the tenants of this process. */
  sql: string
}

const due = 'tenant = any($2) and sent_at is null and failed_at is null and handed_over_at is null'

/** What the database knows of all processes. The sum over processes would count it several times: take the maximum. */
const metrics: readonly StoredMetric[] = [
  {
    name: 'portico_letters_waiting',
    help: 'Letters that are due and not sent, by tenant.',
    labels: ['tenant'],
    sql: `select tenant, count(*)::int as value from letter
      where ${due} and not_before <= $1::timestamptz and expires_at > $1::timestamptz group by tenant`,
  },
  {
    name: 'portico_letters_oldest_seconds',
    help: 'How long the oldest due letter has waited, by tenant.',
    labels: ['tenant'],
    sql: `select tenant, extract(epoch from $1::timestamptz - min(created_at))::float8 as value from letter
      where ${due} and not_before <= $1::timestamptz and expires_at > $1::timestamptz group by tenant`,
  },
  {
    name: 'portico_letters_failed',
    help: 'Letters that failed for good and were not sent again, by tenant.',
    labels: ['tenant'],
    sql: `select tenant, count(*)::int as value from letter where tenant = any($2) and $1::timestamptz is not null
      and failed_at is not null and sent_at is null and last_error is distinct from 'outdated' group by tenant`,
  },
  {
    name: 'portico_jobs_waiting',
    help: 'Work that is due and not done, by tenant and kind.',
    labels: ['tenant', 'kind'],
    sql: `select tenant, 'video' as kind, count(*)::int as value from video_upload
        where tenant = any($2) and state in ('waiting', 'working') and not_before <= $1::timestamptz group by tenant
      union all
      select tenant, 'refund', count(*)::int from refund
        where tenant = any($2) and done_at is null and next_try_at <= $1::timestamptz group by tenant`,
  },
  {
    name: 'portico_calls_active',
    help: 'Calls that ring or are in progress, by tenant and state.',
    labels: ['tenant', 'state'],
    sql: `select tenant, status as state, count(*)::int as value from video_call
      where tenant = any($2) and status in ('calling', 'inProgress') and started_at > $1::timestamptz - interval '1 day'
      group by tenant, status`,
  },
  {
    name: 'portico_calls_ended_last_hour',
    help: 'Calls that ended within the last hour, by tenant, outcome and reason.',
    labels: ['tenant', 'outcome', 'reason'],
    sql: `select tenant, status as outcome, coalesce(end_reason, 'unknown') as reason, count(*)::int as value
      from video_call where tenant = any($2) and ended_at > $1::timestamptz - interval '1 hour' group by 1, 2, 3`,
  },
  {
    name: 'portico_bookings_last_hour',
    help: 'Appointments that were created within the last hour, by tenant.',
    labels: ['tenant'],
    sql: `select tenant, count(*)::int as value from appointment
      where tenant = any($2) and created_at > $1::timestamptz - interval '1 hour' group by tenant`,
  },
]

/** Registers gauges that ask the database at each scrape. */
export function measureStored(
  registry: Registry,
  db: Db,
  { tenants, now }: { tenants: () => readonly string[]; now: () => Date },
): void {
  for (const { name, help, labels, sql } of metrics) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      collect: async () => {
        const rows = await db.query<Record<string, string> & { value: number }>(sql, [
          now().toISOString(),
          tenants(),
        ])
        gauge.reset()
        for (const { value, ...values } of rows) gauge.set(values as Record<string, string>, value)
      },
    })
  }
}
