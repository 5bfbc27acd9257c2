import type { Document } from '@schemas/generated/entities'
import { saveFile } from '@core/files/saveFile'
import { useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import { useText } from '@core/i18n/useText'
import { toast } from '@core/ui/feedback/toast'
import type es from '../locales/es.json'
import { startRemoval } from '../parts/removal'

/** REC-018. */
export const MEDICAL_EXAM = 1

export const removalId = ({ id }: Pick<Document, 'id'>): string => `document ${id}`

/** The file of a document, with the session in the header (C-087, REC-032). */
export function useDocumentFile() {
  const call = useCall()
  return ({ id, documentType }: Document, signal?: AbortSignal): Promise<Blob> =>
    call(
      documentType === MEDICAL_EXAM
        ? 'GET api/medical-exams/{id}/download'
        : 'GET api/documents/{id}/download',
      { params: { id }, file: true, quiet: true, ...(signal && { signal }) },
    )
}

/** What a person does with a document. Each action says what failed. */
export function useDocumentActions() {
  const t = useText<keyof typeof es>()
  const call = useCall()
  const invalidate = useInvalidate()
  const readFile = useDocumentFile()
  const fail = (key: keyof typeof es) => () => toast({ tone: 'error', text: t(key) })
  return {
    download: async (document: Document) => {
      await readFile(document).then((file) => saveFile(document.name, file), fail('RECORDS.DOWNLOAD_FAILED'))
      await invalidate('api/documents')
    },
    show: async ({ id, name, notes, visible }: Document) => {
      const body = { name, notes: notes ?? null, visible: !visible }
      await call('PUT api/documents/{id}', { params: { id }, body, quiet: true }).then(
        () => toast({ tone: 'success', text: t('DOCUMENTS.TOASTER.UPDATED') }),
        fail('DOCUMENTS.TOASTER.ERROR_UPDATE'),
      )
      await invalidate('api/documents')
    },
    remove: (document: Document) =>
      startRemoval({
        id: removalId(document),
        text: t('RECORDS.DELETED', { name: document.nameWithoutExtension }),
        run: async () => {
          const { id } = document
          await call('DELETE api/documents/{id}', { params: { id }, quiet: true }).catch(
            fail('RECORDS.DELETE_FAILED'),
          )
          await invalidate('api/documents').catch(() => undefined)
        },
      }),
  }
}
