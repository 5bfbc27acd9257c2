import '@core/theme/app.css'
import { boot } from '@core/app/boot'
import { plugins } from './plugins'

void boot(plugins)
