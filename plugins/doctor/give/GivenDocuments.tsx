import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import type { KnownLine } from '../day'
import { GiveDialog } from './GiveDialog'
import type { GivenKind } from './useGive'
import type { TextKey } from '../texts'

/** What the doctor gave the patient in this consultation, and the buttons to give more, where the API takes it. */
export function GivenDocuments({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  const [open, setOpen] = useState<GivenKind | null>(null)
  const { given } = line
  const kinds: readonly GivenKind[] = line.canPrescribe ? ['document', 'receipt'] : ['document']
  if (!given) return null
  return (
    <section className="stack gap-3" aria-labelledby="given-title">
      <h2 className="h3" id="given-title">
        {t('DOCTOR.GIVE.GIVEN')}
      </h2>
      {given.length === 0 && <p className="text-muted">{t('DOCTOR.GIVE.NOTHING')}</p>}
      {given.length > 0 && (
        <ul className="stack gap-2">
          {given.map(({ documentId, name, isReceipt }) => (
            <li key={documentId} className="flex items-center gap-2">
              <Icon name={isReceipt ? 'pill' : 'file-text'} size="s" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-center gap-3 flex-wrap">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            icon={kind === 'receipt' ? 'pill' : 'file-text'}
            onClick={() => setOpen(kind)}
          >
            {t(`DOCTOR.GIVE.BUTTON_${kind}`)}
          </Button>
        ))}
      </div>
      {kinds.map((kind) => (
        <GiveDialog key={kind} line={line} kind={kind} isOpen={open === kind} onClose={() => setOpen(null)} />
      ))}
    </section>
  )
}
