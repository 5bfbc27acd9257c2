import type { TextFieldProps } from '@portico/core/ui/forms/TextField'

/** What differs between email and telephone. */
export interface ContactChange {
  kind: 'EMAIL' | 'PHONE'
  /** The present value; null: none. */
  current: string | null
  /** The title of the first step, where it is part of another dialog, and the number of its steps. */
  title?: string
  total?: number
  field: Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>
  /** The error of a typed value. */
  check: (value: string) => string | undefined
  /** Sends a code to the new value. */
  request: (value: string) => Promise<unknown>
  /** Changes the value with the code. */
  verify: (value: string, token: string) => Promise<unknown>
}
