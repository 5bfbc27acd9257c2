import { useEffect, useRef } from 'react'
import { parseDate, type CalendarDate } from '@internationalized/date'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useText } from '../../../i18n/useText'
import { AriaLocale } from '../../aria'
import '../Field.css'
import type { BaseFieldProps } from '../Field'
import { expandYear } from './expandYear'
import { Icon } from '../../media/Icon'

/** The props of `DateField`. */
export interface DateFieldProps extends BaseFieldProps {
  /** YYYY-MM-DD; empty: none. */
  value: string
  /** Called with a complete date, and with '' when the field is empty. */
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
}

/** A typed date with day, month and year in the order of the language. */
export function DateField({ label, hint, error, optional, id, value, onChange, onBlur }: DateFieldProps) {
  const t = useText()
  // On blur, a day that the month does not have becomes its last one, before the next render.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const take = (date: string) => {
    latest.current = date
    onChange(date)
  }
  const leave = () => {
    const whole = expandYear(latest.current, new Date().getFullYear())
    if (whole !== latest.current) take(whole)
    onBlur?.()
  }
  return (
    <AriaLocale>
      <AriaDateField
        className="field"
        {...(id !== undefined && { id })}
        value={dateOf(value)}
        onChange={(date) => take(date?.toString() ?? '')}
        onBlur={leave}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <Label className="field-label">
          {label} {optional && <span className="font-normal text-muted">{t('UI.OPTIONAL')}</span>}
        </Label>
        {hint && (
          <Text slot="description" elementType="p" className="field-hint">
            {hint}
          </Text>
        )}
        <DateInput className="input inline-flex items-center cursor-text">
          {(segment) => <DateSegment segment={segment} className="date-segment" />}
        </DateInput>
        {error && (
          <Text slot="errorMessage" elementType="p" className="field-error">
            <Icon name="circle-alert" size="s" />
            <span>{error}</span>
          </Text>
        )}
      </AriaDateField>
    </AriaLocale>
  )
}

/** An incomplete date is shown as empty. */
function dateOf(value: string): CalendarDate | null {
  try {
    return parseDate(value)
  } catch {
    return null
  }
}
