import { Suspense, type ReactNode } from 'react'
import { RecordPage } from '@portico/admin/frame/RecordPage'
import type { PageProps } from '@portico/admin/section'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { DoctorHeader } from './DoctorHeader'

interface Props extends Pick<PageProps, 'section'> {
  doctorId: number
  /** What is read for the page; `data` is undefined while it loads. */
  read: { data: unknown; error: unknown; isValidating: boolean; mutate: () => Promise<unknown> }
  /** The title of the message when it cannot be read. */
  failed: string
  children: ReactNode
}

/** A page of a doctor's record: the header, and a message or a placeholder until its content has been read. */
export function DoctorPart({ section, doctorId, read, failed, children }: Props) {
  const { data, error, isValidating, mutate } = read
  return (
    <RecordPage>
      <DoctorHeader section={section} id={doctorId} />
      {error ? (
        <ErrorState title={failed} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        data === undefined && <Placeholder />
      )}
      {/* The content may need texts of its own: the header stays while they load. */}
      <Suspense fallback={<Placeholder />}>{children}</Suspense>
    </RecordPage>
  )
}

const Placeholder = () => (
  <Loading>
    <Skeleton shape="block" height="8rem" />
  </Loading>
)
