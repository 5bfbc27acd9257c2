import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { useAdminText } from '../texts'

/** Adds a tag at the end of the list. Enter adds it instead of submitting the form. */
export function AddTag({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useAdminText()
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    if (name === '') return
    onAdd(name)
    setTyped('')
  }
  return (
    <div className="flex gap-2 [&>input]:flex-1 [&>input]:min-w-0">
      <input
        className="input"
        aria-label={t('ADMIN.TAGS.NEW')}
        placeholder={t('ADMIN.TAGS.NEW')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
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
