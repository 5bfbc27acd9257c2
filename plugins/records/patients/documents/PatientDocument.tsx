import type { Document } from '@schemas/generated/entities'
import { useText } from '@portico/core/i18n/useText'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { TextKey } from '../../texts'
import { DocumentOrigin } from './DocumentOrigin'
import { usePatientFile } from './usePatientFile'

interface Props {
  patientId: string
  document: Document
  isNew: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The id of the button that opens a document, to which the focus returns. */
export const openButtonId = (id: number): string => `open-document-${id}`

/** A document of a patient in the list. */
export function PatientDocument({ patientId, document, isNew, isOpen, onOpen }: Props) {
  const t = useText<TextKey>()
  const read = usePatientFile(patientId)
  const { busy, download } = useDownload(t('RECORDS.DOWNLOAD_FAILED'))
  const { id, name, nameWithoutExtension, notes } = document
  return (
    <li className="list-row" {...(isOpen && { 'aria-current': true })}>
      <div className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere justify-items-start">
        <button
          type="button"
          id={openButtonId(id)}
          className="min-h-tap text-start font-strong hover:text-brand hover:[text-decoration:underline]"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'RECORDS.CLOSE_FILE' : 'RECORDS.OPEN_FILE', { name: nameWithoutExtension })}
          onClick={() => onOpen(!isOpen)}
        >
          {nameWithoutExtension}
        </button>
        <DocumentOrigin document={document} />
        {notes && <span className="text-sm whitespace-pre-line wrap-anywhere">{notes}</span>}
        {isNew && <Chip tone="accent">{t('RECORDS.DOCUMENT_NEW')}</Chip>}
      </div>
      <IconButton
        icon="download"
        label={t('RECORDS.DOWNLOAD_FILE', { name: nameWithoutExtension })}
        disabled={busy}
        onClick={() => void download(name, () => read(document))}
      />
    </li>
  )
}
