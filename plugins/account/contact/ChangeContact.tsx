import { useState } from 'react'
import { useInvalidate } from '@core/http/useApi'
import { CodeStep } from './CodeStep'
import type { ContactChange } from './contactChange'
import { DoneStep } from './DoneStep'
import { RequestStep } from './RequestStep'

interface Props extends ContactChange {
  onClose: () => void
}

/** The dialog that changes e-mail or telephone: ask for a code, write it, done (C-145). */
export function ChangeContact({ onClose, ...change }: Props) {
  const invalidate = useInvalidate()
  const [step, setStep] = useState<'request' | 'code' | 'done'>('request')
  const [value, setValue] = useState('')
  if (step === 'done') return <DoneStep kind={change.kind} value={value} onClose={onClose} />
  if (step === 'code')
    return (
      <CodeStep
        change={change}
        value={value}
        onClose={onClose}
        onBack={() => setStep('request')}
        onDone={() => {
          setStep('done')
          void invalidate('api/users')
        }}
      />
    )
  return (
    <RequestStep
      change={change}
      value={value}
      onType={setValue}
      onClose={onClose}
      onSent={() => setStep('code')}
    />
  )
}
