import { useText } from '@portico/core/i18n/useText'
import { saveFile } from '@portico/core/files/saveFile'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { TextKey } from '../texts'

interface Props {
  codes: readonly string[]
  onClose: () => void
}

/** Shows the recovery codes, once, to be saved. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const t = useText<TextKey>()
  const download = () =>
    saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  return (
    <Dialog
      title={t('ACCOUNT.STEP.CODES_TITLE')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ACCOUNT.STEP.CODES_SAVED')}</Button>
          <Button variant="secondary" icon="download" onClick={download}>
            {t('ACCOUNT.STEP.CODES_DOWNLOAD')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{t('ACCOUNT.STEP.CODES_TEXT')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-y-1 gap-x-4 p-4 rounded-control bg-sunken">
        {codes.map((code) => (
          <li key={code}>
            <code className="[font:600_1.0625rem/1.5_ui-monospace,monospace] wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
