import type { ReactNode } from 'react'
import './menu/menu.css'
import { Brand } from './Brand'
import { Footer } from './Footer'
import { HelpButton } from './topBar/HelpButton'
import { LanguageButton } from './topBar/LanguageButton'
import './Shell.css'
import { SkipLink } from './SkipLink'

/** The frame of public screens: the brand, language and help, without menus. */
export function PublicFrame({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div className="page min-h-dvh">
        <header className="topbar">
          <Brand isLink={false} />
          <div className="ms-auto flex flex-wrap items-center gap-1">
            <LanguageButton />
            <HelpButton />
          </div>
        </header>
        <main className="main" tabIndex={-1} aria-busy={busy}>
          {children}
        </main>
        <Footer />
      </div>
    </>
  )
}
