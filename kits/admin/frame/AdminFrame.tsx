import type { ReactNode } from 'react'
import { Brand, HelpButton, LanguageButton, SkipLink, UserMenu } from '@portico/core/app/shell/frameParts'
import { defaultRoute } from '@portico/core/routing/areas'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import './admin.css'
import './adminPhone.css'
import './print.css'
import { AdminBar } from './AdminBar'
import { SearchButton } from '../search/SearchButton'
import { ShortcutsButton } from '../shortcuts/ShortcutsButton'
import { SectionLink } from './SectionLink'
import { useIsSectionRoot, useCurrentBreadcrumb } from './breadcrumbs'
import type { AdminSection, menuOf } from '../section'
import { useAdminText } from '../texts'

interface Props {
  menu: ReturnType<typeof menuOf>
  /** The current section; null on the screen with the rest of a phone's menu. */
  here: AdminSection | null | undefined
  /** A record is open: on a phone, its save bar replaces the bottom bar. */
  isRecord: boolean
  children: ReactNode
}

/** The frame of the administration: menu, breadcrumbs, and the link back to the portal. */
export function AdminFrame({ menu, here, isRecord, children }: Props) {
  const isWide = useIsDesktop()
  const isTop = useIsSectionRoot(here)
  const hasBar = !isWide && !isRecord
  const search = <SearchButton sections={menu.flatMap(({ entries }) => entries)} />
  return (
    <>
      <SkipLink />
      <div className={cx('admin a-shell', !hasBar && 'no-bar')}>
        {isWide && <Menu menu={menu} here={here} />}
        <div className="a-page">
          {isWide ? (
            <Top here={here} isTop={isTop} search={search} />
          ) : (
            <PhoneTop back={isTop ? null : here} search={search} />
          )}
          <main className="a-main" tabIndex={-1}>
            {children}
          </main>
        </div>
        {hasBar && <AdminBar menu={menu} here={here} />}
      </div>
    </>
  )
}

function Menu({ menu, here }: Pick<Props, 'menu' | 'here'>) {
  const t = useAdminText()
  const { id } = useRoute()
  return (
    <nav className="a-side" aria-label={t('ADMIN.MENU')}>
      <Brand />
      <Link className="a-side-back" to={defaultRoute}>
        <Icon name="arrow-left" size="s" />
        <span>{t('ADMIN.BACK')}</span>
      </Link>
      {menu.map(({ group, entries }) => (
        <div key={group} className="a-group">
          <p className="a-group-title">{t(`ADMIN.GROUPS.${group}`)}</p>
          {entries.map((one) => (
            <Link
              key={one.id}
              className="menu-item"
              to={id}
              params={{ '*': one.path }}
              {...(one === here && { 'aria-current': 'page' })}
            >
              <Icon name={one.icon} size="s" />
              <span>{t(one.title as 'ADMIN.TITLE')}</span>
            </Link>
          ))}
        </div>
      ))}
    </nav>
  )
}

/** `isTop`: the section itself is shown, not something within it. */
function Top({ here, isTop, search }: Pick<Props, 'here'> & { isTop: boolean; search: ReactNode }) {
  const t = useAdminText()
  const { id } = useRoute()
  const name = useCurrentBreadcrumb()
  const title = here && t(here.title as 'ADMIN.TITLE')
  return (
    <header className="a-top">
      <nav className="a-crumbs" aria-label={t('ADMIN.PATH')}>
        <ol>
          <li>
            <Link to={id} params={{ '*': '' }}>
              {t('ADMIN.TITLE')}
            </Link>
          </li>
          {here && isTop && <li aria-current="page">{title}</li>}
          {here && !isTop && (
            <li>
              <SectionLink section={here}>{title}</SectionLink>
            </li>
          )}
          {here && !isTop && name && <li aria-current="page">{name}</li>}
        </ol>
      </nav>
      {search}
      <ShortcutsButton />
      <LanguageButton />
      <HelpButton />
      <UserMenu />
    </header>
  )
}

/** `back`: the section of the open record or page. */
function PhoneTop({ back, search }: { back: AdminSection | null | undefined; search: ReactNode }) {
  const t = useAdminText()
  const { id } = useRoute()
  return (
    <header className="a-top">
      {back ? (
        <SectionLink className="a-top-title" section={back}>
          <Icon name="arrow-left" size="s" />
          {t(back.title as 'ADMIN.TITLE')}
        </SectionLink>
      ) : (
        <>
          <Brand />
          <Link className="a-top-title" to={id} params={{ '*': '' }}>
            {t('ADMIN.TITLE')}
          </Link>
        </>
      )}
      {search}
      <LanguageButton />
      <UserMenu />
    </header>
  )
}
