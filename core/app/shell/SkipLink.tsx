import { useText } from '../../i18n/useText'
import { buttonClass } from '../../ui/actions/buttonClass'

/** Leads past the menus. A button, because an address behind # is a route here. */
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
