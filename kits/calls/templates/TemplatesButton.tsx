import { useState } from 'react'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { useCallText } from '../texts'
import type { TemplateKind } from './useTemplates'

const TemplatesDialog = lazyDialog('templates', () => import('./TemplatesDialog'))

interface Props {
  kind: TemplateKind
  /** What is written now: it can be kept as a template. */
  text: string
  /** The longest text of the field. */
  max: number
  /** Takes the text with the chosen template after it. */
  onChange: (text: string) => void
}

/** Opens the texts that a doctor keeps. Nothing where the API keeps none. */
export default function TemplatesButton(props: Props) {
  const t = useCallText()
  const [isOpen, setIsOpen] = useState(false)
  if (!useCapability('templates')) return null
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="notebook-pen"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('TEMPLATES.OPEN')}
      </Button>
      {isOpen && <TemplatesDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
