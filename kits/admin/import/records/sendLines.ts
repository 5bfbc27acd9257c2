import { ApiError } from '@portico/core/http/apiError'
import type { Call, Operation } from '@portico/core/http/useCall'
import { operationsOf, type AdminEntity } from '../../entity'
import { parseServerErrors } from '../../form/formErrors'
import type { ImportCounts } from '../ImportShare'
import type { RejectedCell } from '../rejectedLines'
import type { LinePlan } from './planLines'

/** Progress and result of an import. */
export interface ImportResult extends ImportCounts {
  errors: readonly RejectedCell[]
}

/** The result if the server accepts every line. */
export const countPlans = (plans: readonly LinePlan[]): ImportResult => {
  const count = (kind: LinePlan['kind']) => plans.filter((plan) => plan.kind === kind).length
  return {
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    errors: plans.flatMap((plan) => (plan.kind === 'refused' ? plan.errors : [])),
  }
}

interface SendInput {
  call: Call
  entity: AdminEntity
  /** Stops before the next line. */
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** Saves the lines one after another. Resolves to the result of those that were sent; it never rejects. */
export async function sendLines(plans: readonly LinePlan[], input: SendInput): Promise<ImportResult> {
  const sent: LinePlan[] = []
  for (const plan of plans) {
    if (input.signal.aborted) break
    sent.push(await sendLine(plan, input))
    input.onProgress(sent.length)
  }
  return countPlans(sent)
}

async function sendLine(plan: LinePlan, { call, entity }: SendInput): Promise<LinePlan> {
  if (plan.kind === 'unchanged' || plan.kind === 'refused') return plan
  const { create, update } = operationsOf(entity)
  // The operations are computed from the entity's path, so their types are not known here.
  const send = (operation: Operation, input: object) => call(operation, { ...input, quiet: true } as never)
  try {
    const { body } = plan
    if (plan.kind === 'update') await send(update, { params: { id: plan.id }, body })
    else await send(create, { body, idempotencyKey: crypto.randomUUID() })
    return plan
  } catch (cause) {
    return { line: plan.line, kind: 'refused', errors: toErrors(plan.line, entity, cause) }
  }
}

function toErrors(line: number, { form }: AdminEntity, cause: unknown): RejectedCell[] {
  const { message, details } = cause instanceof ApiError ? cause : new ApiError(0, 'NETWORK')
  return parseServerErrors(form.schema, message, details).map((error) => ({ line, ...error }))
}
