import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { toast } from '@portico/core/ui/feedback/toast'
import { useAnswerProposal } from '../changes'
import type { TextKey } from '../texts'

/** Why an answer was refused: the proposal is over, the person has another appointment then, or nobody knows. */
function reasonOf(error: unknown): 'OVER' | 'TAKEN' | 'FAILED' {
  if (!(error instanceof ApiError)) return 'FAILED'
  if (error.message === 'PROPOSAL_OVER' || error.status === 404) return 'OVER'
  return error.message === 'APPOINTMENT_NOT_AVAILABLE' ? 'TAKEN' : 'FAILED'
}

/** What is said after an answer. */
export interface OutcomeTexts {
  accepted: string
  declined: string
}

/** Answers a proposal and says what became of it. Rejects after a refusal, which is shown too. */
export function useAnswer({ id }: Pick<Appointment, 'id'>, { accepted, declined }: OutcomeTexts) {
  const t = useText<TextKey>()
  const answer = useAnswerProposal()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (isAccepted: boolean) => {
    setIsBusy(true)
    try {
      await answer(id, isAccepted)
      toast({ tone: 'success', text: isAccepted ? accepted : declined })
    } catch (error) {
      toast({ tone: 'error', text: t(`PROPOSAL.${reasonOf(error)}`) })
      throw error
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}
