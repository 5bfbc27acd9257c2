import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { CodeAppSetup } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { toast } from '@portico/core/ui/feedback/toast'
import { CodeField } from '@portico/core/ui/forms/account/CodeField'
import { useSubmit } from '../useSubmit'
import { NameField } from './NameField'
import { QrCode } from '@portico/core/ui/media/QrCode'
import { StepForm } from './StepForm'
import { useFactorName } from './useFactorName'
import type { TextKey } from '../texts'

interface Props {
  onClose: () => void
  onChanged: (codes: readonly string[] | null) => Promise<void>
}

/** Sets up a code app: its secret as QR code and as text, and its first code. */
export function AddApp({ onClose, onChanged }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const codeId = useId()
  const { field, read } = useFactorName(t('ACCOUNT.STEP.app'))
  const [setup, setSetup] = useState<CodeAppSetup | null>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = useSubmit()
  const start = useEffectEvent(
    () =>
      void submit.submit(async () =>
        setSetup(await call('POST api/users/second-step/apps', { capability: 'secondStep', quiet: true })),
      ),
  )
  useEffect(() => start(), [])
  const confirm = async (id: string, name: string) => {
    const { recoveryCodes } = await call('POST api/users/second-step/apps/{id}', {
      capability: 'secondStep',
      params: { id },
      body: { name, code },
      quiet: true,
    })
    toast({ tone: 'success', text: t('ACCOUNT.STEP.ADDED', { name }) })
    await onChanged(recoveryCodes)
  }
  const send = () => {
    const name = read()
    setIsMissing(code === '')
    if (code === '') return document.getElementById(codeId)?.focus()
    if (setup && name !== undefined) void submit.submit(() => confirm(setup.id, name))
  }
  return (
    <StepForm
      title={t('ACCOUNT.STEP.ADD_APP')}
      send={t('ACCOUNT.STEP.CONFIRM_APP')}
      submit={submit}
      onSend={send}
      onClose={onClose}
    >
      {setup ? <Secret setup={setup} /> : !submit.refusal && <LoadingSecret />}
      <CodeField
        id={codeId}
        label={t('ACCOUNT.STEP.CODE')}
        value={code}
        error={isMissing && code === '' ? t('ACCOUNT.CODE.MISSING') : undefined}
        onChange={setCode}
      />
      <NameField {...field} />
    </StepForm>
  )
}

function Secret({ setup: { secret, address } }: { setup: CodeAppSetup }) {
  const t = useText<TextKey>()
  return (
    <>
      <p className="text-pretty">{t('ACCOUNT.STEP.SCAN')}</p>
      <QrCode text={address} label={t('ACCOUNT.STEP.QR')} />
      <p className="text-pretty">
        {t('ACCOUNT.STEP.SECRET')}{' '}
        <code className="[font:600_1.0625rem/1.5_ui-monospace,monospace] wrap-anywhere">
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
    </>
  )
}

const LoadingSecret = () => (
  <Loading>
    <Skeleton shape="block" height="12rem" />
  </Loading>
)
