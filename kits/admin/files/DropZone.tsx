import { Icon } from '@portico/core/ui/media/Icon'

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
    <label className="grid justify-items-center gap-1 relative py-8 px-4 [border:1.5px_dashed_var(--line-strong)] rounded-control bg-raised text-center cursor-pointer hover:border-brand focus-within:[outline:3px_solid_var(--focus)] focus-within:[outline-offset:2px]">
      <Icon name="upload" />
      <span className="font-strong">{title}</span>
      <span className="text-muted">{hint}</span>
      <span aria-live="polite">{name}</span>
      <input
        className="absolute inset-0 w-full opacity-0 cursor-pointer"
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
