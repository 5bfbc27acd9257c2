import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({ id: 'appointments' })
