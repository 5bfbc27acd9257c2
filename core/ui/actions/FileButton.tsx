import type { ComponentProps } from 'react'
import { buttonClass } from './buttonClass'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

/** The props of `FileButton`; those of the control go to it. */
export interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  icon: IconName
  busy?: boolean | undefined
  /** Classes of the button. */
  className?: string | undefined
  /** Receives the chosen file; the same file may be chosen again. */
  onChoose: (file: File) => void
}

/** A button that opens the file dialog. */
export function FileButton({ icon, busy, className, onChoose, children, ...control }: FileButtonProps) {
  return (
    <label className={buttonClass({ variant: 'secondary' }, className)} aria-busy={busy || undefined}>
      <Icon name={icon} size="s" />
      <span>{children}</span>
      <input
        {...control}
        className="sr-only"
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </label>
  )
}
