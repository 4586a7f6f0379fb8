import { a } from '../helpers.js'
const t = await import('../helpers.ts')
