import type { Api } from '../../platform/http/api/operation'
import { receiptIssuerOf } from '../../platform/tenants/settings/billingSettings'
import { startWorker } from '../../platform/jobs/worker'
import { createSender } from './sendRequest'
import { originOf } from './paths'
import { claimDueRefund, writeRefundResult, type DueRefund } from './refunds'
import { releaseExpiredHolds } from './releaseHolds'

/** The parts of the server that the worker uses. */
type WorkerContext = Pick<Api, 'http' | 'db' | 'tenants' | 'now' | 'payments'>

/** The pause between two rounds. */
const INTERVAL_MS = 15_000
/** The number of refunds in one round. */
const MAX_REFUNDS = 20

/** Runs rounds while the server listens. */
export const startPaymentWorker = (api: WorkerContext): void =>
  startWorker(api.http, {
    intervalMs: INTERVAL_MS,
    run: (isStopping) => runPaymentRound(api, isStopping),
    report,
  })

/**
 * One round: releases expired holds, then requests due refunds one after the other. A stopping server waits for at most
 * one response of the payment service.
 */
export async function runPaymentRound(api: WorkerContext, isStopping = () => false): Promise<void> {
  await releaseExpiredHolds(api.db, api.tenants.ids, api.now())
  for (let count = 0; count < MAX_REFUNDS && !isStopping(); count += 1) {
    const refund = await claimDueRefund(api.db, api.tenants.ids, api.now())
    if (!refund) return
    await requestDueRefund(api, refund).catch(report)
  }
}

async function requestDueRefund(api: WorkerContext, refund: DueRefund): Promise<void> {
  const tenant = api.tenants.byId(refund.tenant)
  const payment = tenant?.backend.payment
  if (!tenant || !payment || !api.payments)
    throw new Error(`Refund of order ${refund.number}: tenant ${refund.tenant} takes no payments`)
  const result = await api.payments(payment, originOf(tenant)).refund(refund, createSender(api.http, payment))
  await writeRefundResult(api.db, refund, result, api.now(), receiptIssuerOf(tenant))
  if (!result.done)
    throw new Error(`Refund of order ${refund.number} failed: ${result.response || 'no code'}`)
}

/** Logs order numbers and codes only: no keys and no personal data. */
const report = (error: unknown) => console.error('payments:', error instanceof Error ? error.message : error)
