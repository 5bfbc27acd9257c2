import '@portico/core/theme/app.css'
import { boot } from '@portico/core/app/boot'
import { kits } from './kits'
import { plugins } from './plugins'

void boot(plugins, kits)
