import { useText } from '@portico/core/i18n/useText'
import { useEffect, useRef } from 'react'
import type { Step } from './steps'
import type { TextKey } from '../texts'

/** The question of a step. It takes the focus when a step follows another. */
export function StepTitle({ step }: { step: Step }) {
  const t = useText<TextKey>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== 'front') title.current?.focus()
  }, [step])
  return (
    <div className="stack gap-2">
      <h2 className="h2" tabIndex={-1} ref={title}>
        {t(`IDENTITY.ASK.${step}`)}
      </h2>
      <p className="text-muted text-pretty">{t(`IDENTITY.ASK.${step}_NOTE`)}</p>
    </div>
  )
}
