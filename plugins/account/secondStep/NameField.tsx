import { useText } from '@portico/core/i18n/useText'
import { TextField } from '@portico/core/ui/forms/TextField'
import type { TextKey } from '../texts'

interface Props {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The name of a passkey or code app. */
export function NameField(props: Props) {
  const t = useText<TextKey>()
  return (
    <TextField
      {...props}
      label={t('ACCOUNT.STEP.NAME')}
      hint={t('ACCOUNT.STEP.NAME_HINT')}
      maxLength={60}
      autoComplete="off"
    />
  )
}
