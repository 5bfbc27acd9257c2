import { useState } from 'react'
import { useInvalidate } from '@core/http/useApi'
import { useUser } from '@core/session/useUser'
import { Button } from '@core/ui/actions/Button'
import { Dialog } from '@core/ui/overlays/Dialog'
import { CodeStep } from '../contact/CodeStep'
import { RequestStep } from '../contact/RequestStep'
import { usePhoneChange } from '../contact/usePhoneChange'
import { useAccountText } from '../useAccountText'
import '../overview/account.css'
import { DataStep } from '../verify/DataStep'

/** Verifies a person in four steps: telephone, code, data, done (ACCOUNT-003, ACCOUNT-016, C-145). */
export default function Verify({ onClose }: { onClose: () => void }) {
  const t = useAccountText()
  const user = useUser()
  const invalidate = useInvalidate()
  const [step, setStep] = useState<'phone' | 'code' | 'data' | 'done'>('phone')
  const [typed, setTyped] = useState<string>()
  const change = { ...usePhoneChange(), title: t('VERIFY.TITLE'), total: 4 }
  if (!user) return null
  const phone = typed ?? user.phone ?? ''
  const goTo = (next: typeof step) => {
    setStep(next)
    void invalidate('api/users')
  }
  if (step === 'phone')
    return (
      <RequestStep
        change={change}
        value={phone}
        onType={setTyped}
        onClose={onClose}
        onSent={() => setStep('code')}
      />
    )
  if (step === 'code')
    return (
      <CodeStep
        change={change}
        value={phone}
        onClose={onClose}
        onBack={() => setStep('phone')}
        onDone={() => goTo('data')}
      />
    )
  if (step === 'data')
    return <DataStep key={user.version} user={user} onClose={onClose} onDone={() => goTo('done')} />
  return (
    <Dialog
      title={t('VERIFY.DONE')}
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('VERIFY.CLOSE')}</Button>}
    >
      <p className="pretty">{t('VERIFY.DONE_TEXT')}</p>
    </Dialog>
  )
}
