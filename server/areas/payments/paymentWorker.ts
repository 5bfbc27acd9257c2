import type { Api } from '../../http/api/operation'
import { createSender } from './sendRequest'
import { originOf } from './paths'
import { paymentProviderOf } from './paymentProviders'
import { claimDueRefund, writeRefundResult, type DueRefund } from './refunds'
import { releaseExpiredHolds } from './releaseHolds'

/** What looking after payments needs of the server. */
type WorkerContext = Pick<Api, 'http' | 'db' | 'tenants' | 'now'>

/** How often a server looks after payments. */
const EVERY_MS = 15_000
/** How many refunds are asked for in a round. */
const MOST = 20

/** Looks after payments while the server listens, also after one round has failed. */
export function startPaymentWorker(api: WorkerContext): void {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let stopping = false
  const next = () => {
    timer = setTimeout(() => {
      round = runPaymentRound(api, () => stopping)
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
export async function runPaymentRound(api: WorkerContext, isStopping = () => false): Promise<void> {
  await releaseExpiredHolds(api.db, api.now())
  for (let asked = 0; asked < MOST && !isStopping(); asked += 1) {
    const refund = await claimDueRefund(api.db, api.now())
    if (!refund) return
    await askFor(api, refund).catch(report)
  }
}

async function askFor(api: WorkerContext, refund: DueRefund): Promise<void> {
  const tenant = api.tenants.byId(refund.tenant)
  const payment = tenant?.backend.payment
  if (!tenant || !payment)
    throw new Error(`${refund.tenant} takes no payments; ${refund.number} is to be given back`)
  const answer = await paymentProviderOf(payment, originOf(tenant)).refund(
    refund,
    createSender(api.http, payment),
  )
  await writeRefundResult(api.db, refund, answer, api.now())
  if (!answer.done) throw new Error(`${refund.number} was not given back: ${answer.response || 'no code'}`)
}

/** Order numbers and codes alone: no key and nobody's data. */
const report = (error: unknown) => console.error('payments:', error instanceof Error ? error.message : error)
