import { createServer } from 'node:http'
import { inheritedPort } from '#server/inherited-port.ts'
import { listenOn } from '#server/pipeline/listen-on.ts'

// A process that inherits a port and counts in how many turns of its event loop it accepts as many connections as its
// argument says, beginning with the first.

const wanted = Number(process.argv[2])
let [accepted, turns] = [0, 0]

function countTurn() {
  turns += 1
  if (accepted < wanted) setImmediate(countTurn)
  else process.send?.({ type: 'turns', turns })
}

const places = inheritedPort() ?? []
const servers = new Map(places.map((place) => [place, createServer()]))
for (const server of servers.values())
  server.on('connection', () => {
    accepted += 1
    if (accepted === 1) countTurn()
  })
await listenOn(servers, 0)
process.send?.({ type: 'ready' })
