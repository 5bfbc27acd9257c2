import { memo } from 'react'
import { Brand } from '../Brand'
import { HelpButton } from './HelpButton'
import { LanguageButton } from './LanguageButton'
import { UserMenu } from './UserMenu'

/** The top bar of the signed-in portal. The logo is in the side menu on a desktop. */
export const TopBar = memo(function TopBar() {
  return (
    <header className="topbar">
      <span className="desk:hidden">
        <Brand />
      </span>
      <div className="ms-auto flex flex-wrap items-center gap-1">
        <LanguageButton />
        <HelpButton />
        <UserMenu />
      </div>
    </header>
  )
})
