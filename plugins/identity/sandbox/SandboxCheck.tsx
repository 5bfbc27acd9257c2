import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { IdentitySide } from '@schemas/generated/entities'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { Steps } from '@portico/core/ui/layout/Steps'
import type { EngineProps } from '../flow/engineProps'
import { OutcomeStep } from './OutcomeStep'
import { PictureStep } from './PictureStep'
import { nextStep, steps } from './steps'
import { StepTitle } from './StepTitle'
import { useSandbox } from './useSandbox'
import { useSentPictures } from './useSentPictures'
import type { TextKey } from '../texts'

/**
 * The engine for demos and tests: it runs the whole flow with a camera or files, and says that nobody examines the pictures.
 */
export default function SandboxCheck(props: EngineProps) {
  const sent = useSentPictures(props)
  if (sent) return <SandboxSteps {...props} sent={sent} />
  return (
    <Loading>
      <Skeleton shape="block" height="18rem" />
    </Loading>
  )
}

function SandboxSteps({ sent, ...engine }: EngineProps & { sent: readonly IdentitySide[] }) {
  const t = useText<TextKey>()
  const [pictures, setPictures] = useState(sent)
  const [hasNoBack, setHasNoBack] = useState(false)
  const { send, complete } = useSandbox(engine)
  const step = nextStep(pictures, hasNoBack)
  return (
    <Card
      as="section"
      className="grid gap-5 min-w-0 max-desk:[&_.btn]:w-full"
      aria-label={t('IDENTITY.SANDBOX.TITLE')}
    >
      <Notice tone="warning" title={t('IDENTITY.SANDBOX.TITLE')}>
        {t('IDENTITY.SANDBOX.TEXT')}
      </Notice>
      <Steps current={steps.indexOf(step) + 1} total={steps.length} label={t(`IDENTITY.STEP.${step}`)} />
      <StepTitle step={step} />
      {step === 'outcome' ? (
        <OutcomeStep onComplete={complete} />
      ) : (
        <PictureStep
          key={step}
          side={step}
          onSend={(file) => send(step, file, () => setPictures([...pictures, step]))}
          onSkip={step === 'back' ? () => setHasNoBack(true) : undefined}
        />
      )}
    </Card>
  )
}
