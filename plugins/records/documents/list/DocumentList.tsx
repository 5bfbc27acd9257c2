import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { UploadDialog } from '../upload/UploadDialog'
import { UploadList } from '../upload/UploadList'
import { useDroppedFiles } from '../upload/useDroppedFiles'
import { useUploadQueue } from '../upload/useUploadQueue'
import { MEDICAL_EXAM } from '../useDocuments'
import { DocumentFilters } from './DocumentFilters'
import { DocumentPart } from './DocumentPart'
import { useFilters } from './useFilters'
import type { TextKey } from '../../texts'

/** All documents by month, with search, filters and upload. */
export function DocumentList() {
  const t = useText<TextKey>()
  const [isAsking, setIsAsking] = useState(false)
  const uploads = useUploadQueue()
  const send = (files: readonly File[]) => void uploads.add(files)
  const isOver = useDroppedFiles(send)
  const isExams = useRoute().id === 'videoConsultation.medicalExams'
  const filters = useFilters()
  const query = isExams ? { ...filters.query, documentType: MEDICAL_EXAM } : filters.query
  return (
    <>
      <div className="grid gap-4 items-start desk:grid-cols-[minmax(0,1fr)_auto] desk:items-end">
        <PageHeader title={t(isExams ? 'MENU.EXAMS' : 'MENU.DOCUMENTS')} />
        {!isExams && (
          <Button icon="upload" onClick={() => setIsAsking(true)}>
            {t('RECORDS.UPLOAD')}
          </Button>
        )}
      </div>
      <UploadDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onFiles={send}
        takesSpreadsheets={uploads.takesSpreadsheets}
      />
      <UploadList {...uploads} />
      <DocumentFilters filters={filters} hasKinds={!isExams} />
      <DocumentPart
        key={JSON.stringify(query)}
        query={query}
        whyNone={Object.keys(filters.query).length > 0 ? 'noMatch' : isExams ? 'noExams' : 'none'}
        onUpload={isExams ? undefined : () => setIsAsking(true)}
      />
      {isOver && (
        <div className="fixed z-50 inset-4 grid place-content-center justify-items-center gap-4 [border:3px_dashed_var(--brand)] rounded-card bg-brand-soft text-body pointer-events-none">
          <Icon name="upload" />
          <p className="h2">{t('RECORDS.DROP')}</p>
        </div>
      )}
    </>
  )
}
