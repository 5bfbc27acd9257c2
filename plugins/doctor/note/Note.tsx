import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import type { ConsultationDraft, VisitRecord } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import type { KnownLine } from '../day'
import { Finished } from './Finished'
import { NoteForm } from './NoteForm'
import { useNote } from './useNote'
import type { TextKey } from '../texts'

/** The props of `Note`. */
export interface NoteProps {
  line: KnownLine
  /** What the doctor gave in this visit, and the buttons to give more. */
  documents: ReactNode
}

/** What the doctor writes about a visit, or has written (decision 960). It opens with what is saved on the server. */
export default function Note({ line, documents }: NoteProps) {
  const t = useText<TextKey>()
  const answer = useApi('GET api/consultations/appointments/{id}', {
    capability: 'consultationNotes',
    params: { id: line.appointmentId },
    quiet: true,
  })
  const { data, error, mutate } = answer
  if (data?.finished)
    return <Finished line={line} record={data} finished={data.finished} documents={documents} />
  if (data)
    return (
      <Draft
        key={line.appointmentId}
        {...{ line, documents }}
        record={data}
        onSaved={(draft, savedAt) => {
          const saved = (known?: VisitRecord) => known && { ...known, draft, savedAt }
          void mutate(saved, { revalidate: false })
        }}
      />
    )
  if (error)
    return (
      <div className="stack gap-5">
        <ErrorState title={t('DOCTOR.NOTE.FAILED')} onRetry={() => void mutate()} level={2} />
        {documents && <Card>{documents}</Card>}
      </div>
    )
  return (
    <Loading>
      <Skeleton shape="block" height="20rem" />
    </Loading>
  )
}

interface DraftProps extends NoteProps {
  record: VisitRecord
  onSaved: (draft: ConsultationDraft, savedAt: string) => void
}

function Draft({ record, onSaved, ...props }: DraftProps) {
  const note = useNote(record, onSaved)
  return <NoteForm {...props} record={record} note={note} />
}
