import { useState, type FormEvent } from 'react'
import type { TextTemplateText } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { Button } from '@portico/core/ui/actions/Button'
import { errorClass } from '@portico/core/ui/forms/inputClass'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useCallText } from '../texts'

interface Props {
  initial: TextTemplateText
  onSave: (template: TextTemplateText) => Promise<void>
  onClose: () => void
}

/** The name and the text of a template. */
export function TemplateForm({ initial, onSave, onClose }: Props) {
  const t = useCallText()
  const [name, setName] = useState(initial.name)
  const [text, setText] = useState(initial.text.slice(0, 4000))
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<
    'TEMPLATES.NOT_SAVED' | 'TEMPLATES.TOO_MANY' | 'TEMPLATES.MISSING' | null
  >(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog is opened from the form of a message, to which React passes events of what it contains.
    event.stopPropagation()
    if (name.trim() === '' || text.trim() === '') return setFault('TEMPLATES.MISSING')
    setIsBusy(true)
    try {
      await onSave({ name, text })
      onClose()
    } catch (error) {
      const isFull = error instanceof ApiError && error.message === 'TOO_MANY_TEMPLATES'
      setFault(isFull ? 'TEMPLATES.TOO_MANY' : 'TEMPLATES.NOT_SAVED')
      setIsBusy(false)
    }
  }
  return (
    <form className="stack" onSubmit={(event) => void save(event)}>
      <TextField label={t('TEMPLATES.NAME')} maxLength={80} value={name} onChange={setName} />
      <TextArea label={t('TEMPLATES.TEXT')} rows={6} maxLength={4000} value={text} onChange={setText} />
      {fault && (
        <p className={errorClass} role="alert">
          {t(fault)}
        </p>
      )}
      <div className="flex items-center flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t('TEMPLATES.SAVE')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('TEMPLATES.BACK')}
        </Button>
      </div>
    </form>
  )
}
