import { useState } from 'react'
import { Button } from '@core/ui/actions/Button'
import { useAdminText } from '../texts'

/** A new tag at the end of the list; Enter adds it, and leaves the form alone. */
export function AddTag({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useAdminText()
  const [typed, type] = useState('')
  const add = () => {
    const name = typed.trim()
    if (name === '') return
    onAdd(name)
    type('')
  }
  return (
    <div className="tag-add">
      <input
        className="input"
        aria-label={t('ADMIN.TAGS.NEW')}
        placeholder={t('ADMIN.TAGS.NEW')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="secondary" icon="plus" onClick={add}>
        {t('ADMIN.TAGS.ADD')}
      </Button>
    </div>
  )
}
