import { render } from 'preact'
import { startSession } from './app/connection.ts'
import { startLanguage } from './app/i18n.ts'
import { Studio } from './app/studio.tsx'

await Promise.all([startLanguage(), startSession()])
const place = document.getElementById('studio')
if (place !== null) render(<Studio />, place)
