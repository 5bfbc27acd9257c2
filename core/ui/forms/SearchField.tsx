import { useRef } from 'react'
import { useText } from '../../i18n/useText'
import { cx } from '../cx'
import './Field.css'
import { Icon } from '../media/Icon'
import { IconButton } from '../actions/IconButton'

/** The props of `SearchField`. */
export interface SearchFieldProps {
  /** Label, also the placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Called when somebody presses Enter. */
  onSend?: (() => void) | undefined
  className?: string | undefined
}

/** A search field that filters while typing; Escape and the clear button empty it. */
export function SearchField({ label, value, onChange, onSend, className }: SearchFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={cx('input-group', className)}>
      <Icon name="search" size="s" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') clear()
          if (key === 'Enter') onSend?.()
        }}
      />
      {value !== '' && <IconButton icon="x" size="s" label={t('UI.CLEAR_SEARCH')} onClick={clear} />}
    </div>
  )
}
