import { useRoute } from '@portico/core/routing/useRoute'
import { RemovalNotice } from '../parts/RemovalNotice'
import { DocumentList } from './list/DocumentList'
import { DocumentPage } from './page/DocumentPage'

/** The documents of the person, or one of them. */
export default function Documents() {
  const { documentId = '' } = useRoute().params
  return (
    <div className="stack gap-6">
      <RemovalNotice />
      {documentId === '' ? <DocumentList /> : <DocumentPage key={documentId} id={Number(documentId)} />}
    </div>
  )
}
