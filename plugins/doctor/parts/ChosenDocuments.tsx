import { useText } from '@portico/core/i18n/useText'
import type { AppointmentDocument } from '@schemas/generated/entities'
import { nameWithoutExtension } from '@portico/core/files/saveFile'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { Fact } from '@portico/core/ui/layout/Facts'
import type { KnownLine } from '../day'
import type { TextKey } from '../texts'

/** The documents that the patient chose for the doctor of this appointment; each opens its file. */
export function ChosenDocuments({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  const { documents = [], patientId } = line
  if (documents.length === 0) return null
  return (
    <Fact icon="file-text" label={t('DOCTOR.CHOSEN')}>
      <ul className="stack gap-2">
        {documents.map((document) => (
          <li key={document.id}>
            <ChosenDocument patientId={patientId} document={document} />
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function ChosenDocument({ patientId, document }: { patientId: string; document: AppointmentDocument }) {
  const t = useText<TextKey>()
  const call = useCall()
  const { busy, download } = useDownload(t('DOCTOR.CHOSEN_FAILED'))
  const { id, name } = document
  const shown = nameWithoutExtension(name)
  const read = () =>
    call('GET api/patients/{patientId}/records/{kind}/{id}/download', {
      capability: 'patients',
      params: { patientId, kind: 'document', id },
      file: true,
      quiet: true,
    })
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="download"
      busy={busy}
      aria-label={t('DOCTOR.CHOSEN_DOWNLOAD', { name: shown })}
      onClick={() => void download(name, read)}
    >
      {shown}
    </Button>
  )
}
