import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { FieldError } from '@portico/core/ui/forms/Field'
import type { PictureRefusal } from './useSandbox'
import type { TextKey } from '../texts'

interface Props {
  /** The address of the picture in memory. */
  address: string
  onSend: () => Promise<PictureRefusal | null>
  onAgain: () => void
}

/** A picture before it is sent. */
export function Preview({ address, onSend, onAgain }: Props) {
  const t = useText<TextKey>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<PictureRefusal | null>(null)
  const send = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      setProblem(await onSend())
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="stack gap-3">
      <img
        className="block w-full max-h-104 object-contain rounded-control bg-sunken"
        src={address}
        alt={t('IDENTITY.PREVIEW')}
      />
      <FieldError
        id="identity-preview-error"
        error={problem ? t(`IDENTITY.PICTURE.${problem}`) : undefined}
      />
      <div className="flex items-center gap-3 flex-wrap">
        <Button busy={isBusy} busyText={t('IDENTITY.SENDING')} onClick={() => void send()}>
          {t('IDENTITY.USE')}
        </Button>
        <Button variant="secondary" icon="rotate-cw" onClick={onAgain}>
          {t('IDENTITY.AGAIN')}
        </Button>
      </div>
    </div>
  )
}
