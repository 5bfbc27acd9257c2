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
    <li className="list-row">
      <div className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
        <span className="font-strong">{name}</span>
        {detail !== '' && <span className="text-sm text-muted">{detail}</span>}
        {notes && <span className="text-sm whitespace-pre-line wrap-anywhere">{notes}</span>}
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
