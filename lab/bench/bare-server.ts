import { createServer } from 'node:http'

// A server that only sends one fixed body, given by the parent process: the reference of the benchmark.

process.on('message', (message: { readonly body: string; readonly encoding: string }) => {
  const body = Buffer.from(message.body, 'base64')
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(message.encoding && { 'Content-Encoding': message.encoding }),
  }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
  })
})
process.once('disconnect', () => process.exit(0))
