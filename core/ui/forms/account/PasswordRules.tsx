import { useEffect, useState } from 'react'
import { checkPassword } from '@schemas/rules/password'
import { partsOfPassword, passwordParts, type PasswordPart } from '@schemas/rules/passwordParts'
import { useLanguage } from '../../../i18n/useLanguage'
import { useTenant } from '../../../tenant/useTenant'
import { Icon } from '../../media/Icon'
import { usePasswordText } from './usePasswordText'

const texts = {
  length: ['UI.PASSWORD_LENGTH', 'UI.PASSWORD_LENGTH_LACKS'],
  lower: ['UI.PASSWORD_LOWER', 'UI.PASSWORD_LOWER_LACKS'],
  upper: ['UI.PASSWORD_UPPER', 'UI.PASSWORD_UPPER_LACKS'],
  digit: ['UI.PASSWORD_DIGIT', 'UI.PASSWORD_DIGIT_LACKS'],
} as const satisfies Record<PasswordPart, readonly [string, string]>

/** The pause after the last key before the meter is read out: nobody is interrupted while typing. */
const QUIET_MS = 600

/**
 * What a new password has and lacks, as bars, words and icons. With a tenant's own pattern, which cannot be
 * put into words, it shows only whether the password fits.
 */
export function PasswordRules({ id, value }: { id: string; value: string }) {
  const t = usePasswordText()
  const pattern = useTenant().patterns?.password
  const hasOwnPattern = pattern !== undefined
  const sentence = useSentence(value, pattern)
  const met = partsOfPassword(value)
  return (
    <div className="stack gap-3" id={id}>
      {!hasOwnPattern && (
        <div
          className="grid grid-cols-[repeat(4,1fr)] gap-1 [&[data-all]>i]:bg-success"
          aria-hidden="true"
          data-all={met.size === 4 ? '' : undefined}
        >
          {passwordParts.map((part, index) => (
            <i
              className="h-1.5 rounded-[999px] bg-fill data-met:bg-brand"
              key={part}
              data-met={index < met.size ? '' : undefined}
            />
          ))}
        </div>
      )}
      <output className="font-strong">{sentence}</output>
      {!hasOwnPattern && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,42%),1fr))] gap-y-2 gap-x-4 [&>li[data-met]_svg]:text-success">
          {passwordParts.map((part) => (
            <li
              className="flex items-start gap-2 text-muted [line-height:1.3] data-met:text-body"
              key={part}
              data-met={met.has(part) ? '' : undefined}
            >
              <Icon name={met.has(part) ? 'circle-check' : 'circle'} size="s" />
              <span>
                {t(texts[part][0])}
                <span className="sr-only">{t(met.has(part) ? 'UI.PASSWORD_HAS' : 'UI.PASSWORD_LACKS')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the password lacks, as it was when the user last paused. */
function useSentence(value: string, pattern: string | undefined): string {
  const t = usePasswordText()
  const { language } = useLanguage()
  const hasOwnPattern = pattern !== undefined
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  if (paused === '') return hasOwnPattern ? '' : t('UI.PASSWORD_NEEDS')
  if (checkPassword(paused, pattern) === undefined) return t('UI.PASSWORD_GOOD')
  const met = partsOfPassword(paused)
  const lacking = passwordParts.filter((part) => !met.has(part))
  if (hasOwnPattern || lacking.length === 0) return t('UI.PASSWORD_NOT_YET')
  const words = lacking.map((part) => t(texts[part][1]))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
  // "Le falta llegar a …", "Le faltan una mayúscula y …": the verb follows what comes first.
  const isOne = lacking.length === 1 || lacking[0] === 'length'
  return t(isOne ? 'UI.PASSWORD_LACKS_ONE' : 'UI.PASSWORD_LACKS_MORE', list)
}
