import { Icon } from '@portico/core/ui/media/Icon'
import './DropZone.css'

interface Props {
  title: string
  hint: string
  /** As of the attribute `accept` of a file input. */
  accept: string
  /** The name of the chosen file, for a page that shows it here. */
  name?: string | undefined
  onFile: (file: File | undefined) => void
}

/** Drop zone for one file, covered by the browser's own file input. The same file can be chosen twice. */
export function DropZone({ title, hint, accept, name, onFile }: Props) {
  return (
    <label className="a-drop">
      <Icon name="upload" />
      <span className="strong">{title}</span>
      <span className="muted">{hint}</span>
      <span aria-live="polite">{name}</span>
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
