import type { Call } from '@portico/core/http/useCall'
import { FlowError } from './flowError'

/** A check that a person may go through now. */
export interface StartedCheck {
  applicantId: string
  runId: string
}

/**
 * Registers the person if they are not yet, and starts a check or continues the open one.
 * Rejects with NO_WORKFLOW_RUN_ID when the API names none.
 */
export async function startCheck(call: Call, userId: string): Promise<StartedCheck> {
  const known = await call('GET api/onfido/applicant', { quiet: true })
  const applicantId =
    known ?? (await call('POST api/onfido/create-applicant/{id}', { params: { id: userId }, quiet: true }))
  const runId: unknown = await call('GET api/onfido/work-flow-run/{id}', {
    params: { id: applicantId },
    quiet: true,
  })
  if (typeof runId !== 'string' || runId === '') throw new FlowError('NO_WORKFLOW_RUN_ID')
  return { applicantId, runId }
}
