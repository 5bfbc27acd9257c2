import { useFormDraft } from '@portico/core/session/useFormDraft'

/** A change of email or telephone under way. */
interface ContactDraft {
  /** What is changed; empty: nothing. */
  kind: '' | 'email' | 'phone'
  /** `code`: one was sent to the value. The code itself is never stored. */
  step: 'request' | 'code'
  value: string
}

/** The change of email or telephone that the end of a session or a reload has interrupted, for the same person. */
export const useContactDraft = () =>
  useFormDraft<ContactDraft>('contact', () => ({ kind: '', step: 'request', value: '' }))
