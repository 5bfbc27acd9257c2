import { createContext, use } from 'react'
import type { AdminEntity, AdminRecord } from '../entity'
import type { FieldTexts } from '../texts'

/** What every part of a form knows of it. */
export interface FormView {
  entity: AdminEntity
  texts: FieldTexts
  /** As it was opened. */
  original: AdminRecord
  isNew: boolean
  changed: readonly string[]
  /** The sentence at a field, where it breaks a rule and that may be said by now. */
  errorOf: (field: string) => string | undefined
  /** Takes a field back to what it was. */
  revert: (field: string) => void
  /** Writes several fields at once. In: what is made of the record as it stands then. */
  update: (of: (data: AdminRecord) => AdminRecord) => void
}

export const FormViewContext = createContext<FormView | null>(null)

/** The form around this part. Throws outside one. */
export function useFormView(): FormView {
  const view = use(FormViewContext)
  if (!view) throw new Error('A part of a form stands outside of it')
  return view
}

/** The id of a field's control, for labels and for the lines that lead to it. */
export const controlId = (field: string): string => `f_${field}`
