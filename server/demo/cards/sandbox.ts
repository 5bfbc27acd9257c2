import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db/database'
import { tenantOrigin } from '../../platform/requests/tenantOrigin'
import type { CardSettings } from '../../platform/tenants/settings/cardSettings'
import type { CardProvider, SubscriptionCharge, SubscriptionState } from '../../domain/account/plans/port'
import { openCapture, useToken } from './captures'
import { fieldsAddress } from './paths'

interface Options {
  db: Tx
  tenant: string
  settings: Extract<CardSettings, { provider: 'sandbox' }>
  publicOrigin: string
  now: Date
}

/** A provider of cards inside this server, for tests and demonstrations. It charges nothing. */
export const createSandbox = ({ db, tenant, settings, publicOrigin, now }: Options): CardProvider => ({
  async startCapture(personId, language) {
    return {
      provider: 'sandboxCards',
      mode: 'sandbox',
      clientSecret: await openCapture(db, tenant, personId, now),
      frame: fieldsAddress(tenantOrigin(publicOrigin, settings.host), tenant, language),
    }
  },
  async subscribe(token, personId, { cents, currency, ends }) {
    const renews = await useToken(db, tenant, personId, token)
    const id = `sub_${randomUUID()}`
    await db.query(
      `insert into sandbox_subscription (tenant, id, person_id, cents, currency, ends, renews, started_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [tenant, id, personId, cents, currency, ends, renews, now],
    )
    return id
  },
  async update(subscription, { cents, currency, ends }) {
    await db.query(
      'update sandbox_subscription set cents = $3, currency = $4, ends = $5 where tenant = $1 and id = $2',
      [tenant, subscription, cents, currency, ends],
    )
  },
  async replaceCard(subscription, token, personId) {
    const renews = await useToken(db, tenant, personId, token)
    await db.query(
      'update sandbox_subscription set renews = $3 where tenant = $1 and id = $2 and person_id = $4',
      [tenant, subscription, renews, personId],
    )
  },
  readState: (subscription) => readState(db, tenant, subscription, now),
  listCharges: (subscription) => listCharges(db, tenant, subscription, now),
  cancel: (subscription) => cancel(db, tenant, subscription, now),
})

async function cancel(db: Tx, tenant: string, subscription: string, now: Date): Promise<void> {
  await db.query(
    'update sandbox_subscription set cancelled_at = coalesce(cancelled_at, $3) where tenant = $1 and id = $2',
    [tenant, subscription, now],
  )
}

/** A card that pays the first month only is tried for three weeks, as a provider does. */
async function readState(
  db: Tx,
  tenant: string,
  subscription: string,
  now: Date,
): Promise<SubscriptionState> {
  const [row] = await db.query<{ state: SubscriptionState }>(
    `select case when cancelled_at is not null then 'ended'
       when renews or started_at + interval '1 month' > $3::timestamptz then 'paid'
       when started_at + interval '1 month 21 days' > $3::timestamptz then 'unpaid' else 'ended' end as state
     from sandbox_subscription where tenant = $1 and id = $2`,
    [tenant, subscription, now],
  )
  return row?.state ?? 'ended'
}

/** One for each month that has begun, with the price of today; a card that pays once, or a subscription that has ended, has no further ones. */
const listCharges = (
  db: Tx,
  tenant: string,
  subscription: string,
  now: Date,
): Promise<readonly SubscriptionCharge[]> =>
  db.query<SubscriptionCharge>(
    `select s.id || '_' || n as id, s.cents, s.currency, s.started_at + make_interval(months => n) as "paidAt"
     from sandbox_subscription s, generate_series(0, 1200) n
     where s.tenant = $1 and s.id = $2 and (n = 0 or s.renews)
       and s.started_at + make_interval(months => n) <= least($3::timestamptz, coalesce(s.cancelled_at, 'infinity'))
     order by n`,
    [tenant, subscription, now],
  )
