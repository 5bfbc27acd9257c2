import { Icon } from '@core/ui/media/Icon'
import { useAdminText } from '../texts'

interface Props {
  /** The name of the chosen file. */
  name: string | undefined
  onFile: (file: File | undefined) => void
}

/** Drop zone for a CSV file, covered by the browser's own file input. */
export function DropZone({ name, onFile }: Props) {
  const t = useAdminText()
  return (
    <label className="a-drop">
      <Icon name="upload" />
      <span className="strong">{t('ADMIN.IMPORT.CHOOSE')}</span>
      <span className="muted">{t('ADMIN.IMPORT.DROP')}</span>
      <span aria-live="polite">{name}</span>
      <input
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
