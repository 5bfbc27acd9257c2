import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { SandboxOutcome } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { ChoiceCards } from '@portico/core/ui/forms/ChoiceCards'
import type { TextKey } from '../texts'

const outcomes = ['approved', 'declined', 'review', 'failed'] as const

/** How the test ends, which the tester chooses. */
export function OutcomeStep({
  onComplete,
}: {
  onComplete: (outcome: SandboxOutcome['outcome']) => Promise<void>
}) {
  const t = useText<TextKey>()
  const [outcome, setOutcome] = useState<SandboxOutcome['outcome'] | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const finish = async () => {
    setIsAsked(true)
    if (!outcome) return
    setIsBusy(true)
    await onComplete(outcome)
    setIsBusy(false)
  }
  return (
    <div className="stack">
      <ChoiceCards
        label={t('IDENTITY.ASK.outcome')}
        hideLabel
        value={outcome}
        onChange={setOutcome}
        options={outcomes.map((value) => ({
          value,
          title: t(`IDENTITY.OUTCOME.${value}`),
          text: t(`IDENTITY.OUTCOME.${value}_NOTE`),
        }))}
        error={isAsked && !outcome ? t('IDENTITY.CHOOSE') : undefined}
      />
      <div className="flex items-center gap-3 flex-wrap">
        <Button size="lg" busy={isBusy} busyText={t('IDENTITY.SENDING')} onClick={() => void finish()}>
          {t('IDENTITY.FINISH')}
        </Button>
      </div>
    </div>
  )
}
