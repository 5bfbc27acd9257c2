import '../core/theme/app.css'
import { boot } from '../core/app/boot'
import { kits } from './kits'
import { plugins } from './plugins'

void boot(plugins, kits)
