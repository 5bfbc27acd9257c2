import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { TextField } from '@portico/core/ui/forms/TextField'
import type { TextKey } from '../texts'

/** The address, to copy; selected with one click where the browser does not allow copying. */
export function PrivateAddress({ address }: { address: string }) {
  const t = useText<TextKey>()
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ tone: 'success', text: t('NOTIFICATIONS.CALENDAR.COPIED') })
  }
  return (
    <>
      <TextField
        label={t('NOTIFICATIONS.CALENDAR.ADDRESS')}
        hint={t('NOTIFICATIONS.CALENDAR.ADDRESS_HINT')}
        value={address}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex items-center gap-3">
        <Button icon="copy" onClick={() => void copy().catch(() => undefined)}>
          {t('NOTIFICATIONS.CALENDAR.COPY')}
        </Button>
      </div>
    </>
  )
}
