import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { useCallText } from '../../texts'
import { useBorrowedFocus } from '../useBorrowedFocus'

interface Props {
  title: string
  onClose: () => void
  /** What closing means, where it is more than that. */
  closeLabel?: string
  /** Opens by itself and leaves the focus where it is: somebody may be writing. */
  isQuiet?: boolean
  children: ReactNode
}

/** What a control of the call opens, over the picture. Escape closes it and gives the focus back; the call stays in reach. */
export function Panel({ title, onClose, closeLabel, isQuiet = false, children }: Props) {
  const t = useCallText()
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    const element = panel.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  useBorrowedFocus(panel, () => !isQuiet)
  return (
    <dialog
      open
      ref={panel}
      className="absolute z-6 inset-x-3 bottom-3 grid gap-4 w-auto max-h-[calc(100%-1.5rem)] m-0 [border:0] p-4 overflow-auto rounded-card bg-raised text-body [box-shadow:0_12px_40px_rgb(0_0_0/0.45)] desk:start-4 desk:end-auto desk:bottom-4 desk:w-100"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div className="flex items-center justify-between">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel ?? t('UI.CLOSE')} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}
