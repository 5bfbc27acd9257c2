import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useUser } from '@portico/core/session/useUser'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { CodeStep } from '../contact/CodeStep'
import { RequestStep } from '../contact/RequestStep'
import { usePhoneChange } from '../contact/usePhoneChange'
import { DataStep } from '../verify/DataStep'
import { useVerification } from '../verify/useVerification'
import type { TextKey } from '../texts'

interface Props {
  onClose: () => void
}

/** Verifies a person in four steps: telephone, code, data, done (C-145). */
export default function Verify({ onClose }: Props) {
  const user = useUser()
  return user ? <Verification user={user} onClose={onClose} /> : null
}

function Verification({ user, onClose }: Props & { user: User }) {
  const t = useText<TextKey>()
  const invalidate = useInvalidate()
  const { value, change, forget } = useVerification(user.phone ?? '')
  const { step, phone } = value
  const phoneChange = { ...usePhoneChange(), title: t('VERIFY.TITLE'), total: 4 }
  const close = () => {
    forget()
    onClose()
  }
  if (step === 'code')
    return (
      <CodeStep
        change={phoneChange}
        value={phone}
        onClose={close}
        onBack={() => change({ step: 'phone' })}
        onDone={() => {
          change({ step: 'data' })
          void invalidate('api/users')
        }}
      />
    )
  if (step === 'data')
    return (
      <DataStep
        key={user.version}
        user={user}
        onClose={close}
        onDone={() => {
          change({ step: 'done' })
          forget()
          void invalidate('api/users')
        }}
      />
    )
  if (step === 'done')
    return (
      <Dialog
        title={t('VERIFY.DONE')}
        isOpen
        onClose={close}
        footer={<Button onClick={close}>{t('VERIFY.CLOSE')}</Button>}
      >
        <p className="text-pretty">{t('VERIFY.DONE_TEXT')}</p>
      </Dialog>
    )
  return (
    <RequestStep
      change={phoneChange}
      value={phone}
      onType={(typed) => change({ step: 'phone', phone: typed })}
      onClose={close}
      onSent={(sent) => change({ step: 'code', phone: sent })}
    />
  )
}
