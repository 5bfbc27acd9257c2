import type { Document } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'

/** Reads the file of a document of a patient; the patient sees that it was read. Rejects with an `ApiError`. */
export function usePatientFile(patientId: string) {
  const call = useCall()
  return ({ id }: Pick<Document, 'id'>, signal?: AbortSignal): Promise<Blob> =>
    call('GET api/patients/{patientId}/records/{kind}/{id}/download', {
      capability: 'patients',
      params: { patientId, kind: 'document', id },
      file: true,
      quiet: true,
      ...(signal && { signal }),
    })
}
