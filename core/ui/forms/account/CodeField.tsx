import { TextField, type TextFieldProps } from '../TextField'

export { formatCountdown } from './useCountdown'

export { ResendCode } from './ResendCode'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>

/** The longest code that can be typed, with its spaces. */
const MAX_LENGTH = 12

/** One field for a code that was sent: phones offer it, it can be pasted, and spaces are dropped. */
export function CodeField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      onChange={(text) => onChange(text.replaceAll(/\s/g, ''))}
    />
  )
}
