import { useText } from '../../i18n/useText'
import { buttonClass } from '../../ui/actions/buttonClass'
import { PageHeader } from '../../ui/layout/PageHeader'

/** Shown instead of a page that must not be in this frame: a link to its own tab (C-063). */
export default function NotEmbeddable() {
  const t = useText()
  return (
    <div className="main">
      <PageHeader title={t('SHELL.NOT_HERE')} />
      <p className="text-pretty">{t('SHELL.NOT_HERE_HINT')}</p>
      <p>
        <a className={buttonClass()} href={location.href} target="_blank" rel="noopener noreferrer">
          {t('SHELL.NOT_HERE_ACTION')}
        </a>
      </p>
    </div>
  )
}
