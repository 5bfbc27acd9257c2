import type { CallGuestInvited } from '@schemas/generated/entities'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Icon } from '@portico/core/ui/media/Icon'
import { useCallText } from '../../texts'

interface Props extends Required<CallGuestInvited> {
  /** Whether the server was asked to send the link. */
  isAsked: boolean
  /** Who is asked. */
  other: string
  onClose: () => void
}

/** The link of a guest: where the server has sent it, or how to hand it on with the programs of this device. */
export function GuestLink({ url, guest: { name, sentTo }, isAsked, other, onClose }: Props) {
  const t = useCallText()
  const brand = useTenant().name
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    toast({
      tone: isCopied ? 'success' : 'info',
      text: t(isCopied ? 'PEOPLE.COPIED' : 'PEOPLE.COPY_BY_HAND'),
    })
  }
  const text = encodeURIComponent(t('PEOPLE.MESSAGE', { brand, url }))
  const subject = encodeURIComponent(t('PEOPLE.SUBJECT', { brand }))
  return (
    <div className="stack">
      {isAsked && !sentTo && (
        <p role="alert" className="text-pretty">
          {t('PEOPLE.NOT_SENT')}
        </p>
      )}
      <p className="text-pretty">
        {sentTo
          ? t('PEOPLE.LINK_SENT', { address: sentTo, name, other })
          : t('PEOPLE.LINK_MADE', { name, other })}
      </p>
      <TextField label={t('PEOPLE.LINK')} value={url} readOnly onChange={() => undefined} />
      <div className="flex items-center flex-wrap gap-2">
        <Button icon="copy" size="sm" onClick={() => void copy()}>
          {t('PEOPLE.COPY')}
        </Button>
        <a className={buttonClass({ variant: 'secondary', size: 'sm' })} href={`sms:?&body=${text}`}>
          <Icon name="smartphone" size="s" />
          <span>{t('PEOPLE.BY_SMS')}</span>
        </a>
        <a
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          href={`mailto:?subject=${subject}&body=${text}`}
        >
          <Icon name="mail" size="s" />
          <span>{t('PEOPLE.BY_EMAIL')}</span>
        </a>
      </div>
      <Button variant="secondary" onClick={onClose}>
        {t('PEOPLE.DONE')}
      </Button>
    </div>
  )
}
