import { useText } from '@portico/core/i18n/useText'
import { useInvalidate } from '@portico/core/http/useApi'
import { useLanguage, type Language } from '@portico/core/i18n/useLanguage'
import { toast } from '@portico/core/ui/feedback/toast'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { Panel } from './Panel'
import type { TextKey } from '../texts'

/** Each language by its own name. */
const names: Record<Language, string> = { es: 'Español', en: 'English' }

/** The language of the portal. A tenant with one language has no choice. */
export function LanguageCard() {
  const t = useText<TextKey>()
  const { language, languages, setLanguage } = useLanguage()
  const invalidate = useInvalidate()
  if (languages.length < 2) return null
  const choose = (chosen: Language) =>
    void setLanguage(chosen).then(
      () => invalidate(''),
      () => toast({ tone: 'error', text: t('ACCOUNT.ERRORS.GENERAL') }),
    )
  return (
    <Panel title={t('ACCOUNT.LANGUAGE')}>
      <SegmentedControl
        block
        label={t('ACCOUNT.LANGUAGE')}
        value={language}
        onChange={choose}
        options={languages.map((one) => ({ value: one, label: names[one] }))}
      />
    </Panel>
  )
}
