import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useHost } from '@portico/core/plugin/useHost'
import type { KnownLine } from '../day'

/** What a doctor gives: any document, or the PDF of a prescription. */
export type GivenKind = 'document' | 'receipt'

/** What the form holds before it is sent. */
export interface GiveDraft {
  file: File | null
  /** The same for every attempt to send the file: an interrupted upload is stored once. */
  key: string
  name: string
  notes: string
  isNotified: boolean
}

/** What the form holds before it is sent to the patient of a consultation, and its way to the server. What is typed stays after a failure. */
export function useGive(line: KnownLine, kind: GivenKind, onGiven: (name: string) => void) {
  const call = useCall()
  const invalidate = useInvalidate()
  // The campaign monitor notifies patients itself.
  const isNotified = !useHost().features.has('campaignMonitor')
  const [draft, setDraft] = useState<GiveDraft>({ file: null, key: '', name: '', notes: '', isNotified })
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const change = (to: Partial<GiveDraft>) => setDraft((before) => ({ ...before, ...to }))
  const send = async (body: File) => {
    setShare(0)
    setFailure(null)
    try {
      const sending = { body, idempotencyKey: draft.key, onProgress: setShare, quiet: true as const }
      const { documentId } = await call('POST api/documents', sending)
      const { appointmentId, patientId } = line
      const about = {
        patientId,
        appointmentId,
        addedByDoctor: true,
        isReceipt: kind === 'receipt',
        notifyClient: draft.isNotified,
      }
      const data = { documentId, name: draft.name.trim(), notes: draft.notes.trim() || null, ...about }
      await call('POST api/documents/data', { body: data, quiet: true })
      onGiven(data.name)
      await invalidate('api/video-calls').catch(() => undefined)
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError(0, 'NETWORK'))
    } finally {
      setShare(null)
    }
  }
  return { draft, change, share, failure, send }
}

/** The name that a file suggests for its document. */
export const nameOfFile = ({ name }: Pick<File, 'name'>): string =>
  name
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, 190)
