import { useText } from '../../i18n/useText'
import { sessionWaitsAtom } from '../../session/identity/renewSession'
import { useAtomValue } from '../../state/store'
import { Banner } from '../../ui/feedback/Banner'

/** Shows that the session waits for the identity server and that the page keeps its data. */
export function SessionWaiting() {
  const t = useText()
  const waits = useAtomValue(sessionWaitsAtom)
  return (
    <div aria-live="polite">
      {waits && (
        <Banner icon="clock" label={t('SHELL.SESSION_WAITS_LABEL')}>
          {t('SHELL.SESSION_WAITS')}
        </Banner>
      )}
    </div>
  )
}
