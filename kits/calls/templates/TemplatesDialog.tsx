import { useState } from 'react'
import type { TextTemplate } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { toast } from '@portico/core/ui/feedback/toast'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useCallText } from '../texts'
import { TemplateForm } from './TemplateForm'
import { useTemplates, withTemplate, type TemplateKind } from './useTemplates'

interface Props {
  kind: TemplateKind
  text: string
  max: number
  onChange: (text: string) => void
  onClose: () => void
}

/** The texts that a doctor keeps: to write one into the field, to keep what is written, to change and delete them. */
export default function TemplatesDialog({ kind, text, max, onChange, onClose }: Props) {
  const t = useCallText()
  const { templates, hasFailed, retry, add, change, remove } = useTemplates(kind)
  const [edited, setEdited] = useState<TextTemplate | 'new' | null>(null)
  const use = (template: TextTemplate) => {
    const whole = withTemplate(text, template.text)
    if (whole.length > max) return toast({ tone: 'error', text: t('TEMPLATES.TOO_LONG', { max }) })
    onChange(whole)
    onClose()
  }
  if (edited)
    return (
      <Dialog title={t(edited === 'new' ? 'TEMPLATES.NEW' : 'TEMPLATES.CHANGE')} isOpen onClose={onClose}>
        <TemplateForm
          initial={edited === 'new' ? { name: '', text } : edited}
          onSave={(given) => (edited === 'new' ? add(given) : change(edited.id, given))}
          onClose={() => setEdited(null)}
        />
      </Dialog>
    )
  return (
    <Dialog
      title={t(`TEMPLATES.TITLE_${kind}`)}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="secondary" icon="plus" onClick={() => setEdited('new')}>
          {t(text.trim() === '' ? 'TEMPLATES.ADD' : 'TEMPLATES.KEEP')}
        </Button>
      }
    >
      {hasFailed && <ErrorState title={t('TEMPLATES.FAILED')} level={3} onRetry={retry} />}
      {!templates && !hasFailed && (
        <Loading>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
      {templates?.length === 0 && <p className="text-muted">{t('TEMPLATES.NONE')}</p>}
      <ul className="stack gap-3">
        {templates?.map((template) => (
          <li key={template.id} className="flex items-center flex-wrap gap-2">
            <div className="flex-1 min-w-0">
              <p className="font-strong">{template.name}</p>
              <p className="text-sm text-muted">{template.text}</p>
            </div>
            <Button size="sm" onClick={() => use(template)}>
              {t('TEMPLATES.USE')}
              <span className="sr-only">: {template.name}</span>
            </Button>
            <IconButton
              icon="pencil"
              label={t('TEMPLATES.CHANGE_OF', { name: template.name })}
              onClick={() => setEdited(template)}
            />
            <DeleteButton template={template} onDelete={() => remove(template.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Deletes a template at the second press, which says so. */
function DeleteButton({ template, onDelete }: { template: TextTemplate; onDelete: () => Promise<void> }) {
  const t = useCallText()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      await onDelete()
    } catch {
      toast({ tone: 'error', text: t('TEMPLATES.NOT_SAVED') })
      setIsBusy(false)
    }
  }
  // One button, so that the focus stays where it is.
  return (
    <Button
      size="sm"
      variant={isAsked ? 'danger' : 'quiet'}
      icon="trash-2"
      busy={isBusy}
      onClick={() => (isAsked ? void run() : setIsAsked(true))}
    >
      {isAsked && t('TEMPLATES.DELETE')}
      <span className="sr-only">
        {isAsked ? `: ${template.name}` : t('TEMPLATES.DELETE_OF', { name: template.name })}
      </span>
    </Button>
  )
}
