import { useText } from '../../i18n/useText'
import { buttonClass } from '../../ui/actions/buttonClass'

/** Skips the menus. It is a button, because the fragment of an address is a route here. */
export function SkipLink() {
  const t = useText()
  return (
    <button
      type="button"
      className={buttonClass({}, 'skip')}
      onClick={() => document.querySelector<HTMLElement>('main')?.focus()}
    >
      {t('SHELL.SKIP')}
    </button>
  )
}
