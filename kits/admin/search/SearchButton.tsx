import { useState } from 'react'
import { topbarLinkClass } from '@portico/core/app/shell/menu/frameClasses'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import type { AdminSection } from '../section'
import { Kbd } from '../shortcuts/Kbd'
import { useAdminText } from '../texts'
import { useSearchKey } from './useSearchKey'

const SearchDialog = lazyDialog('search', async () => ({
  default: (await import('./SearchDialog')).SearchDialog,
}))

/** Opens the search of all sections, like Ctrl K. */
export function SearchButton({ sections }: { sections: readonly AdminSection[] }) {
  const t = useAdminText()
  const [isOpen, setIsOpen] = useState(false)
  useSearchKey(() => setIsOpen(true))
  return (
    <>
      <button
        type="button"
        className={cx(topbarLinkClass, 'a-find text-muted')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size="s" />
        <span className="max-desk:absolute max-desk:w-px max-desk:overflow-hidden max-desk:[clip-path:inset(50%)]">
          {t('ADMIN.SEARCH.OPEN')}
        </span>
        <Kbd className="max-desk:hidden" aria-hidden="true">
          {t('ADMIN.KEYS.FIND_KEYS')}
        </Kbd>
      </button>
      {isOpen && <SearchDialog sections={sections} onClose={() => setIsOpen(false)} />}
    </>
  )
}
