import { useInvalidate } from '../../../http/useApi'
import type { Language } from '../../../i18n/languages'
import { useLanguage } from '../../../i18n/useLanguage'
import { useText } from '../../../i18n/useText'
import { ChoiceCards } from '../../../ui/forms/ChoiceCards'
import { Dialog } from '../../../ui/overlays/Dialog'
import { toast } from '../../../ui/feedback/toast'

/** Each language by its own name. */
const names = { es: 'Español', en: 'English' } as const

/**
 * The language dialog. The choice applies immediately and keeps all input. A language whose texts fail to
 * load is not applied, and the dialog says so.
 */
export default function ChooseLanguage({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { language, languages, setLanguage } = useLanguage()
  const invalidate = useInvalidate()
  const failed = () =>
    toast({ tone: 'error', text: t(navigator.onLine ? 'ERRORS.GENERAL' : 'ERRORS.NETWORK') })
  const changed = () => {
    // Names of specialties, services and insurers come from the server in the language of the request.
    void invalidate('')
    onClose()
  }
  const choose = (chosen: Language) => void setLanguage(chosen).then(changed, failed)
  return (
    <Dialog title={t('SHELL.LANGUAGE_TITLE')} isOpen onClose={onClose}>
      <p className="text-muted">{t('SHELL.LANGUAGE_TEXT')}</p>
      <ChoiceCards
        label={t('SHELL.LANGUAGE_TITLE')}
        hideLabel
        value={language}
        onChange={choose}
        options={languages.map((one) => ({ value: one, title: names[one] }))}
      />
    </Dialog>
  )
}
