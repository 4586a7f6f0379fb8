import { a } from '../util.js'
const t = await import('../util.ts')
