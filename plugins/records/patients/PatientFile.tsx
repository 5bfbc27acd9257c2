import { useText } from '@portico/core/i18n/useText'
import { useCall } from '@portico/core/http/useCall'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import type { TextKey } from '../texts'

interface Props {
  patientId: string
  kind: 'document' | 'consultation' | 'receipt' | 'test'
  id: number
  name: string
  /** A second line. */
  detail: string
  notes?: string | null | undefined
  /** The name of the file; none has no file. */
  fileName: string | undefined
}

/** A record of a patient, and its file. */
export function PatientFile({ patientId, kind, id, name, detail, notes, fileName }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const { busy, download } = useDownload(t('RECORDS.DOWNLOAD_FAILED'))
  const read = () =>
    call('GET api/patients/{patientId}/records/{kind}/{id}/download', {
      capability: 'patients',
      params: { patientId, kind, id },
      file: true,
      quiet: true,
    })
  return (
    <li className="list-item">
      <div className="records-row">
        <span className="strong">{name}</span>
        {detail !== '' && <span className="small muted">{detail}</span>}
        {notes && <span className="small records-text">{notes}</span>}
      </div>
      {fileName !== undefined && (
        <IconButton
          icon="download"
          label={t('RECORDS.DOWNLOAD_FILE', { name })}
          disabled={busy}
          onClick={() => void download(fileName, read)}
        />
      )}
    </li>
  )
}
