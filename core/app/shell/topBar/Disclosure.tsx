import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

interface Props {
  /** The content of the button. */
  face: ReactNode
  className: string
  /** The accessible name of an icon-only button. */
  label?: string | undefined
  /** The content of the panel; it gets a function that closes the panel. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel below. Escape, a click outside and moving the focus out close it. */
export function Disclosure({ face, className, label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    const stop = new AbortController()
    document.addEventListener('pointerdown', closeOutside, stop)
    document.addEventListener('focusin', closeOutside, stop)
    document.addEventListener('keydown', closeByKey, stop)
    return () => stop.abort()
  }, [isOpen])

  return (
    <div className="flex relative" ref={root}>
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <div className="panel" id={panel}>
          {children(() => setIsOpen(false))}
        </div>
      )}
    </div>
  )
}
