import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { SecondStep, SecondStepFactor } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { Panel } from '../overview/Panel'
import { AddApp } from './AddApp'
import { AddPasskey } from './AddPasskey'
import { FactorLine } from './FactorLine'
import { RecoveryCodes } from './RecoveryCodes'
import { RemoveFactor } from './RemoveFactor'
import { RenameFactor } from './RenameFactor'
import { RenewCodes } from './RenewCodes'
import type { TextKey } from '../texts'

type StepDialog =
  | { kind: 'passkey' | 'app' | 'renew' }
  | { kind: 'rename' | 'remove'; factor: SecondStepFactor }
  | { kind: 'codes'; codes: readonly string[] }

/** The second step of the account: passkeys, code apps and recovery codes. An API that has none shows nothing. */
export function SecondStepCard() {
  const t = useText<TextKey>()
  const source = useApi('GET api/users/second-step', { capability: 'secondStep', quiet: true })
  const [dialog, setDialog] = useState<StepDialog | null>(null)
  if (source.error instanceof ApiError && source.error.status === 404) return null
  return (
    <Panel title={t('ACCOUNT.STEP')} source={source} failed={t('ACCOUNT.FAILED')}>
      {source.data && <Factors step={source.data} onOpen={setDialog} />}
      {dialog && (
        <StepDialogs
          dialog={dialog}
          onClose={() => setDialog(null)}
          onChanged={async (codes) => {
            setDialog(codes ? { kind: 'codes', codes } : null)
            await source.mutate()
          }}
        />
      )}
    </Panel>
  )
}

interface FactorsProps {
  step: SecondStep
  onOpen: (dialog: StepDialog) => void
}

function Factors({ step: { factors, recoveryCodes, isRequired }, onOpen }: FactorsProps) {
  const t = useText<TextKey>()
  return (
    <>
      <p className="text-muted text-pretty">
        {t(isRequired ? 'ACCOUNT.STEP.REQUIRED' : 'ACCOUNT.STEP.TEXT')}
      </p>
      {factors.length > 0 && (
        <ul className="list" data-settings="panel">
          {factors.map((factor) => (
            <FactorLine
              key={factor.id}
              factor={factor}
              canRemove={!isRequired || factors.length > 1}
              onRename={() => onOpen({ kind: 'rename', factor })}
              onRemove={() => onOpen({ kind: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-y-2 gap-x-4">
        <Button variant="secondary" icon="key-round" onClick={() => onOpen({ kind: 'passkey' })}>
          {t('ACCOUNT.STEP.ADD_PASSKEY')}
        </Button>
        <Button variant="secondary" icon="smartphone" onClick={() => onOpen({ kind: 'app' })}>
          {t('ACCOUNT.STEP.ADD_APP')}
        </Button>
      </div>
      {factors.length > 0 && (
        <div className="stack gap-1">
          <p className="text-muted text-pretty">{t('ACCOUNT.STEP.CODES_LEFT', { count: recoveryCodes })}</p>
          <Button variant="quiet" onClick={() => onOpen({ kind: 'renew' })}>
            {t('ACCOUNT.STEP.RENEW')}
          </Button>
        </div>
      )}
    </>
  )
}

interface DialogsProps {
  dialog: StepDialog
  onClose: () => void
  /** Takes recovery codes that are to be shown. */
  onChanged: (codes?: readonly string[] | null) => Promise<void>
}

function StepDialogs({ dialog, onClose, onChanged }: DialogsProps) {
  const actions = { onClose, onChanged }
  if (dialog.kind === 'codes') return <RecoveryCodes codes={dialog.codes} onClose={onClose} />
  if ('factor' in dialog) {
    const Change = dialog.kind === 'rename' ? RenameFactor : RemoveFactor
    return <Change factor={dialog.factor} {...actions} />
  }
  if (dialog.kind === 'passkey') return <AddPasskey {...actions} />
  return dialog.kind === 'app' ? <AddApp {...actions} /> : <RenewCodes {...actions} />
}
