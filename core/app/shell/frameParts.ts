/** The parts of the shell with which a kit builds a frame of its own, and their styles. */
import './menu/menu.css'
import './Shell.css'

export { Brand } from './Brand'
export { SkipLink } from './SkipLink'
export { HelpButton } from './topBar/HelpButton'
export { LanguageButton } from './topBar/LanguageButton'
export { UserMenu } from './topBar/UserMenu'
