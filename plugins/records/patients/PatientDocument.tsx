import { useState } from 'react'
import type { Document } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { MEDICAL_EXAM } from '../documents/useDocuments'
import { Viewer } from '../documents/viewer/Viewer'
import type { TextKey } from '../texts'

interface Props {
  patientId: string
  document: Document
}

/** A document of a patient: it opens in place, in the viewer that the patient has too. The patient sees that it was read. */
export function PatientDocument({ patientId, document }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const { busy, download } = useDownload(t('RECORDS.DOWNLOAD_FAILED'))
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, nameWithoutExtension, notes } = document
  const read = (signal?: AbortSignal) =>
    call('GET api/patients/{patientId}/records/{kind}/{id}/download', {
      capability: 'patients',
      params: { patientId, kind: 'document', id },
      file: true,
      quiet: true,
      ...(signal && { signal }),
    })
  return (
    <li>
      <div className="list-row">
        <div className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
          <span className="font-strong">{nameWithoutExtension}</span>
          <Origin document={document} />
          {notes && <span className="text-sm whitespace-pre-line wrap-anywhere">{notes}</span>}
        </div>
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'RECORDS.CLOSE_FILE' : 'RECORDS.OPEN_FILE', { name: nameWithoutExtension })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'RECORDS.CLOSE' : 'RECORDS.OPEN')}
        </Button>
        <IconButton
          icon="download"
          label={t('RECORDS.DOWNLOAD_FILE', { name: nameWithoutExtension })}
          disabled={busy}
          onClick={() => void download(name, () => read())}
        />
      </div>
      {isOpen && (
        <div className="p-4">
          <Viewer document={document} read={(_, signal) => read(signal)} />
        </div>
      )}
    </li>
  )
}

function Origin({ document: { documentType, givenBy, creationDate } }: { document: Document }) {
  const t = useText<TextKey>()
  const date = formatDate(creationDate, browserZone())
  const isExam = documentType === MEDICAL_EXAM
  const origin = givenBy ? 'RECORDS.GIVEN_BY' : isExam ? 'RECORDS.FROM_CENTRE' : 'RECORDS.FROM_PATIENT'
  return <span className="text-sm text-muted">{t(origin, { date, name: givenBy })}</span>
}
