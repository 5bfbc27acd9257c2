import { createContext, use } from 'react'
import type { AdminEntity, AdminRecord } from '../entity'
import type { FieldTexts } from '../texts'

/** What fields and other parts of a form can read and do. */
export interface FormView {
  entity: AdminEntity
  texts: FieldTexts
  /** The record as it was opened. */
  original: AdminRecord
  /** The record with the unsaved changes. */
  data: AdminRecord
  isNew: boolean
  /** The fields with unsaved changes. */
  changed: readonly string[]
  /** The error to show at a field. */
  errorOf: (field: string) => string | undefined
  /** Resets a field to its original value. */
  revert: (field: string) => void
  /** Changes several fields at once, computed from the latest record. */
  update: (update: (data: AdminRecord) => AdminRecord) => void
}

/** What the widgets of a form know about it. */
export const FormViewContext = createContext<FormView | null>(null)

/** The form around a field. Throws outside of a form. */
export function useFormView(): FormView {
  const view = use(FormViewContext)
  if (!view) throw new Error('useFormView is used outside of a RecordForm')
  return view
}

/** The id of a field's control, for labels and error links. */
export const controlId = (field: string): string => `f_${field}`
