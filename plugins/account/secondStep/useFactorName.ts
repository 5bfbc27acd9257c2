import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import type { TextKey } from '../texts'

/** The typed name of a factor, as the props of its field, and a check that shows what is missing. */
export function useFactorName(initial: string) {
  const t = useText<TextKey>()
  const id = useId()
  const [value, setValue] = useState(initial)
  const [isMissing, setIsMissing] = useState(false)
  const name = value.trim()
  return {
    field: {
      id,
      value,
      error: isMissing && name === '' ? t('ACCOUNT.STEP.NAME_MISSING') : undefined,
      onChange: setValue,
    },
    /** The name; undefined, with the field in focus, if there is none. */
    read: (): string | undefined => {
      setIsMissing(name === '')
      if (name !== '') return name
      document.getElementById(id)?.focus()
      return undefined
    },
  }
}
