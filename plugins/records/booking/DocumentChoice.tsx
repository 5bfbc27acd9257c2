import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { AppointmentDocument, Document } from '@schemas/generated/entities'
import { nameWithoutExtension } from '@portico/core/files/saveFile'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import type { BookingDocumentsProps } from '@portico/booking/points'
import { isOfCentre } from '../documents/useDocuments'
import type { TextKey } from '../texts'

/** The newest documents that are shown before "see all". */
const FIRST = 5

interface Props extends BookingDocumentsProps {
  documents: readonly Document[]
}

/** A checkbox per document, the newest first. What is chosen and not in the list, because it was removed, can be taken back. */
export function DocumentChoice({ value, onChange, max, documents }: Props) {
  const t = useText<TextKey>()
  const [isLong, setIsLong] = useState(false)
  // Stays while the person changes the choice, so that no checkbox goes away under the pointer.
  const [atFirst] = useState(() => new Set(value.map(({ id }) => id)))
  const chosen = new Set(value.map(({ id }) => id))
  const known = new Set(documents.map(({ id }) => id))
  const shown = isLong ? documents : documents.filter(({ id }, place) => place < FIRST || atFirst.has(id))
  const others = value.filter(({ id }) => !known.has(id))
  const change = ({ id, name }: AppointmentDocument) =>
    onChange(chosen.has(id) ? value.filter((one) => one.id !== id) : [...value, { id, name }])
  return (
    <>
      {[...others, ...shown].map((document) => (
        <Checkbox
          key={document.id}
          checked={chosen.has(document.id)}
          disabled={value.length >= max && !chosen.has(document.id)}
          onChange={() => change(document)}
        >
          {nameWithoutExtension(document.name)}
          <Detail document={documents.find(({ id }) => id === document.id)} />
        </Checkbox>
      ))}
      {value.length >= max && (
        <output className="text-sm">{t('RECORDS.FOR_VISIT_MAX', { count: max })}</output>
      )}
      {shown.length < documents.length && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setIsLong(true)}>
            {t('RECORDS.FOR_VISIT_ALL', { count: documents.length })}
          </Button>
        </div>
      )}
    </>
  )
}

function Detail({ document }: { document: Document | undefined }) {
  const t = useText<TextKey>()
  if (!document) return null
  const isHidden = !document.visible && !isOfCentre(document)
  const date = formatDate(document.creationDate, browserZone())
  return (
    <span className="text-sm text-muted block">
      {[date, isHidden && t('RECORDS.HIDDEN')].filter(Boolean).join(' · ')}
    </span>
  )
}
