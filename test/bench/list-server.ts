/**
 * As much of Gitea as multi-gitter asks for to list the repositories of an organization: those in a folder, to be cloned from there.
 * `node list-server.ts FOLDER` prints its address.
 */
import * as fs from 'node:fs'
import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import * as path from 'node:path'

const [folder = '.'] = process.argv.slice(2)
const PER_PAGE = 50
const owner = { id: 1, login: 'bench', username: 'bench' }

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? PER_PAGE)]
  const all = fs.readdirSync(folder).map((name, index) => {
    const place = path.join(folder, name)
    return { id: index + 1, name, full_name: `bench/${name}`, owner, default_branch: 'main', clone_url: place, ssh_url: place }
  })
  response.setHeader('content-type', 'application/json')
  response.setHeader('x-total-count', String(all.length))
  if (pathname === '/api/v1/version') response.end(JSON.stringify({ version: '1.25.0' }))
  else if (pathname.endsWith('/repos')) response.end(JSON.stringify(all.slice((page - 1) * limit, page * limit)))
  else if (pathname === '/api/v1/user') response.end(JSON.stringify(owner))
  else response.writeHead(404).end('{}')
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`))
