import { useState } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { CodeStep } from './CodeStep'
import type { ContactChange } from './contactChange'
import { DoneStep } from './DoneStep'
import { RequestStep } from './RequestStep'
import { useContactDraft } from './useContactDraft'

interface Props extends ContactChange {
  onClose: () => void
}

/** The dialog that changes email or telephone: ask for a code, write it, done (C-145). */
export function ChangeContact({ onClose, ...change }: Props) {
  const invalidate = useInvalidate()
  const draft = useContactDraft()
  const [isDone, setIsDone] = useState(false)
  const kind = change.kind === 'EMAIL' ? 'email' : 'phone'
  const { step, value } = draft.value.kind === kind ? draft.value : { step: 'request', value: '' }
  const close = () => {
    draft.forget()
    onClose()
  }
  if (isDone) return <DoneStep kind={change.kind} value={value} onClose={close} />
  if (step === 'code')
    return (
      <CodeStep
        change={change}
        value={value}
        onClose={close}
        onBack={() => draft.change({ step: 'request' })}
        onDone={() => {
          draft.forget()
          setIsDone(true)
          void invalidate('api/users')
        }}
      />
    )
  return (
    <RequestStep
      change={change}
      value={value}
      onType={(typed) => draft.change({ kind, step: 'request', value: typed })}
      onClose={close}
      onSent={(sent) => draft.change({ kind, step: 'code', value: sent })}
    />
  )
}
