import type { ReactNode } from 'react'
import './menu/menu.css'
import { cx } from '../../ui/cx'
import { useIsDesktop } from '../../ui/layout/useIsDesktop'
import { ActingBanner } from './ActingBanner'
import { BottomBar } from './menu/BottomBar'
import { useCollapsed } from './collapsed'
import { Footer } from './Footer'
import { MenuContext, useBuiltMenu } from './menu/useMenu'
import { SideMenu } from './menu/SideMenu'
import { SkipLink } from './SkipLink'
import './Shell.css'
import { TopBar } from './topBar/TopBar'

interface Props {
  /** Whether a transition is running. */
  busy: boolean
  children: ReactNode
}

/** The frame of the signed-in portal. */
export function Shell({ busy, children }: Props) {
  const collapsed = useCollapsed()
  const wide = useIsDesktop()
  return (
    <MenuContext value={useBuiltMenu()}>
      <SkipLink />
      <div className={cx('shell', collapsed && 'shell-collapsed')}>
        <ActingBanner />
        {wide && <SideMenu />}
        <div className="page">
          <TopBar />
          <main className="main" tabIndex={-1} aria-busy={busy}>
            {children}
          </main>
          <Footer />
        </div>
        {!wide && <BottomBar />}
      </div>
    </MenuContext>
  )
}
