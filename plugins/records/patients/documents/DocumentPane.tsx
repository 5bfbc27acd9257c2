import { useEffect, useId, useRef } from 'react'
import type { Document } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { Select } from '@portico/core/ui/forms/Select'
import { Viewer } from '../../documents/viewer/Viewer'
import type { TextKey } from '../../texts'
import { DocumentOrigin } from './DocumentOrigin'
import { focusLater } from './focusLater'
import { usePatientFile } from './usePatientFile'

interface Props {
  patientId: string
  document: Document
  /** Absent while two documents are compared. */
  onClose: (() => void) | undefined
  /** The documents that may be shown beside this one; absent for one that is beside another. */
  others: readonly Document[] | undefined
  besideId: number | undefined
  onCompare: (id: number | undefined) => void
}

const aloneClass = 'stack gap-4 min-w-0'
/** The title, the choice, the file and the notes of two documents share four rows, so that both files begin at the same height. */
const comparedClass = 'stack gap-4 min-w-0 @min-[40rem]:row-span-4 @min-[40rem]:grid-rows-subgrid'

/** A document that is open, in the viewer that the patient has too. The patient sees that it was read. */
export function DocumentPane({ patientId, document, onClose, others, besideId, onCompare }: Props) {
  const t = useText<TextKey>()
  const read = usePatientFile(patientId)
  const { busy, download } = useDownload(t('RECORDS.DOWNLOAD_FAILED'))
  const isAlone = onClose !== undefined
  const headingId = useId()
  const { name, nameWithoutExtension, notes } = document
  return (
    <section className={isAlone ? aloneClass : comparedClass} aria-labelledby={headingId}>
      <div className="row-start-1 flex flex-wrap content-start items-start justify-between gap-3">
        <div className="grid gap-0.5 min-w-0 wrap-anywhere">
          <Heading key={String(isAlone)} id={headingId}>
            {nameWithoutExtension}
          </Heading>
          <DocumentOrigin document={document} />
        </div>
        <div className="flex flex-wrap gap-2">
          {onClose && (
            <Button variant="quiet" size="sm" onClick={onClose}>
              {t('RECORDS.DOCUMENT_CLOSE')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon="download"
            busy={busy}
            onClick={() => void download(name, () => read(document))}
          >
            {t('RECORDS.DOWNLOAD')}
          </Button>
        </div>
      </div>
      {others && others.length > 0 && (
        <div className="row-start-2">
          <CompareWith {...{ others, besideId, onCompare }} />
        </div>
      )}
      <div className="row-start-3 min-w-0">
        <Viewer document={document} read={read} />
      </div>
      {notes && <p className="row-start-4 whitespace-pre-line wrap-anywhere">{notes}</p>}
    </section>
  )
}

/** A heading that takes the focus when it appears: the button that had it is gone, with the list or with the end of a comparison. */
function Heading({ id, children }: { id: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusLater(() => heading.current), [])
  return (
    <h2 className="h2" id={id} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}

interface CompareProps {
  others: readonly Document[]
  besideId: number | undefined
  onCompare: (id: number | undefined) => void
}

/** Chooses the document that is shown beside this one. */
function CompareWith({ others, besideId, onCompare }: CompareProps) {
  const t = useText<TextKey>()
  const id = useId()
  return (
    <Select
      id={id}
      label={t('RECORDS.COMPARE_WITH')}
      value={besideId === undefined ? '' : String(besideId)}
      onChange={(chosen) => onCompare(chosen === '' ? undefined : Number(chosen))}
      options={[
        { value: '', label: t('RECORDS.COMPARE_NONE') },
        ...others.map((one) => ({
          value: String(one.id),
          label: `${one.nameWithoutExtension}, ${formatDate(one.creationDate, browserZone())}`,
        })),
      ]}
    />
  )
}
