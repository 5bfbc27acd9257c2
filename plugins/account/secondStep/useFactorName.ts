import { useId, useState } from 'react'
import { useTexts } from '../texts'

/** The typed name of a factor, as the props of its field, and a check that shows what is missing. */
export function useFactorName(initial: string) {
  const t = useTexts()
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
