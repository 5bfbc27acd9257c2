import { useFormDraft } from '@portico/core/session/useFormDraft'

/** A verification under way: its step, and the telephone number that is typed. */
interface Verification {
  step: '' | 'phone' | 'code' | 'data' | 'done'
  phone: string
}

/** The verification that the end of a session or a reload has interrupted, for the same person. Takes the number on record. */
export const useVerification = (phone = '') =>
  useFormDraft<Verification>('verify', () => ({ step: '', phone }))
