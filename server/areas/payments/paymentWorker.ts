import type { Api } from '../../http/api/operation'
import { askOf } from './sendRequest'
import { originOf } from './paths'
import { providerOf } from './paymentProviders'
import { takeDueRefund, writeRefund, type DueRefund } from './refunds'
import { releaseExpired } from './releaseHolds'

/** What looking after payments needs of the server. */
type Shops = Pick<Api, 'http' | 'db' | 'tenants' | 'now'>

/** How often a server looks after payments. */
const EVERY_MS = 15_000
/** How many refunds are asked for in a round. */
const MOST = 20

/** Looks after payments while the server listens, also after one round has failed. */
export function keepPayments(api: Shops): void {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let stopping = false
  const next = () => {
    timer = setTimeout(() => {
      round = lookAfterPayments(api, () => stopping)
        .catch(report)
        .finally(next)
    }, EVERY_MS).unref()
  }
  api.http.addHook('onListen', async () => next())
  api.http.addHook('onClose', async () => {
    stopping = true
    clearTimeout(timer)
    await round
    clearTimeout(timer)
  })
}

/**
 * One round: times whose payment has not come are given back, and refunds whose turn it is are asked for, one after the
 * other; a server that stops waits for one answer of the payment service at most.
 */
export async function lookAfterPayments(api: Shops, isStopping = () => false): Promise<void> {
  await releaseExpired(api.db, api.now())
  for (let asked = 0; asked < MOST && !isStopping(); asked += 1) {
    const refund = await takeDueRefund(api.db, api.now())
    if (!refund) return
    await askFor(api, refund).catch(report)
  }
}

async function askFor(api: Shops, refund: DueRefund): Promise<void> {
  const tenant = api.tenants.byId(refund.tenant)
  const payment = tenant?.backend.payment
  if (!tenant || !payment)
    throw new Error(`${refund.tenant} takes no payments; ${refund.number} is to be given back`)
  const answer = await providerOf(payment, originOf(tenant)).refund(refund, askOf(api.http, payment))
  await writeRefund(api.db, refund, answer, api.now())
  if (!answer.done) throw new Error(`${refund.number} was not given back: ${answer.response || 'no code'}`)
}

/** Order numbers and codes alone: no key and nobody's data. */
const report = (error: unknown) => console.error('payments:', error instanceof Error ? error.message : error)
