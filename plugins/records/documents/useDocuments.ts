import { useText } from '@portico/core/i18n/useText'
import type { Document } from '@schemas/generated/entities'
import { saveFile } from '@portico/core/files/saveFile'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { startRemoval } from '../parts/removal'
import type { TextKey } from '../texts'

/** The type of a document that is a medical exam. */
export const MEDICAL_EXAM = 1

/** Whether a document is the centre's: a medical exam, or given by a professional. It is neither changed nor deleted. */
export const isOfCentre = ({ documentType, givenBy }: Pick<Document, 'documentType' | 'givenBy'>): boolean =>
  documentType === MEDICAL_EXAM || Boolean(givenBy)

/** The text that says where a document of the patient is from. */
export const originOf = (
  document: Document,
): 'RECORDS.FROM_DOCTOR' | 'RECORDS.FROM_CENTRE' | 'RECORDS.FROM_YOU' => {
  if (document.givenBy) return 'RECORDS.FROM_DOCTOR'
  return document.documentType === MEDICAL_EXAM ? 'RECORDS.FROM_CENTRE' : 'RECORDS.FROM_YOU'
}

export const removalId = ({ id }: Pick<Document, 'id'>): string => `document ${id}`

/** The file of a document, with the session in the header (C-087). */
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
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const readFile = useDocumentFile()
  const fail = (key: TextKey) => () => toast({ tone: 'error', text: t(key) })
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
