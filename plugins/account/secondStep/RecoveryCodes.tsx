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
      <ul className="step-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="step-code">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
