import { useText } from '@portico/core/i18n/useText'
import type { Document } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackToList } from '../../parts/BackToList'
import { isOfCentre, useDocumentActions } from '../useDocuments'
import { DocumentForm } from './DocumentForm'
import { Viewer } from '../viewer/Viewer'
import type { TextKey } from '../../texts'

/** One document: its file, name, notes and who sees it. */
export function DocumentPage({ id }: { id: number }) {
  const t = useText<TextKey>()
  const input = Number.isSafeInteger(id) ? { params: { id }, quiet: true as const } : null
  const { data, error, isValidating, mutate } = useApi('GET api/documents/{id}', input)
  const { download } = useDocumentActions()
  return (
    <>
      <div className="grid gap-4 items-start desk:grid-cols-[minmax(0,1fr)_auto] desk:items-end">
        <PageHeader
          back={<BackToList label={t('MENU.DOCUMENTS')} />}
          title={data?.nameWithoutExtension || t('RECORDS.DOCUMENT')}
        />
        {data && (
          <Button icon="download" onClick={() => void download(data)}>
            {t('RECORDS.DOWNLOAD')}
          </Button>
        )}
      </div>
      {data ? (
        <Opened document={data} />
      ) : input === null || error?.status === 404 ? (
        <EmptyState
          icon="folder-open"
          title={t('RECORDS.NO_DOCUMENT')}
          text={t('RECORDS.NO_DOCUMENT_TEXT')}
        />
      ) : error ? (
        <ErrorState title={t('RECORDS.DOCUMENT_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      )}
    </>
  )
}

function Opened({ document }: { document: Document }) {
  const t = useText<TextKey>()
  const go = useGo()
  const { id: route } = useRoute()
  const { remove } = useDocumentActions()
  return (
    <div className="grid gap-4 desk:gap-6 items-start desk:grid-cols-[minmax(0,1fr)_22rem]">
      <Viewer document={document} />
      <div className="stack">
        <DocumentForm document={document} />
        {!isOfCentre(document) && (
          <Button
            variant="danger-quiet"
            icon="trash-2"
            onClick={() => {
              remove(document)
              go(route)
            }}
          >
            {t('RECORDS.DELETE_DOCUMENT')}
          </Button>
        )}
      </div>
    </div>
  )
}
