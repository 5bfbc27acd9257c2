import type { ReactNode } from 'react'
import { Brand, HelpButton, LanguageButton, SkipLink, UserMenu } from '@portico/core/app/shell/frameParts'
import { defaultRoute } from '@portico/core/routing/areas'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import '../admin.css'
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
      <div
        className={cx(
          'admin grid content-start min-h-dvh [--a-pad:1rem] [--a-row:2.5rem] [--a-chip:2.75rem] print:block print:min-h-0 desk:grid-cols-[var(--a-menu)_minmax(0,1fr)] desk:[--a-pad:1.5rem] desk:pointer-fine:[--tap:2.25rem] desk:pointer-fine:[--a-chip:2rem]',
          hasBar ? '[--bar-h:4rem]' : '[--bar-h:0rem]',
        )}
      >
        {isWide && <Menu menu={menu} here={here} />}
        <div className="min-w-0 pb-[calc(var(--bar-h)+env(safe-area-inset-bottom))] print:p-0">
          {isWide ? (
            <Top here={here} isTop={isTop} search={search} />
          ) : (
            <PhoneTop back={isTop ? null : here} search={search} />
          )}
          <main className="min-w-0 focus:[outline:none] [&_h1:focus]:[outline:none]" tabIndex={-1}>
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
    <nav
      className="a-side sticky top-0 flex flex-col gap-1 h-dvh py-3 px-2.5 overflow-x-hidden overflow-y-auto *:flex-none"
      aria-label={t('ADMIN.MENU')}
    >
      <Brand />
      <Link className="flex items-center gap-1 min-h-11 text-muted no-underline" to={defaultRoute}>
        <Icon name="arrow-left" size="s" />
        <span>{t('ADMIN.BACK')}</span>
      </Link>
      {menu.map(({ group, entries }) => (
        <div key={group} className="a-group desk:flex desk:flex-col desk:mt-3.5">
          <p className="a-group-title desk:pt-0 desk:pb-1 desk:px-2 desk:text-muted">
            {t(`ADMIN.GROUPS.${group}`)}
          </p>
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
    <header className="a-top flex items-center min-h-13 ps-[var(--a-pad)] pe-4 bg-raised hairline-b max-desk:gap-1 max-desk:min-h-14 max-desk:[&_.brandmark>span]:absolute max-desk:[&_.brandmark>span]:w-px max-desk:[&_.brandmark>span]:overflow-hidden max-desk:[&_.brandmark>span]:[clip-path:inset(50%)]">
      <nav
        className="flex-1 min-w-0 [&_a]:text-inherit [&_[aria-current]]:text-body [&_[aria-current]]:font-semibold"
        aria-label={t('ADMIN.PATH')}
      >
        <ol className="truncate text-muted">
          <li className="inline">
            <Link to={id} params={{ '*': '' }}>
              {t('ADMIN.TITLE')}
            </Link>
          </li>
          {here && isTop && (
            <li className="inline before:[content:'/'] before:mx-2" aria-current="page">
              {title}
            </li>
          )}
          {here && !isTop && (
            <li className="inline before:[content:'/'] before:mx-2">
              <SectionLink section={here}>{title}</SectionLink>
            </li>
          )}
          {here && !isTop && name && (
            <li className="inline before:[content:'/'] before:mx-2" aria-current="page">
              {name}
            </li>
          )}
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
    <header className="a-top flex items-center min-h-13 ps-[var(--a-pad)] pe-4 bg-raised hairline-b max-desk:gap-1 max-desk:min-h-14 max-desk:[&_.brandmark>span]:absolute max-desk:[&_.brandmark>span]:w-px max-desk:[&_.brandmark>span]:overflow-hidden max-desk:[&_.brandmark>span]:[clip-path:inset(50%)] max-[24rem]:[&_.topbar-link[aria-haspopup=dialog]:not(.a-find)>span]:hidden">
      {back ? (
        <SectionLink
          className="truncate flex items-center gap-1 min-h-11 flex-1 min-w-0 text-body text-[1.0625rem] font-semibold no-underline max-[24rem]:text-[0.9375rem]"
          section={back}
        >
          <Icon name="arrow-left" size="s" />
          <span>{t(back.title as 'ADMIN.TITLE')}</span>
        </SectionLink>
      ) : (
        <>
          <Brand />
          <Link
            className="truncate flex items-center gap-1 min-h-11 flex-1 min-w-0 text-body text-[1.0625rem] font-semibold no-underline max-[24rem]:text-[0.9375rem]"
            to={id}
            params={{ '*': '' }}
          >
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
